import type { JobDraft } from '@qinghe/contract/jobs/job.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import type { Reader, Trx } from '../../../db/database.ts';
import { nameKey } from '../../../db/name-key.ts';

const templates = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('job_template')
    .leftJoin('account', 'account.uuid', 'job_template.account_uuid')
    .select(['job_template.uuid', 'job_template.name', 'job_template.kind', 'job_template.draft'])
    .select(['job_template.saved_at', 'job_template.version', 'job_template.account_uuid', 'account.name as by'])
    .where('job_template.company_uuid', '=', companyUuid);

export const readTemplates = (reader: Reader, companyUuid: string, kind: JobKind) =>
  templates(reader, companyUuid).where('job_template.kind', '=', kind).orderBy('job_template.name').execute();

export const findTemplate = (reader: Reader, companyUuid: string, uuid: string) =>
  templates(reader, companyUuid).where('job_template.uuid', '=', uuid).executeTakeFirst();

export const lockTemplate = (trx: Trx, companyUuid: string, uuid: string) =>
  templates(trx, companyUuid).where('job_template.uuid', '=', uuid).forUpdate('job_template').executeTakeFirst();

/** Whether another template of the kind has the name. */
export const isNameTaken = async (
  reader: Reader,
  companyUuid: string,
  { uuid, kind, name }: { uuid: string; kind: JobKind; name: string },
): Promise<boolean> =>
  (await templates(reader, companyUuid)
    .where('job_template.kind', '=', kind)
    .where((e) => e(nameKey(e.ref('job_template.name')), '=', nameKey(name)))
    .where('job_template.uuid', '!=', uuid)
    .executeTakeFirst()) !== undefined;

export const renameTemplate = (trx: Trx, companyUuid: string, { uuid, name }: { uuid: string; name: string }) =>
  trx
    .updateTable('job_template')
    .set((e) => ({ name, version: e('version', '+', 1) }))
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .execute();

export const countTemplates = async (reader: Reader, companyUuid: string): Promise<number> => {
  const { n } = await reader
    .selectFrom('job_template')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('company_uuid', '=', companyUuid)
    .executeTakeFirstOrThrow();
  return n;
};

/** @returns whether the name was free */
export async function insertTemplate(
  trx: Trx,
  companyUuid: string,
  { draft, ...template }: { uuid: string; name: string; draft: JobDraft; account_uuid: string; saved_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: added } = await trx
    .insertInto('job_template')
    .values({ company_uuid: companyUuid, ...template, kind: draft.kind, draft: JSON.stringify(draft) })
    .onConflict((conflict) => conflict.columns(['company_uuid', 'kind', 'name']).doNothing())
    .executeTakeFirstOrThrow();
  return added === 1n;
}

export const deleteTemplate = (trx: Trx, companyUuid: string, uuid: string) =>
  trx.deleteFrom('job_template').where('company_uuid', '=', companyUuid).where('uuid', '=', uuid).execute();
