import * as contract from '@qinghe/contract/imports/mend.ts';
import { AppError } from '../../app-error.ts';
import { write } from '../../http/write.ts';
import { requireFound } from '../../refusals.ts';
import { checkRows } from './check-rows.ts';
import { findRow, saveCell } from './import-queries.ts';
import { requireField } from './map-columns.ts';
import { lockOpenImport } from './open-import.ts';
import { valuesIn } from './values.ts';
import { resetRows } from './word-queries.ts';

/**
 * @throws AppError 40401 unknown, another account's, or no such row; 40901 with what stands there where it is not what was seen;
 * 40902 as `lockOpenImport`
 */
export const mendCell = write(
  contract.mendCell,
  { audit: { none: 'The import was written down when it came, and the job is when it is made' } },
  async (call, { uuid, row, field, text: typed, seen }) => {
    const { db, member, locale, now } = call;
    const { companyUuid } = member;
    const found = await lockOpenImport(call, uuid);
    const name = requireField(found.kind, field);
    const { cells, mended } = requireFound(await findRow(db, companyUuid, uuid, row));
    const text = typed.replaceAll('\r\n', '\n').trim();
    const before = valuesIn(found)(cells, mended)[name] ?? '';
    if (before !== seen && before !== text) throw new AppError(40901, { data: { text: before, is_broken: true } });
    await saveCell(db, companyUuid, uuid, { row, field: name, text });
    await resetRows(db, companyUuid, uuid, row);
    const [reading] = await checkRows(db, found, [{ row, cells, mended: { ...mended, [name]: text } }], {
      locale,
      now,
    });
    const is_broken = reading?.problems.some((one) => one.field === name && one.level !== 'advise') ?? false;
    return { text, is_broken };
  },
);
