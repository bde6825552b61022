import type { Reader } from '../../db/database.ts';

export function findCompany(reader: Reader, companyUuid: string) {
  return reader
    .selectFrom('company')
    .select([
      'company_uuid',
      'name',
      'short_name',
      'check_status',
      'update_type',
      'industry',
      'size',
      'city',
      'introduction',
    ])
    .where('company_uuid', '=', companyUuid)
    .executeTakeFirst();
}

export async function findCompanyName(reader: Reader, companyUuid: string): Promise<string> {
  const { name } = await reader
    .selectFrom('company')
    .select('name')
    .where('company_uuid', '=', companyUuid)
    .executeTakeFirstOrThrow();
  return name;
}
