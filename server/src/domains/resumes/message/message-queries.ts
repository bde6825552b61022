import type { Reader, Trx } from '../../../db/database.ts';

export interface NewMessage {
  uuid: string;
  application_uuid: string;
  history_uuid: string;
  subject: string;
  /** The company's words; empty where it has said nothing. */
  body: string;
  notice: string;
  send_after: Date;
  /** By SMS, where it can be, also to who has an e-mail address. */
  to_phone?: boolean;
}

export async function insertMessages(trx: Trx, companyUuid: string, messages: readonly NewMessage[]): Promise<void> {
  if (messages.length === 0) return;
  await trx
    .insertInto('candidate_message')
    .values(messages.map((message) => ({ company_uuid: companyUuid, ...message })))
    .execute();
}

/** Messages about steps that have been overtaken by another one never go out. */
export async function recallHeldMessages(
  trx: Trx,
  companyUuid: string,
  applicationUuids: readonly string[],
): Promise<void> {
  await trx
    .updateTable('candidate_message')
    .set({ state: 'recalled' })
    .where('company_uuid', '=', companyUuid)
    .where('application_uuid', 'in', applicationUuids)
    .where('state', '=', 'held')
    .execute();
}

/** Recalls the message of a step. @returns false when it has gone out already, or is on its way */
export async function recallMessageOfStep(trx: Trx, companyUuid: string, historyUuid: string): Promise<boolean> {
  await trx
    .updateTable('candidate_message')
    .set({ state: 'recalled' })
    .where('company_uuid', '=', companyUuid)
    .where('history_uuid', '=', historyUuid)
    .where('state', '=', 'held')
    .execute();
  const out = await trx
    .selectFrom('candidate_message')
    .select('uuid')
    .where('company_uuid', '=', companyUuid)
    .where('history_uuid', '=', historyUuid)
    .where('state', 'in', ['sending', 'sent'])
    .executeTakeFirst();
  return out === undefined;
}

/**
 * Claims a message until an instant: until then no other process sends it, and it cannot be recalled. One whose claim has
 * run out may be claimed again; `attempts` counts the claims.
 * @returns what is sent to whom; undefined when it was recalled, settled, or is claimed by somebody else
 */
export function claimMessage(
  reader: Reader,
  companyUuid: string,
  uuid: string,
  { now, leaseUntil }: { now: Date; leaseUntil: Date },
) {
  return reader
    .updateTable('candidate_message')
    .from('application')
    .set((e) => ({ state: 'sending', attempts: e('candidate_message.attempts', '+', 1), lease_until: leaseUntil }))
    .whereRef('application.company_uuid', '=', 'candidate_message.company_uuid')
    .whereRef('application.uuid', '=', 'candidate_message.application_uuid')
    .where('candidate_message.company_uuid', '=', companyUuid)
    .where('candidate_message.uuid', '=', uuid)
    .where((e) =>
      e.or([
        e('candidate_message.state', '=', 'held'),
        e.and([
          e('candidate_message.state', '=', 'sending'),
          e('candidate_message.lease_until', '<=', now.toISOString()),
        ]),
      ]),
    )
    .returning([
      'candidate_message.attempts',
      'candidate_message.subject',
      'candidate_message.notice',
      'candidate_message.to_phone',
      'candidate_message.application_uuid',
      'application.email',
      'application.phone',
      'application.version',
      'application.kind',
      'application.job_uuid',
    ])
    .executeTakeFirst();
}

export type ClaimedMessage = NonNullable<Awaited<ReturnType<typeof claimMessage>>>;

/** Ends a claim at once, so that the next attempt need not wait for its end. */
export async function endClaim(reader: Reader, companyUuid: string, uuid: string, now: Date): Promise<void> {
  await reader
    .updateTable('candidate_message')
    .set({ lease_until: now })
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .where('state', '=', 'sending')
    .execute();
}

/** What became of a message. @returns false when another attempt has settled it before */
export async function settleMessage(
  trx: Trx,
  companyUuid: string,
  uuid: string,
  state: 'sent' | 'refused',
): Promise<boolean> {
  const settled = await trx
    .updateTable('candidate_message')
    .set({ state, lease_until: null })
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .where('state', '=', 'sending')
    .returning('uuid')
    .executeTakeFirst();
  return settled !== undefined;
}

/** Messages of a batch that still wait to be sent. */
export const readHeldMessages = (reader: Reader, companyUuid: string, batchUuid: string) =>
  messagesWithSteps(reader, companyUuid)
    .select('candidate_message.uuid')
    .where('application_history.batch_uuid', '=', batchUuid)
    .where('candidate_message.state', '=', 'held')
    .execute();

/** Those to whom a rejection was sent, or is just being sent. */
export const readToldRejected = (reader: Reader, companyUuid: string, uuids: readonly string[]) =>
  messagesWithSteps(reader, companyUuid)
    .select('candidate_message.application_uuid')
    .distinct()
    .where('candidate_message.application_uuid', 'in', uuids)
    .where('candidate_message.state', 'in', ['sending', 'sent'])
    .where('application_history.action', '=', 'rejected')
    .execute();

/** Messages with the steps that caused them. */
const messagesWithSteps = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('candidate_message')
    .innerJoin('application_history', (join) =>
      join
        .onRef('application_history.company_uuid', '=', 'candidate_message.company_uuid')
        .onRef('application_history.uuid', '=', 'candidate_message.history_uuid'),
    )
    .where('candidate_message.company_uuid', '=', companyUuid);

/** What a company has said to a candidate, the latest first; what may still be taken back has not been said. */
export const readWords = (reader: Reader, companyUuid: string, applicationUuid: string) =>
  reader
    .selectFrom('candidate_message')
    .select(['body', 'send_after as at'])
    .where('company_uuid', '=', companyUuid)
    .where('application_uuid', '=', applicationUuid)
    .where('state', 'not in', ['held', 'recalled'])
    .where('body', '!=', '')
    .orderBy('send_after', 'desc')
    .limit(MAX_SHOWN_WORDS)
    .execute();

const MAX_SHOWN_WORDS = 20;
