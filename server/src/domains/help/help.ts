import * as contract from '@qinghe/contract/help/help.ts';
import { v7 as uuidv7 } from 'uuid';
import type { AccountActor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import { presentFile } from '../../conversation.ts';
import { requireQuota } from '../../db/quota.ts';
import { readForAccount } from '../../http/read.ts';
import { type Write, writeForAccount } from '../../http/write.ts';
import { requireFound } from '../../refusals.ts';
import { publishToAccount } from '../account/index.ts';
import { readCalendar } from '../dict/index.ts';
import {
  type ConversationRow,
  changeConversation,
  countUnread,
  findLatest,
  insertConversation,
  lockConversation,
  lockLatest,
  type MessageRow,
  readOwnMessages,
  saveRating,
  saveRead,
} from './help-queries.ts';
import { HELP_WORDS } from './quotas.ts';
import { backAt, knowsHolidaysAt } from './rules.ts';
import { findSent, writeMessage } from './write-message.ts';

const DAY = 86_400_000;
const audit = { none: 'It is between a person and the platform, and no business of the company' };

export const getHelp = readForAccount(contract.getHelp, async ({ db, account, now }) => {
  const row = await findLatest(db, account.accountUuid);
  const calendar = await readCalendar(db);
  const back = backAt(calendar, now);
  return {
    conversation: row
      ? {
          ...{ uuid: row.uuid, state: row.state, can_rate: canRate(row, now) },
          ...{ read_by_us: row.read_by_platform, read_by_you: row.read_by_person },
        }
      : null,
    unread: row ? await countUnread(db, row) : 0,
    back_at: back?.toISOString() ?? null,
    knows_holidays: knowsHolidaysAt(calendar, back ?? now),
  };
});

/** Once, and not for ever. */
const canRate = ({ resolved_at, satisfied }: ConversationRow, now: Date): boolean =>
  resolved_at !== null &&
  satisfied === null &&
  now.getTime() - Date.parse(resolved_at) <= contract.HELP_REOPENS_DAYS * DAY;

/** As its person sees it: nobody learns which operator wrote. */
const present = (row: MessageRow): contract.HelpMessage => {
  const { uuid, conversation_uuid, seq, side, body: text, sent_at } = row;
  if (side === 'note') throw new AppError(40401);
  return { uuid, conversation_uuid, seq, side, text, sent_at, file: presentFile(row) };
};

export const listHelpMessages = readForAccount(contract.listHelpMessages, async ({ db, account }, page) => {
  const { items, next_cursor } = await readOwnMessages(db, account.accountUuid, page);
  return { items: items.map(present), next_cursor };
});

/** @throws AppError 40902 for a file that cannot be sent, 40904 where the uuid was used for other words, 429 after 300 a day */
export const sendHelpMessage = writeForAccount(
  contract.sendHelpMessage,
  { audit },
  async (call, { uuid, text: body, file: fileUuid }) => {
    if (body === '' && fileUuid === null) throw new AppError(400, { field: 'text', reason: 'format.required' });
    const { db, account, now } = call;
    const { accountUuid } = account;
    const word = { uuid, side: 'person' as const, operatorUuid: null, body, fileUuid };
    const of = { account_uuid: accountUuid };
    const before = await findSent(db, of, word);
    if (before) return present(before);
    const conversation = await lockOpen(call);
    // Another tab may have sent it while this one waited for the lock.
    const sent = await findSent(db, of, word);
    if (sent) return present(sent);
    await requireQuota(db, HELP_WORDS, accountUuid, { now });
    const message = await writeMessage(db, conversation, word, now);
    await beOurTurn(call, conversation, new Date(message.sent_at));
    await publishToAccount(db, accountUuid, { type: 'help.changed' });
    return present(message);
  },
);

/** The account's conversation, locked: the latest, unless that ended more than seven days ago. */
async function lockOpen({ db, account, now, locale }: Write & { account: AccountActor }): Promise<ConversationRow> {
  const { accountUuid, companyUuid } = account;
  const latest = await lockLatest(db, accountUuid);
  const since = now.getTime() - contract.HELP_REOPENS_DAYS * DAY;
  if (latest && (latest.resolved_at === null || new Date(latest.resolved_at).getTime() >= since)) return latest;
  const uuid = uuidv7();
  await insertConversation(db, {
    ...{ uuid, account_uuid: accountUuid, company_uuid: companyUuid, locale, created_at: now },
  });
  return requireFound(await lockLatest(db, accountUuid));
}

/** The clock runs from the first word that nobody has answered. */
async function beOurTurn({ db }: Write, { uuid, state, waiting_since }: ConversationRow, at: Date): Promise<void> {
  if (waiting_since !== null) return;
  const turn = state === 'new' ? 'new' : 'us';
  await changeConversation(db, uuid, { state: turn, waiting_since: at, resolved_at: null });
}

/** Reading somebody else's, or what was read before, changes nothing. */
export const readHelp = writeForAccount(contract.readHelp, { audit }, async ({ db, account }, { uuid, seq }) => {
  const { accountUuid } = account;
  if (await saveRead(db, { uuid, seq, side: 'person', account: accountUuid }))
    await publishToAccount(db, accountUuid, { type: 'help.changed' });
  return {};
});

/** @throws AppError 40401 somebody else's, 40902 where it goes on, was rated, or ended more than seven days ago */
export const rateHelp = writeForAccount(
  contract.rateHelp,
  { audit },
  async ({ db, account, now }, { uuid, satisfied, words }) => {
    const row = await lockConversation(db, uuid);
    if (row?.account_uuid !== account.accountUuid) throw new AppError(40401);
    if (!canRate(row, now)) throw new AppError(40902, { reason: 'help.cannotRate' });
    await saveRating(db, uuid, { satisfied, rating_words: words });
    await publishToAccount(db, account.accountUuid, { type: 'help.changed' });
    return {};
  },
);
