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
import { findMasterUuid, insertMessages, lessenMessage, readChosen } from './message-queries.ts';
import { afterQuietHoursOfEach } from './own-quiet-hours.ts';

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

/**
 * Tells accounts something, in the transaction that causes it: a message that is seen in every tab, and a mail where they have
 * chosen one.
 * @returns by account the message that it stands in
 */
export async function tell(telling: Telling, kind: MessageKind, told: Told): Promise<Map<string, string>> {
  const { companyUuid, by = null } = told;
  const hearers = told.to === 'master' ? [await masterOf(telling.db, companyUuid)] : told.to;
  // In one order for everybody, so that two actions that the same people hear of do not wait for each other.
  const accounts = [...new Set(hearers)]
    .filter((uuid) => uuid !== null && uuid !== undefined)
    .filter((uuid) => uuid !== by)
    .toSorted();
  if (accounts.length === 0) return new Map();
  const messages = await write(telling, kind, accounts, told);
  if (companyUuid !== null)
    await publishEvent(telling.db, { companyUuid, owners: accounts }, { type: 'message.changed' });
  return messages;
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

const masterOf = async (db: Trx, companyUuid: string | null) =>
  companyUuid === null ? undefined : (await findMasterUuid(db, companyUuid))?.account_uuid;

/** One statement for all of them: an action that fifty hear of does not take fifty times as long. */
async function write(
  { db, services, now }: Telling,
  kind: MessageKind,
  accounts: readonly string[],
  { companyUuid, subjectUuid, params = {}, count = 1 }: Told,
): Promise<Map<string, string>> {
  const { category, topic, gathers }: KindOfMessage = messageKinds[kind];
  const rows = accounts.map((account_uuid) => {
    const uuid = uuidv7();
    return {
      ...{ account_uuid, uuid, company_uuid: companyUuid, category, kind, subject_uuid: subjectUuid ?? null },
      ...{ params: JSON.stringify(params), collapse_key: gathers ? `${kind} ${subjectUuid ?? ''}` : uuid },
      ...{ count, occurred_at: now },
    };
  });
  const written = await insertMessages(db, rows);
  // What adds to an unread one has its mail already.
  const begun = rows.filter(({ account_uuid, uuid }) => written.get(account_uuid) === uuid);
  if (topic !== null && begun.length > 0) await mail({ db, services, now }, topic, begun);
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
