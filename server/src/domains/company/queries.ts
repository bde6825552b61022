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
