import { type KindOfMessage, type MessageKind, messageKinds } from '@qinghe/contract/messages/kinds.ts';
import type { Values } from '@qinghe/contract/texts/say.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../../db/database.ts';
import { deliver } from '../../outside/deliver.ts';
import { publishEvent } from '../../realtime/publish.ts';
import type { Services } from '../../services.ts';
import { choicesOf } from './choices.ts';
import { messageMail } from './message-mail.ts';
import { findMasterUuid, insertMessage, lessenMessage } from './message-queries.ts';
import { afterQuietHoursOf } from './own-quiet-hours.ts';

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
  const accounts = [...new Set(hearers)].filter(
    (uuid) => uuid !== null && uuid !== undefined && uuid !== by,
  ) as string[];
  const messages = new Map<string, string>();
  for (const accountUuid of accounts) messages.set(accountUuid, await tellOne(telling, kind, accountUuid, told));
  if (companyUuid !== null && accounts.length > 0)
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

async function tellOne(
  { db, services, now }: Telling,
  kind: MessageKind,
  accountUuid: string,
  { companyUuid, subjectUuid, params = {}, count = 1 }: Told,
): Promise<string> {
  const { category, topic, gathers }: KindOfMessage = messageKinds[kind];
  const uuid = uuidv7();
  const written = await insertMessage(db, {
    ...{
      account_uuid: accountUuid,
      uuid,
      company_uuid: companyUuid,
      category,
      kind,
      subject_uuid: subjectUuid ?? null,
    },
    ...{ params: JSON.stringify(params), collapse_key: gathers ? `${kind} ${subjectUuid ?? ''}` : uuid },
    ...{ count, occurred_at: now },
  });
  if (written !== uuid || topic === null || (await choicesOf(db, accountUuid))[topic] !== 'now') return written;
  const details = { account_uuid: accountUuid };
  const sendAfter = await afterQuietHoursOf(db, accountUuid, now);
  await deliver({ db, services, now }, messageMail, [{ subjectUuid: uuid, details }], sendAfter);
  return written;
}
