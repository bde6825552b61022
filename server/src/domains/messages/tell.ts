import {
  type KindOfMessage,
  type MessageKind,
  type MessageTopic,
  mailDefaults,
  messageKinds,
} from '@qinghe/contract/messages/kinds.ts';
import type { Values } from '@qinghe/contract/texts/say.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../../db/database.ts';
import { deliver } from '../../outside/deliver.ts';
import { publishEvent } from '../../realtime/publish.ts';
import type { Services } from '../../services.ts';
import { messageMail } from './message-mail.ts';
import { deleteGathered, findMasterUuid, insertMessages, lessenMessage, readChosen } from './message-queries.ts';
import { afterQuietHoursOfEach } from './own-quiet-hours.ts';
import { writeToldTask } from './told-task.ts';

/** What a message is written in: the transaction of what it tells of. */
export interface Telling {
  db: Trx;
  services: Pick<Services, 'tasks'>;
  now: Date;
}

export interface Told {
  /** Null for what concerns an account alone. */
  companyUuid: string | null;
  /** Accounts, or the company's master. Somebody who is named twice is told once. */
  to: 'master' | readonly (string | null | undefined)[];
  /** Who caused it, and is not told. */
  by?: string | null | undefined;
  /** What it is about; where its kind leads with it. */
  subjectUuid?: string;
  /** Titles of the company's own, numbers, days; nothing that a candidate wrote. */
  params?: Values;
  /** How many it tells of. */
  count?: number;
}

/** Most who are told in the transaction that causes it; rows of more take longer than what they tell of. */
export const MAX_TOLD_AT_ONCE = 20;

/**
 * Tells accounts something, in the transaction that causes it: a message that is seen in every tab, and a mail where they have
 * chosen one. More than twenty are told by a task of that transaction, once it has committed.
 * @returns by account the message that it stands in; of more than twenty none
 */
export async function tell(telling: Telling, kind: MessageKind, told: Told): Promise<Map<string, string>> {
  const { companyUuid, by = null, subjectUuid, params, count } = told;
  const hearers = told.to === 'master' ? [await masterOf(telling.db, companyUuid)] : told.to;
  // In one order for everybody, so that two actions that the same people hear of do not wait for each other.
  const accounts = [...new Set(hearers)]
    .filter((uuid) => uuid !== null && uuid !== undefined)
    .filter((uuid) => uuid !== by)
    .toSorted();
  const words = { kind, companyUuid, subjectUuid, params, count };
  if (accounts.length <= MAX_TOLD_AT_ONCE) return writeMessages(telling, accounts, words);
  await telling.services.tasks.enqueue(telling.db, writeToldTask, { uuid: uuidv7(), accounts, ...words });
  return new Map();
}

/** Takes back one of what a message tells, and with the last one the message and its mail, unless it was read. */
export async function takeBack(
  { db }: Pick<Telling, 'db'>,
  companyUuid: string,
  { accountUuid, messageUuid }: { accountUuid: string; messageUuid: string },
): Promise<void> {
  if (await lessenMessage(db, accountUuid, messageUuid))
    await publishEvent(db, { companyUuid, owners: [accountUuid] }, { type: 'message.changed' });
}

/**
 * Takes back all that an unread message gathers, of somebody who has seen what it leads to. It is not kept as a read one: who
 * sits in a conversation would have one of each word.
 */
export async function takeBackAbout(
  { db }: Pick<Telling, 'db'>,
  { accountUuid, companyUuid }: { accountUuid: string; companyUuid: string },
  kind: MessageKind,
  subjectUuid: string,
): Promise<void> {
  if (await deleteGathered(db, accountUuid, gatheredUnder(kind, subjectUuid)))
    await publishEvent(db, { companyUuid, owners: [accountUuid] }, { type: 'message.changed' });
}

/** What tells of one thing, while it is unread. */
const gatheredUnder = (kind: MessageKind, subjectUuid = ''): string => `${kind} ${subjectUuid}`;

const masterOf = async (db: Trx, companyUuid: string | null) =>
  companyUuid === null ? undefined : (await findMasterUuid(db, companyUuid))?.account_uuid;

/** What hearers are told, without who they are. */
export type ToldWords = Pick<Told, 'companyUuid' | 'subjectUuid' | 'params' | 'count'> & { kind: MessageKind };

/** Messages, mails and what tabs hear, each in one statement for all hearers. @returns by account the message that it stands in */
export async function writeMessages(
  { db, services, now }: Telling,
  accounts: readonly string[],
  { kind, companyUuid, subjectUuid, params = {}, count = 1 }: ToldWords,
): Promise<Map<string, string>> {
  if (accounts.length === 0) return new Map();
  const { category, topic, gathers }: KindOfMessage = messageKinds[kind];
  const messages = accounts.map((account_uuid) => ({ account_uuid, uuid: uuidv7() }));
  const written = await insertMessages(db, {
    ...{ messages, company_uuid: companyUuid, category, kind, subject_uuid: subjectUuid ?? null },
    ...{ params: JSON.stringify(params), collapse_key: gathers ? gatheredUnder(kind, subjectUuid) : null },
    ...{ count, occurred_at: now },
  });
  // What adds to an unread one has its mail already.
  const begun = messages.filter(({ account_uuid, uuid }) => written.get(account_uuid) === uuid);
  if (topic !== null && begun.length > 0) await mail({ db, services, now }, topic, begun);
  if (companyUuid !== null) await publishEvent(db, { companyUuid, owners: accounts }, { type: 'message.changed' });
  return written;
}

/** To those who want one at once, at the end of the quiet hours of each. */
async function mail(
  telling: Telling,
  topic: MessageTopic,
  messages: readonly { account_uuid: string; uuid: string }[],
): Promise<void> {
  const { db, now } = telling;
  const accounts = messages.map(({ account_uuid }) => account_uuid);
  const chosen = await readChosen(db, topic, accounts);
  const wanted = messages.filter(({ account_uuid: of }) => (chosen.get(of) ?? mailDefaults[topic]) === 'now');
  if (wanted.length === 0) return;
  const times = await afterQuietHoursOfEach(db, accounts, now);
  const timeOf = ({ account_uuid: of }: { account_uuid: string }) => (times.get(of) ?? now).getTime();
  for (const [sendAfter, ones] of Map.groupBy(wanted, timeOf)) {
    const items = ones.map(({ account_uuid, uuid }) => ({ subjectUuid: uuid, details: { account_uuid } }));
    await deliver(telling, messageMail, items, new Date(sendAfter));
  }
}
