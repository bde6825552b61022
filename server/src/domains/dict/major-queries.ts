import type { Reader } from '../../db/database.ts';

/** Classes and majors with what they belong to, in the order of the codes. */
export async function readMajors(reader: Reader, codes: readonly string[]) {
  if (codes.length === 0) return [];
  const rows = await reader
    .selectFrom('major')
    .leftJoin('major as parent', 'parent.code', 'major.parent')
    .leftJoin('major as grandparent', 'grandparent.code', 'parent.parent')
    .select(['major.code', 'major.name', 'parent.name as parent', 'grandparent.name as grandparent'])
    .where('major.code', 'in', codes)
    .execute();
  return rows
    .map(({ code, name, parent, grandparent }) => ({
      code,
      name,
      // Of a class the parent is the category already.
      category: grandparent ?? parent ?? '',
      class: grandparent === null ? '' : (parent ?? ''),
    }))
    .sort((one, other) => codes.indexOf(one.code) - codes.indexOf(other.code));
}

/** The whole catalogue, flat, in its order. */
export function readCatalogue(reader: Reader) {
  return reader.selectFrom('major').select(['code', 'parent', 'name']).orderBy('code').execute();
}
