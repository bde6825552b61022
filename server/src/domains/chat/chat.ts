import * as contract from '@qinghe/contract/chat/chat.ts';
import { AppError } from '../../app-error.ts';
import type { Member } from '../../http/context.ts';
import { type MemberRead, read } from '../../http/read.ts';
import { write } from '../../http/write.ts';
import { signalTyping } from '../../realtime/signal.ts';
import { requireFound } from '../../refusals.ts';
import { requireRight, type Viewer } from '../../sharing.ts';
import { requireCleanLetters } from '../jobs/index.ts';
import { takeBackAbout } from '../messages/index.ts';
import {
  canDecide,
  type FullApplication,
  fillIn,
  findApplication,
  jobOf,
  lockVisible,
  requireShown,
} from '../resumes/index.ts';
import { countWords, findChat, readDays, readMessages, readUnread, type Subject, saveRead } from './chat-queries.ts';
import { sendNotice } from './notice.ts';
import { present, publishChanged, publishWord } from './present.ts';
import { lastWordUntil } from './rules.ts';
import { standingOf, whyClosed } from './standing.ts';
import { findSent, writeWord } from './write-word.ts';

/** The application, for whoever may read it. @throws AppError 40401 */
async function visible({ db, member }: Pick<MemberRead, 'db' | 'member'>, uuid: string): Promise<FullApplication> {
  const application = requireFound(await findApplication(db, member.companyUuid, uuid));
  requireRight(member, jobOf(application), 'read');
  return application;
}

const subjectOf = ({ companyUuid }: Member, applicationUuid: string): Subject => ({ companyUuid, applicationUuid });

/** Nothing of the conversation is told while the application is anonymous. @throws AppError 40401 */
export const getChat = read(contract.getChat, async (call, { uuid }) => {
  const { db, member } = call;
  const application = await visible(call, uuid);
  const of = subjectOf(member, uuid);
  const { state, ended } = await standingOf(call, { companyUuid: of.companyUuid, application, side: 'company' });
  const row = state === 'hidden' ? undefined : await findChat(db, of);
  const read_by_us = row?.read_by_company ?? 0;
  const [unread, days] = row
    ? await Promise.all([countWords(db, of, { side: 'candidate', beyond: read_by_us }), readDays(db, of)])
    : [0, []];
  return {
    state,
    last_word_until: state === 'last_word' && ended ? lastWordUntil(ended).toISOString() : null,
    answers: canDecide(member satisfies Viewer, jobOf(application)),
    last_seq: row?.last_seq ?? 0,
    read_by_us,
    read_by_us_at: row?.read_by_company_at ?? null,
    read_by_them: row?.read_by_candidate ?? 0,
    read_by_them_at: row?.read_by_candidate_at ?? null,
    unread,
    days,
  };
});

/** One query of an index that holds those alone, beside the list of applications and not in it. */
export const listUnreadChats = read(contract.listUnreadChats, async ({ db, scope }) => ({
  items: await readUnread(db, scope),
}));

/** @throws AppError 40401, 40902 while the application is anonymous */
export const listChatMessages = read(contract.listChatMessages, async (call, { uuid, ...page }) => {
  requireShown(await visible(call, uuid));
  const { items, next_cursor } = await readMessages(call.db, subjectOf(call.member, uuid), page);
  return { items: items.map(present), next_cursor };
});

/** @throws AppError 40401, 40902 not open to the caller or not any more, 40904 other words under its uuid, 42202 */
export const sendChatMessage = write(
  contract.sendChatMessage,
  { audit: 'application.chat_sent' },
  async (call, { uuid, application_uuid, text: typed, file }) => {
    if (typed === '' && file === null) throw new AppError(400, { field: 'text', reason: 'format.required' });
    const { db, member, now, locale } = call;
    const application = await lockVisible(call, application_uuid);
    const to = subjectOf(member, application_uuid);
    const word = {
      uuid,
      side: 'company' as const,
      author: { uuid: member.accountUuid, name: member.name },
      body: fillIn(typed, application, application.company_name),
      typed,
      file: file === null ? null : { uuid: file },
    };
    const refusal = await whyClosed(call, member.companyUuid, application);
    const written = refusal ? undefined : await writeWord(db, to, word, now);
    if (!written) {
      // Only now, since hardly a word is sent twice; it may have been written while the conversation was open.
      const before = await findSent(db, to, word);
      if (refusal && !before) throw refusal;
      call.noteNothing();
      return present(requireFound(before));
    }
    const { message, othersRead } = written;
    await requireCleanLetters(db, { text: typed, file: message.file_name ?? '' }, locale);
    call.note({ objectUuid: application_uuid });
    if (othersRead) await sendNotice(call, to, uuid);
    await publishWord(db, member.companyUuid, application, message);
    return present(message);
  },
);

/** For colleagues alone, so that two do not answer one word: a candidate's page has no script. @throws AppError 40401, 40902 */
export const typeInChat = read(contract.typeInChat, async (call, { uuid }) => {
  const { db, member, now } = call;
  const application = requireShown(await visible(call, uuid));
  requireRight(member, jobOf(application), 'act');
  const accounts = [application.job_owner_uuid, ...application.job_shares.map(({ account_uuid }) => account_uuid)];
  const body = { conversation_uuid: uuid, account_uuid: member.accountUuid, name: member.name };
  const typist = { uuid: member.accountUuid, name: member.name };
  await signalTyping(db, { companyUuid: member.companyUuid, accounts }, { body, typist, now });
  return {};
});

/**
 * Who only reads along leaves no mark: nobody shall believe that the company has heard. Whoever has read all of it is told no
 * more that there is something to read. @throws AppError 40401, 40902
 */
export const readChat = write(
  contract.readChat,
  { audit: { none: 'Reading decides nothing' } },
  async (call, { uuid, seq }) => {
    const application = requireShown(await visible(call, uuid));
    const { db, member, now } = call;
    requireRight(member, jobOf(application), 'act');
    const moved = await saveRead(db, subjectOf(member, uuid), { side: 'company', seq, at: now });
    if (moved === 'to the end') await takeBackAbout({ db }, member, 'chatReceived', uuid);
    if (moved !== 'not') await publishChanged(db, member.companyUuid, application);
    return {};
  },
);
