import type { Retention } from '@qinghe/contract/candidates/retention.ts';
import type { Reader, Trx } from '../../../db/database.ts';

export const findRetention = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('retention_setting')
    .select(['months', 'version'])
    .where('company_uuid', '=', companyUuid)
    .executeTakeFirst();

/** Held until the transaction ends, whether there is a row yet or not. */
export async function lockRetention(trx: Trx, companyUuid: string) {
  await trx
    .selectFrom('company')
    .select('company_uuid')
    .where('company_uuid', '=', companyUuid)
    .forUpdate()
    .executeTakeFirst();
  return findRetention(trx, companyUuid);
}

export async function putRetention(
  trx: Trx,
  companyUuid: string,
  { months, version, at }: Retention & { at: Date },
): Promise<void> {
  const values = { months, version, updated_at: at };
  const of = { company_uuid: companyUuid, what: 'applications' };
  await trx
    .insertInto('retention_setting')
    .values({ ...of, ...values })
    .onConflict((conflict) => conflict.columns(['company_uuid', 'what']).doUpdateSet(values))
    .execute();
}
