import { type ChatState, MAX_CHAT_WORDS } from '@qinghe/contract/chat/chat.ts';
import { formats, plainText } from '@qinghe/contract/formats.ts';
import { sayReason } from '@qinghe/contract/texts/reasons.ts';
import type { Locale } from '@qinghe/contract/texts/say.ts';
import { z } from 'zod';
import { AppError } from '../../app-error.ts';
import { writeAudit } from '../../db/audit.ts';
import { type Reader, type Trx, withTransaction } from '../../db/database.ts';
import { takeQuota } from '../../db/quota.ts';
import type { UploadedFile } from '../../http/context.ts';
import { inputIssue } from '../../http/input-issue.ts';
import type { Services } from '../../services.ts';
import { rightOf } from '../../sharing.ts';
import { hashOf, receiveAttachment } from '../files/index.ts';
import { tell } from '../messages/index.ts';
import {
  type FullApplication,
  findOwnApplication,
  jobOf,
  lastUndoable,
  lockOwnApplication,
  readHistory,
} from '../resumes/index.ts';
import {
  countWords,
  findChat,
  findFirstUnreadUuid,
  findLastAuthor,
  findMessage,
  type MessageRow,
  readBefore,
  type Subject,
  saveRead,
} from './chat-queries.ts';
import { findSentFile } from './file-queries.ts';
import { keepFile } from './files.ts';
import { sendNotice } from './notice.ts';
import { publishChanged, publishWord } from './present.ts';
import { FILES_OF_CANDIDATE, WORDS_OF_CANDIDATE } from './quotas.ts';
import { lastWordUntil } from './rules.ts';
import { standingOf } from './standing.ts';
import { findSent, type Word, writeWord } from './write-word.ts';

/** Words of a page of a candidate. */
const SHOWN = 100;
/** The place beyond every word. */
const END = 2_147_483_647;

/** A word as the candidate sees it: the company writes as one. */
export type OwnWord = Pick<
  MessageRow,
  'uuid' | 'seq' | 'side' | 'body' | 'sent_at' | 'file_uuid' | 'file_name' | 'file_type' | 'file_size'
>;

/** The conversation on an application, as its candidate sees it. */
export interface OwnChat {
  application: FullApplication;
  state: ChatState;
  lastWordUntil: Date | null;
  /** It has ended, and the candidate has said the last word. */
  saidLast: boolean;
  words: readonly OwnWord[];
  /** The place before which there are more. */
  earlier: number | null;
  /** How far the company has read, and when it came that far. */
  readByCompany: number;
  readByCompanyAt: string | null;
}

/**
 * @param before the place before which words are asked for; the last ones unless told
 * @returns undefined where the application is gone
 */
export async function readOwnChat(services: Services, of: Subject, before = END): Promise<OwnChat | undefined> {
  const { db } = services;
  const now = services.clock();
  const found = await findOwnApplication(db, of.companyUuid, of.applicationUuid);
  if (!found) return undefined;
  const application = await asShown(db, of, { application: found, now });
  const asking = { companyUuid: of.companyUuid, application, side: 'candidate' as const };
  const { state, ended, saidSince } = await standingOf({ db, services, now }, asking);
  const [row, words] = await Promise.all([findChat(db, of), readBefore(db, of, { before, limit: SHOWN })]);
  const first = words[0]?.seq ?? 1;
  return {
    ...{ application, state, words, saidLast: saidSince > 0 },
    lastWordUntil: state === 'last_word' && ended ? lastWordUntil(ended) : null,
    earlier: first > 1 ? first : null,
    readByCompany: row?.read_by_company ?? 0,
    readByCompanyAt: row?.read_by_company_at ?? null,
  };
}

/** A step that can still be taken back has not happened yet for the candidate. */
async function asShown(
  db: Reader,
  { companyUuid }: Subject,
  { application, now }: { application: FullApplication; now: Date },
): Promise<FullApplication> {
  const held = lastUndoable(await readHistory(db, companyUuid, application.uuid), now);
  return held?.from_stage ? { ...application, stage: held.from_stage } : application;
}

/** All that was said, for whoever takes their data along. */
export const readAllWords = (db: Reader, of: Subject): Promise<OwnWord[]> =>
  readBefore(db, of, { before: END, limit: END });

/** Words of the company that its candidate has not read. */
export async function countUnreadOfCandidate(db: Reader, of: Subject): Promise<number> {
  const row = await findChat(db, of);
  return row ? countWords(db, of, { side: 'company', beyond: row.read_by_candidate }) : 0;
}

/** The candidate has opened the page of the conversation, and seen it up to a place. */
export async function markReadByCandidate(services: Services, of: Subject, seq: number): Promise<void> {
  await withTransaction(services.db, async (trx) => {
    const now = services.clock();
    if ((await saveRead(trx, of, { side: 'candidate', seq, at: now })) === 'not') return;
    // Written while the page was on its way: it has no notice, as long as the ones before it were unread.
    const unread = await findFirstUnreadUuid(trx, of);
    if (unread !== undefined) await sendNotice({ db: trx, services, now }, of, unread);
    const application = await findOwnApplication(trx, of.companyUuid, of.applicationUuid);
    if (application) await publishChanged(trx, of.companyUuid, application);
  });
}

/** A file of the conversation, for its candidate. @returns undefined where there is none */
export const findOwnFile = (db: Reader, of: Subject, uuid: string) => findSentFile(db, of, uuid);

