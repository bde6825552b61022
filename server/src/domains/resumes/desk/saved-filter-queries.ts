import type { JobKind, ListedStage } from '@qinghe/contract/resumes/stages.ts';
import type { Reader, Trx } from '../../../db/database.ts';
import type { Member } from '../../../http/context.ts';

const own = (reader: Reader, { companyUuid, accountUuid }: Member) =>
  reader.selectFrom('saved_filter').where('company_uuid', '=', companyUuid).where('account_uuid', '=', accountUuid);

export const readSavedFilters = (reader: Reader, member: Member, kind: JobKind) =>
  own(reader, member)
    .select(['uuid', 'name', 'stage', 'filter'])
    .where('kind', '=', kind)
    .orderBy('created_at')
    .orderBy('uuid')
    .execute();

/** Saves a filter; one of the same name is replaced. */
export const upsertSavedFilter = (
  trx: Trx,
  { companyUuid, accountUuid }: Member,
  {
    filter,
    ...row
  }: { uuid: string; kind: JobKind; name: string; stage: ListedStage; filter: unknown; created_at: Date },
) =>
  trx
    .insertInto('saved_filter')
    .values({ company_uuid: companyUuid, account_uuid: accountUuid, ...row, filter: JSON.stringify(filter) })
    .onConflict((conflict) =>
      conflict
        .columns(['company_uuid', 'account_uuid', 'kind', 'name'])
        .doUpdateSet({ stage: row.stage, filter: JSON.stringify(filter) }),
    )
    .returning('uuid')
    .executeTakeFirstOrThrow();

export const deleteSavedFilter = (trx: Trx, { companyUuid, accountUuid }: Member, uuid: string) =>
  trx
    .deleteFrom('saved_filter')
    .where('company_uuid', '=', companyUuid)
    .where('account_uuid', '=', accountUuid)
    .where('uuid', '=', uuid)
    .returning('uuid')
    .executeTakeFirst();
