import type { MessageCategory } from '@qinghe/contract/messages/kinds.ts';
import * as contract from '@qinghe/contract/messages/messages.ts';
import { linkOf, sentenceOf } from '@qinghe/contract/messages/sentences.ts';
import type { Locale } from '@qinghe/contract/texts/say.ts';
import type { Trx } from '../../db/database.ts';
import { readForAccount } from '../../http/read.ts';
import { writeForAccount } from '../../http/write.ts';
import { publishEvent } from '../../realtime/publish.ts';
import {
  countUnread,
  type Hearer,
  type MessageRow,
  markRead,
  markUnread,
  readMessagePage,
  setArchived,
} from './message-queries.ts';

const present = (row: MessageRow, locale: Locale): contract.Message => ({
  uuid: row.uuid,
  category: row.category,
  text: sentenceOf(row, locale),
  link: linkOf(row),
  occurred_at: row.occurred_at,
  read: row.read_at !== null,
  archived: row.archived_at !== null,
});

export const listMessages = readForAccount(contract.listMessages, async ({ db, account, locale }, input) => {
  const { items, next_cursor } = await readMessagePage(db, account, input);
  return { items: items.map((row) => present(row, locale)), next_cursor };
});

export const countMessages = readForAccount(contract.countMessages, async ({ db, account }) => {
  const counts = await countUnread(db, account);
  return Object.fromEntries(counts.map(({ category, count }) => [category, count])) as Record<MessageCategory, number>;
});

const audit = { none: 'what somebody reads is no concern of the company' } as const;

export const readMessages = writeForAccount(contract.readMessages, { audit }, async ({ db, account, now }, input) => {
  await markRead(db, account.accountUuid, { ...input, at: now });
  return changed(db, account);
});

export const unreadMessages = writeForAccount(
  contract.unreadMessages,
  { audit },
  async ({ db, account }, { uuids }) => {
    await markUnread(db, account.accountUuid, uuids);
    return changed(db, account);
  },
);

export const archiveMessages = writeForAccount(
  contract.archiveMessages,
  { audit },
  async ({ db, account, now }, { uuids, archived }) => {
    await setArchived(db, account.accountUuid, uuids, archived ? now : null);
    return changed(db, account);
  },
);

/** The other tabs of the account hear of it. */
async function changed(db: Trx, { accountUuid, companyUuid }: Hearer): Promise<Record<string, never>> {
  if (companyUuid !== null) await publishEvent(db, { companyUuid, owners: [accountUuid] }, { type: 'message.changed' });
  return {};
}
