import type { Reader } from '../../db/database.ts';

export function readCategories(reader: Reader) {
  return reader.selectFrom('job_category').select(['code', 'parent', 'name', 'name_en']).orderBy('position').execute();
}

export async function readHighlights(reader: Reader) {
  const rows = await reader.selectFrom('job_highlight').select(['code', 'name', 'name_en']).orderBy('code').execute();
  return rows.map(({ code, ...names }) => ({ code: String(code), ...names }));
}

export function readIndustries(reader: Reader) {
  return reader
    .selectFrom('industry')
    .select(['code', 'parent', 'name', 'name_en', 'standard_name'])
    .orderBy('position')
    .execute();
}

/** A section or a division by its name. */
export const findIndustry = (reader: Reader, name: string) =>
  reader.selectFrom('industry').select(['code', 'name_en']).where('name', '=', name).limit(1).executeTakeFirst();

/** Is there a section or a division of this name? */
export async function isIndustry(reader: Reader, name: string): Promise<boolean> {
  return (await findIndustry(reader, name)) !== undefined;
}

export function readCompanyTags(reader: Reader) {
  return reader.selectFrom('company_tag').select(['code', 'parent', 'name', 'name_en']).orderBy('position').execute();
}

export function readPhoneCountries(reader: Reader) {
  return reader
    .selectFrom('phone_country')
    .select(['code', 'dial_code', 'name', 'name_en'])
    .orderBy('position')
    .execute();
}

export function readCategoryName(reader: Reader, code: string) {
  return reader
    .selectFrom('job_category')
    .leftJoin('job_category as parent', 'parent.code', 'job_category.parent')
    .select(['job_category.name', 'parent.name as parent_name', 'job_category.parent'])
    .where('job_category.code', '=', code)
    .executeTakeFirst();
}

export function readMinimumWages(reader: Reader, cities: readonly string[]) {
  if (cities.length === 0) return Promise.resolve([]);
  return reader.selectFrom('minimum_wage').select(['city', 'monthly', 'source']).where('city', 'in', cities).execute();
}