/**
 * What became of a candidate's word; `taken`: another one was sent under its uuid, `often`: so many in a day are all,
 * `closed`: the conversation is not, or no longer, open to them,
 * `manyFiles`: its files of a day, or of the conversation, are all. What is wrong is wrong with the words, or with the file.
 */
export type WordSent =
  | { outcome: 'sent' | 'taken' | 'often' | 'closed' | 'gone' | 'manyFiles' }
  | { outcome: 'wrong'; field: 'text' | 'file'; fault: string };

/** Of the form, whose line breaks are those of HTML. */
const wordInput = z.object({
  uuid: formats.uuid,
  text: z
    .string()
    .overwrite((text) => text.replace(/\r\n?/g, '\n'))
    .pipe(plainText(0, MAX_CHAT_WORDS)),
});

interface Sending extends Subject {
  /** As the form of the page sends it. */
  values: Readonly<Record<string, string>>;
  file: UploadedFile | null;
  requestId: string;
  locale: Locale;
}

/** A candidate writes to the company, with a file or without; whoever has the application hears of it. */
export async function sendOwnWord(
  services: Services,
  { values, locale, file, ...sending }: Sending,
): Promise<WordSent> {
  const parsed = wordInput.safeParse({ uuid: values.uuid, text: values.text ?? '' }, { error: inputIssue(locale) });
  const wrong = (field: 'text' | 'file', reason = '') => ({
    ...{ outcome: 'wrong' as const, field, fault: sayReason(reason, locale) },
  });
  if (!parsed.success) return wrong('text', parsed.error.issues[0]?.message);
  if (parsed.data.text === '' && !file) return wrong('text', 'format.required');
  try {
    const kept = file ? await keepOwnFile(services, sending, { file, uuid: parsed.data.uuid }) : null;
    if (kept === 'often') return { outcome: 'manyFiles' };
    return await withTransaction(services.db, (trx) => send(trx, services, { ...sending, ...parsed.data, file: kept }));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 40904) return { outcome: 'taken' };
    if (error.detail.reason === 'chat.filesFull') return { outcome: 'manyFiles' };
    if (error.detail.field === 'file') return wrong('file', error.detail.reason);
    throw error;
  }
}

/**
 * Keeps a file until its word is written, unless that was written before: then its bytes tell whether it is the same.
 * @throws AppError 42203 for a file of no use
 */
async function keepOwnFile(
  services: Services,
  of: Subject,
  { file, uuid }: { file: UploadedFile; uuid: string },
): Promise<NonNullable<Word['file']> | 'often'> {
  const { db } = services;
  const now = services.clock();
  if (await findMessage(db, of.companyUuid, uuid)) return { uuid: '', sha256: hashOf(file.bytes) };
  const subject = `${of.companyUuid} ${of.applicationUuid}`;
  if (!(await withTransaction(db, (trx) => takeQuota(trx, FILES_OF_CANDIDATE, subject, { now })))) return 'often';
  const received = await receiveAttachment(file);
  return { ...(await keepFile(services, of, { received, by: null, now })), sha256: received.sha256 };
}

async function send(
  trx: Trx,
  services: Services,
  {
    companyUuid,
    applicationUuid,
    uuid,
    text,
    file,
    requestId,
  }: Omit<Sending, 'values' | 'locale' | 'file'> & { uuid: string; text: string; file: Word['file'] },
): Promise<WordSent> {
  const now = services.clock();
  const of = { companyUuid, applicationUuid };
  const found = await lockOwnApplication(trx, companyUuid, applicationUuid);
  if (!found) return { outcome: 'gone' };
  const word = { uuid, side: 'candidate' as const, author: null, body: text, typed: text, file };
  if (await findSent(trx, of, word)) return { outcome: 'sent' };
  const application = await asShown(trx, of, { application: found, now });
  const { state } = await standingOf({ db: trx, services, now }, { companyUuid, application, side: 'candidate' });
  if (state !== 'open' && state !== 'last_word') return { outcome: 'closed' };
  if (!(await takeQuota(trx, WORDS_OF_CANDIDATE, `${companyUuid} ${applicationUuid}`, { now })))
    return { outcome: 'often' };
  const written = await writeWord(trx, of, word, now);
  // Looked for above, under the lock: what is there now is another conversation's.
  if (!written) throw new AppError(40904);
  await writeAudit(trx, {
    companyUuid,
    actor: { kind: 'candidate', uuid: null },
    action: 'application.chat_received',
    objectUuid: applicationUuid,
    requestId,
  });
  await publishWord(trx, companyUuid, application, written.message);
  await tellMembers({ db: trx, services, now }, companyUuid, application);
  return { outcome: 'sent' };
}

/** The job's owner, and whoever wrote last, as long as they may see it. */
async function tellMembers(
  telling: { db: Trx; services: Services; now: Date },
  companyUuid: string,
  application: FullApplication,
): Promise<void> {
  const { uuid, kind, job_title, job_owner_uuid } = application;
  const last = await findLastAuthor(telling.db, { companyUuid, applicationUuid: uuid });
  const sees = last !== undefined && rightOf(last, jobOf(application)) !== null;
  await tell(telling, 'chatReceived', {
    ...{ companyUuid, to: [job_owner_uuid, sees ? last.accountUuid : null], subjectUuid: uuid },
    params: { job: job_title, campus: kind === 'campus' ? 1 : 0 },
  });
}
