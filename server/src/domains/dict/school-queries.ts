import type { SchoolLevel } from '@qinghe/contract/dict/schools.ts';
import type { Reader } from '../../db/database.ts';

/** Schools with their places, in the order of the codes. */
export async function readSchools(reader: Reader, codes: readonly string[]) {
  if (codes.length === 0) return [];
  const rows = await reader
    .selectFrom('school')
    .innerJoin('area as city', 'city.code', 'school.city')
    .leftJoin('area as province', 'province.code', 'city.parent')
    .select(['school.code', 'school.name', 'school.name_en', 'school.level'])
    .select(['city.name as city', 'province.name as province'])
    .where('school.code', 'in', codes)
    .execute();
  return rows
    .map(({ level, province, ...row }) => ({ ...row, level: level as SchoolLevel, province: province ?? row.city }))
    .sort((one, other) => codes.indexOf(one.code) - codes.indexOf(other.code));
}
