import type { Reader } from '../../db/database.ts';

/** Provinces and cities, in the order of their codes. */
export function readProvincesAndCities(reader: Reader) {
  return areas(reader).where('level', '<>', 'district').execute();
}

/** A province with its cities and their districts; nothing where the code is none of a province. */
export function readProvince(reader: Reader, code: string) {
  const cities = reader.selectFrom('area').select('code').where('parent', '=', code).where('level', '=', 'city');
  return areas(reader)
    .where((where) =>
      where.or([
        where.and([where('code', '=', code), where('level', '=', 'province')]),
        where.and([where('parent', '=', code), where('level', '=', 'city')]),
        where('parent', 'in', cities),
      ]),
    )
    .execute();
}

/** Cities alone. */
export const readCities = (reader: Reader) => areas(reader).where('level', '=', 'city').execute();

/** Everything, down to districts. */
export async function readAllAreas(reader: Reader) {
  const rows = await areas(reader).execute();
  return rows.map((row) => ({ ...row, level: row.level as 'province' | 'city' | 'district' }));
}

const areas = (reader: Reader) => reader.selectFrom('area').select(['code', 'parent', 'name', 'level']).orderBy('code');

/** The name of an area, '' for a code that is none. */
export async function findAreaName(reader: Reader, code: string): Promise<string> {
  const row = await reader.selectFrom('area').select('name').where('code', '=', code).executeTakeFirst();
  return row?.name ?? '';
}

export const findArea = (reader: Reader, code: string) =>
  reader.selectFrom('area').select(['name', 'level', 'parent']).where('code', '=', code).executeTakeFirst();
