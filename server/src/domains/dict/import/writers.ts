import type { Trx } from '../../../db/database.ts';
import { foldName, hasHan } from '../rules.ts';
import type { SearchedList } from '../search-queries.ts';
import { removeOthers, replaceTerms, upsertRows } from './import-queries.ts';
import { type ListName, readRows } from './list-files.ts';

/** How each list comes into its tables. @returns how many entries it has */
export const writers: Readonly<Record<ListName, (trx: Trx) => Promise<number>>> = {
  async districts(trx) {
    const rows = await readRows('districts', ['code', 'parent', 'name']);
    // Jobs refer to areas by their codes: none is ever taken away.
    await upsertRows(
      trx,
      'area',
      rows.map((row) => ({ ...row, level: 'district' })),
    );
    return rows.length;
  },

  async countries(trx) {
    const rows = inOrder(await readRows('countries', ['code', 'dial_code', 'name', 'name_en']));
    await upsertRows(trx, 'phone_country', rows);
    await removeOthers(trx, 'phone_country', rows);
    return rows.length;
  },

  async industries(trx) {
    const rows = inTree(await readRows('industries', ['code', 'parent', 'name', 'name_en', 'standard_name']));
    await upsertRows(trx, 'industry', rows);
    await removeOthers(trx, 'industry', rows);
    return rows.length;
  },

  async 'company-tags'(trx) {
    const rows = inTree(await readRows('company-tags', ['code', 'parent', 'name', 'name_en']));
    await upsertRows(trx, 'company_tag', rows);
    await removeOthers(trx, 'company_tag', rows);
    return rows.length;
  },

  async schools(trx) {
    const rows = await readRows('schools', ['code', 'name', 'name_en', 'city', 'level', 'aliases']);
    return writeSearched(
      trx,
      'school',
      rows.map(({ aliases, ...row }) => ({ row, names: [row.name, row.name_en, ...aliases.split('|')] })),
    );
  },

  async majors(trx) {
    const rows = await readRows('majors', ['code', 'parent', 'name']);
    const levels = { 2: 'category', 4: 'class', 6: 'major' } as const;
    return writeSearched(
      trx,
      'major',
      rows.map(({ code, parent, name }) => ({
        row: { code, parent: parent || null, name, level: levels[code.replace(/[TK]+$/, '').length as 2 | 4 | 6] },
        names: [name],
      })),
    );
  },
};

const inOrder = <Row>(rows: readonly Row[]) => rows.map((row, index) => ({ ...row, position: index + 1 }));
const inTree = <Row extends { parent: string }>(rows: readonly Row[]) =>
  inOrder(rows).map((row) => ({ ...row, parent: row.parent || null }));

/** Rows with all the names that each is found by. */
async function writeSearched(
  trx: Trx,
  list: SearchedList,
  named: readonly { row: { code: string }; names: readonly string[] }[],
): Promise<number> {
  // Loaded where it is used: the dictionary of pronunciations is needed at an import alone.
  const { latinTerms } = await import('./latin-terms.ts');
  const rows = named.map(({ row, names }) => {
    const forms = [...new Set(names.filter(hasHan).map(foldName))];
    return { ...row, forms, characters: [...new Set(forms.flatMap((form) => [...form]))] };
  });
  await upsertRows(trx, list, rows);
  await removeOthers(trx, list, rows);
  const terms = named.flatMap(({ row, names }) =>
    [...new Set(names.filter(Boolean).flatMap(latinTerms))].map((term) => ({ code: row.code, term })),
  );
  await replaceTerms(trx, list, terms);
  return rows.length;
}
