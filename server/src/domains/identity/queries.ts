import type { IdentityPapers } from '@qinghe/contract/identity/identity.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import { notHeld, readHead } from '../../casework/casework-queries.ts';
import type { Reader, Trx } from '../../db/database.ts';
import type { DB } from '../../db/generated.ts';

const columns = [
  'check_status',
  'document',
  'name',
  'number_masked',
  'front_uuid',
  'back_uuid',
  'reason',
  'handed_in_at',
  'decided_at',
  'face_outcome',
  'appealed',
  'version',
] as const;

export const findIdentity = (reader: Reader, accountUuid: string) =>
  reader.selectFrom('identity').select(columns).where('account_uuid', '=', accountUuid).executeTakeFirst();

export type IdentityRow = NonNullable<Awaited<ReturnType<typeof findIdentity>>>;

/** Made where it is not there yet, and locked: of two calls at once one finds what the other has done. */
export async function lockIdentity(trx: Trx, accountUuid: string): Promise<IdentityRow> {
  await trx
    .insertInto('identity')
    .values({ account_uuid: accountUuid, check_status: 0, version: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom('identity')
    .select(columns)
    .where('account_uuid', '=', accountUuid)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

type Submission = Omit<IdentityPapers, 'number' | 'consent'> & {
  version: number;
  number_sealed: Buffer;
  number_masked: string;
  number_hash: Buffer;
  consent_version: string;
  face_consent_version: string;
  face_consent_at: Date | null;
  face_outcome: 'waiting' | null;
};

export async function saveIdentity(trx: Trx, accountUuid: string, { version, ...submission }: Submission, now: Date) {
  return trx
    .updateTable('identity')
    .set({
      ...submission,
      check_status: 1,
      appealed: false,
      consent_at: now,
      handed_in_at: now,
      decided_at: null,
      decided_by: null,
      reason: '',
      version: version + 1,
    })
    .where('account_uuid', '=', accountUuid)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** The same papers wait once more; what was being compared an operator compares now. */
export const markAppealed = (trx: Trx, accountUuid: string, { version, face_outcome }: IdentityRow, now: Date) =>
  trx
    .updateTable('identity')
    .set({
      check_status: 1,
      appealed: true,
      handed_in_at: now,
      decided_at: null,
      decided_by: null,
      face_outcome: face_outcome === 'waiting' ? 'operator' : face_outcome,
      version: version + 1,
    })
    .where('account_uuid', '=', accountUuid)
    .returning(columns)
    .executeTakeFirstOrThrow();

/** As if nothing had been handed in. */
export async function clearIdentity(trx: Trx, accountUuid: string, version: number) {
  return trx
    .updateTable('identity')
    .set({
      check_status: 0,
      appealed: false,
      document: null,
      name: '',
      number_sealed: null,
      number_masked: '',
      number_hash: null,
      front_uuid: null,
      back_uuid: null,
      face_consent_version: '',
      face_consent_at: null,
      face_outcome: null,
      handed_in_at: null,
      version: version + 1,
    })
    .where('account_uuid', '=', accountUuid)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** An identity that has passed must be shown anew. */
export async function markAgain(trx: Trx, accountUuid: string, version: number): Promise<void> {
  const again = { check_status: 4, asked_again: true, version: version + 1 };
  await trx.updateTable('identity').set(again).where('account_uuid', '=', accountUuid).execute();
}

/** People who wait; of whom somebody has decided a moment ago, and may take it back, does not. */
export const waitingIdentities = (reader: Reader) =>
  selectCases(reader).where('identity.check_status', '=', 1).where(notHeld('identity.account_uuid'));

/** Which operator refused what a person appeals against; nobody where nothing is appealed. */
const refuser = (e: ExpressionBuilder<DB, 'identity'>) =>
  e
    .selectFrom('identity_review')
    .innerJoin('operator', 'operator.uuid', 'identity_review.actor_uuid')
    .select(['operator.uuid as refuser_uuid', 'operator.name as refuser'])
    .whereRef('identity_review.account_uuid', '=', 'identity.account_uuid')
    .where('identity_review.step', '=', 'refused')
    .where('identity.appealed', '=', true)
    .orderBy('identity_review.at', 'desc')
    .orderBy('identity_review.uuid', 'desc')
    .limit(1)
    .as('refusal');

const submissions = sql<number>`(select count(*) from identity_review
  where identity_review.account_uuid = identity.account_uuid and step = 'submitted')`;

const selectCases = (reader: Reader) =>
  reader
    .selectFrom('identity')
    .leftJoinLateral(refuser, (join) => join.onTrue())
    .innerJoin('account', 'account.uuid', 'identity.account_uuid')
    .leftJoin('company', 'company.company_uuid', 'account.company_uuid')
    .select([
      'identity.account_uuid as uuid',
      'identity.name',
      sql<string>`identity.handed_in_at`.as('waiting_since'),
      'identity.appealed',
      'refusal.refuser_uuid',
      'refusal.refuser',
      submissions.as('submissions'),
      'company.name as company',
      'account.name as account_name',
      'account.company_uuid',
    ]);

export const findIdentityCase = (reader: Reader, accountUuid: string) =>
  selectCases(reader)
    .select([
      'identity.document',
      'identity.number_sealed',
      'identity.front_uuid',
      'identity.back_uuid',
      'identity.face_outcome',
      'identity.check_status',
      'identity.version',
    ])
    .where('identity.account_uuid', '=', accountUuid)
    .where('identity.handed_in_at', 'is not', null)
    .executeTakeFirst();

export const hasIdentityCase = async (reader: Reader, accountUuid: string): Promise<boolean> =>
  (await findIdentityCase(reader, accountUuid)) !== undefined;

export const countIdentityCases = async (reader: Reader): Promise<number> =>
  (await readHead(reader, waitingIdentities(reader))).count;

/** Whether another account was identified with the same number. */
export async function isNumberTaken(trx: Trx, accountUuid: string): Promise<boolean> {
  const row = await trx
    .selectFrom('identity as other')
    .innerJoin('identity', 'identity.number_hash', 'other.number_hash')
    .select('other.account_uuid')
    .where('identity.account_uuid', '=', accountUuid)
    .where('other.account_uuid', '!=', accountUuid)
    .where('other.check_status', '=', 2)
    .executeTakeFirst();
  return row !== undefined;
}

export async function setDecision(
  trx: Trx,
  accountUuid: string,
  decision: { check_status: number; reason: string; decided_by: string | null; decided_at: Date; version: number },
): Promise<void> {
  const settled = { appealed: false, ...(decision.check_status === 2 && { asked_again: false }) };
  await trx
    .updateTable('identity')
    .set({ ...decision, ...settled })
    .where('account_uuid', '=', accountUuid)
    .execute();
}
