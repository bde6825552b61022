import type { Reader } from '../../db/database.ts';

export function readCategories(reader: Reader) {
  return reader.selectFrom('job_category').select(['code', 'parent', 'name', 'name_en']).orderBy('position').execute();
}

export function readHighlights(reader: Reader) {
  return reader.selectFrom('job_highlight').select(['code', 'name', 'name_en']).orderBy('code').execute();
}

export function readAreas(reader: Reader) {
  return reader.selectFrom('area').select(['code', 'parent', 'name']).orderBy('code').execute();
}

export async function readCityNames(reader: Reader, codes: readonly string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await reader.selectFrom('area').select(['code', 'name']).where('code', 'in', codes).execute();
  return new Map(rows.map((row) => [row.code, row.name]));
}

export function readCategoryName(reader: Reader, code: string) {
  return reader
    .selectFrom('job_category')
    .leftJoin('job_category as parent', 'parent.code', 'job_category.parent')
    .select(['job_category.name', 'parent.name as parent_name', 'job_category.parent'])
    .where('job_category.code', '=', code)
    .executeTakeFirst();
}

export async function readSensitiveWords(reader: Reader): Promise<string[]> {
  const rows = await reader.selectFrom('sensitive_word').select('word').orderBy('word').execute();
  return rows.map((row) => row.word);
}

export function readMinimumWages(reader: Reader, cities: readonly string[]) {
  if (cities.length === 0) return Promise.resolve([]);
  return reader.selectFrom('minimum_wage').select(['city', 'monthly', 'source']).where('city', 'in', cities).execute();
}
