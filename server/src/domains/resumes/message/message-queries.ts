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

/** Uuids of the messages of a step. */
export async function readMessagesOfStep(trx: Trx, companyUuid: string, historyUuid: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('candidate_message')
    .select('uuid')
    .where('company_uuid', '=', companyUuid)
    .where('history_uuid', '=', historyUuid)
    .execute();
  return rows.map(({ uuid }) => uuid);
}

/** What a message says, and to whom. */
export const findMessage = (reader: Reader, companyUuid: string, uuid: string) =>
  reader
    .selectFrom('candidate_message as message')
    .innerJoin('application', (join) =>
      join
        .onRef('application.company_uuid', '=', 'message.company_uuid')
        .onRef('application.uuid', '=', 'message.application_uuid'),
    )
    .innerJoin('job', (join) =>
      join.onRef('job.company_uuid', '=', 'application.company_uuid').onRef('job.uuid', '=', 'application.job_uuid'),
    )
    .select(['message.subject', 'message.notice', 'message.to_phone', 'message.application_uuid'])
    .select(['application.email', 'application.phone', 'application.version'])
    .select(['application.kind', 'application.job_uuid', 'job.owner_uuid as job_owner_uuid'])
    .where('message.company_uuid', '=', companyUuid)
    .where('message.uuid', '=', uuid)
    .executeTakeFirst();

export type FoundMessage = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

/** Those to whom a rejection was sent, or is just being sent. */
export const readNotifiedRejected = (reader: Reader, companyUuid: string, uuids: readonly string[]) =>
  reader
    .selectFrom('candidate_message as message')
    .innerJoin('delivery', 'delivery.uuid', 'message.uuid')
    .innerJoin('application_history as step', (join) =>
      join.onRef('step.company_uuid', '=', 'message.company_uuid').onRef('step.uuid', '=', 'message.history_uuid'),
    )
    .select('message.application_uuid')
    .distinct()
    .where('message.company_uuid', '=', companyUuid)
    .where('message.application_uuid', 'in', uuids)
    .where('delivery.state', 'in', ['sending', 'sent'])
    .where('step.action', '=', 'rejected')
    .execute();

/** What a company has said to a candidate, the latest first; what may still be taken back has not been said. */
export const readWords = (reader: Reader, companyUuid: string, applicationUuid: string) =>
  reader
    .selectFrom('candidate_message as message')
    .innerJoin('delivery', 'delivery.uuid', 'message.uuid')
    .select(['message.body', 'message.send_after as at'])
    .where('message.company_uuid', '=', companyUuid)
    .where('message.application_uuid', '=', applicationUuid)
    .where('delivery.state', 'not in', ['waiting', 'recalled'])
    .where('message.body', '!=', '')
    .orderBy('message.send_after', 'desc')
    .limit(MAX_SHOWN_WORDS)
    .execute();

const MAX_SHOWN_WORDS = 20;
