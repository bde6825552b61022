import type { Reader, Trx } from '../../db/database.ts';

const columns = ['uuid', 'title', 'content', 'version'] as const;

export function readRejectTemplates(reader: Reader, companyUuid: string, accountUuid: string) {
  return reader
    .selectFrom('reject_template')
    .select(columns)
    .where('company_uuid', '=', companyUuid)
    .where('account_uuid', '=', accountUuid)
    .orderBy('created_at')
    .orderBy('uuid')
    .execute();
}

/** The member's row, locked: what counts templates waits for whoever adds one. */
export async function lockMember(trx: Trx, companyUuid: string, accountUuid: string): Promise<void> {
  await trx
    .selectFrom('company_member')
    .select('account_uuid')
    .where('company_uuid', '=', companyUuid)
    .where('account_uuid', '=', accountUuid)
    .forUpdate()
    .execute();
}

export function insertRejectTemplate(
  trx: Trx,
  companyUuid: string,
  template: { uuid: string; account_uuid: string; title: string; content: string; created_at: Date },
) {
  return trx
    .insertInto('reject_template')
    .values({ company_uuid: companyUuid, ...template })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** @returns the changed row, or undefined when it is gone, another's, or of another version */
export function updateRejectTemplate(
  trx: Trx,
  companyUuid: string,
  accountUuid: string,
  { uuid, version, title, content }: { uuid: string; version: number; title: string; content: string },
) {
  return trx
    .updateTable('reject_template')
    .set({ title, content, version: version + 1 })
    .where('company_uuid', '=', companyUuid)
    .where('account_uuid', '=', accountUuid)
    .where('uuid', '=', uuid)
    .where('version', '=', version)
    .returning(columns)
    .executeTakeFirst();
}

export function findRejectTemplate(reader: Reader, companyUuid: string, accountUuid: string, uuid: string) {
  return reader
    .selectFrom('reject_template')
    .select(columns)
    .where('company_uuid', '=', companyUuid)
    .where('account_uuid', '=', accountUuid)
    .where('uuid', '=', uuid)
    .executeTakeFirst();
}

export async function deleteRejectTemplateRow(
  trx: Trx,
  companyUuid: string,
  accountUuid: string,
  uuid: string,
): Promise<boolean> {
  const result = await trx
    .deleteFrom('reject_template')
    .where('company_uuid', '=', companyUuid)
    .where('account_uuid', '=', accountUuid)
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}
