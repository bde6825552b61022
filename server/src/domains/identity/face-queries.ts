import type { Reader, Trx } from '../../db/database.ts';

/** The pictures of a face that belong to the submission; those of an earlier one belong to nothing any more. */
export async function replaceFaces(trx: Trx, accountUuid: string, faces: readonly string[]): Promise<void> {
  await trx.deleteFrom('identity_face').where('account_uuid', '=', accountUuid).execute();
  if (faces.length === 0) return;
  const rows = faces.map((paper_uuid, position) => ({ paper_uuid, account_uuid: accountUuid, position }));
  await trx.insertInto('identity_face').values(rows).execute();
}

/** In the order in which they were taken. */
export async function readFaces(reader: Reader, accountUuid: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('identity_face')
    .select('paper_uuid')
    .where('account_uuid', '=', accountUuid)
    .orderBy('position')
    .execute();
  return rows.map(({ paper_uuid }) => paper_uuid);
}

/** What is to be compared of a submission, as long as nobody has decided on it or taken the face back. */
export const findFaceToCompare = (reader: Reader, accountUuid: string, version: number) =>
  reader
    .selectFrom('identity')
    .innerJoin('account', 'account.uuid', 'identity.account_uuid')
    .select(['identity.name', 'identity.document', 'identity.number_sealed', 'account.company_uuid'])
    .where('identity.account_uuid', '=', accountUuid)
    .where('identity.version', '=', version)
    .where('identity.check_status', '=', 1)
    .where('identity.face_outcome', '=', 'waiting')
    .executeTakeFirst();

export const setFaceOutcome = (trx: Trx, accountUuid: string, face_outcome: 'operator' | 'same' | 'unlike' | null) =>
  trx.updateTable('identity').set({ face_outcome }).where('account_uuid', '=', accountUuid).execute();

export const forgetFaceConsent = (trx: Trx, accountUuid: string) =>
  trx
    .updateTable('identity')
    .set({ face_consent_version: '', face_consent_at: null })
    .where('account_uuid', '=', accountUuid)
    .execute();
