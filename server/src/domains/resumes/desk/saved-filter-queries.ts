import type { JobKind, Stage } from '@qinghe/contract/resumes/stages.ts';
import type { Reader, Trx } from '../../../db/database.ts';

export function readSavedFilters(reader: Reader, companyUuid: string, accountUuid: string, kind: JobKind) {
  return reader
    .selectFrom('saved_filter')
    .select(['uuid', 'name', 'stage', 'filter'])
    .where('company_uuid', '=', companyUuid)
    .where('account_uuid', '=', accountUuid)
    .where('kind', '=', kind)
    .orderBy('created_at')
    .orderBy('uuid')
    .execute();
}

/** Keeps a filter; one of the same name is replaced. @returns its uuid */
export async function upsertSavedFilter(
  trx: Trx,
  companyUuid: string,
  row: {
    uuid: string;
    account_uuid: string;
    kind: JobKind;
    name: string;
    stage: Stage;
    filter: unknown;
    created_at: Date;
  },
): Promise<string> {
  const filter = JSON.stringify(row.filter);
  const kept = await trx
    .insertInto('saved_filter')
    .values({ company_uuid: companyUuid, ...row, filter })
    .onConflict((conflict) =>
      conflict.columns(['company_uuid', 'account_uuid', 'kind', 'name']).doUpdateSet({ stage: row.stage, filter }),
    )
    .returning('uuid')
    .executeTakeFirstOrThrow();
  return kept.uuid;
}

export async function deleteSavedFilter(
  trx: Trx,
  companyUuid: string,
  accountUuid: string,
  uuid: string,
): Promise<boolean> {
  const result = await trx
    .deleteFrom('saved_filter')
    .where('company_uuid', '=', companyUuid)
    .where('account_uuid', '=', accountUuid)
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}
