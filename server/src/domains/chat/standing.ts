import type { ChatState } from '@qinghe/contract/chat/chat.ts';
import { AppError } from '../../app-error.ts';
import type { Reader } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { chinaDay } from '../../time/china-day.ts';
import { findRequestHold } from '../candidates/index.ts';
import { type FullApplication, notShown } from '../resumes/index.ts';
import { type ChatSide, countWords } from './chat-queries.ts';
import { endedAt, lastWordUntil, stateOf } from './rules.ts';

interface Asking {
  db: Reader;
  services: Pick<Services, 'signingSecret'>;
  now: Date;
}

/** What of an application its conversation hangs on. */
export type Talked = Pick<
  FullApplication,
  'uuid' | 'stage' | 'stage_since' | 'withdrawn_at' | 'anonymous_as' | 'phone' | 'email'
>;

/** What a side may do with the conversation on an application now, when that ended, and how many words it said since. */
export async function standingOf(
  { db, services, now }: Asking,
  { companyUuid, application, side }: { companyUuid: string; application: Talked; side: ChatSide },
): Promise<{ state: ChatState; ended: string | null; saidSince: number }> {
  const ended = endedAt(application);
  const isAnonymous = application.anonymous_as !== null;
  const of = { companyUuid, applicationUuid: application.uuid };
  const saidSince = ended === null ? 0 : await countWords(db, of, { side, since: ended });
  return {
    state: stateOf({ ended, isAnonymous, isHeld: await isHeld({ db, services, now }, application), saidSince }, now),
    ...{ ended, saidSince },
  };
}

/** @throws AppError 40902 with the reason where the company may not write now */
export async function requireOpen(asking: Asking, companyUuid: string, application: FullApplication): Promise<void> {
  const refusal = await whyClosed(asking, companyUuid, application);
  if (refusal) throw refusal;
}

/** What the company is refused with that writes now; undefined where it may. */
export async function whyClosed(
  asking: Asking,
  companyUuid: string,
  application: FullApplication,
): Promise<AppError | undefined> {
  const { state, ended } = await standingOf(asking, { companyUuid, application, side: 'company' });
  if (state === 'open' || state === 'last_word') return undefined;
  if (state === 'hidden') return notShown();
  const isInTime = ended !== null && asking.now < lastWordUntil(ended);
  return new AppError(40902, { reason: isInTime ? 'chat.lastSaid' : 'chat.closed' });
}

/** Whether its person asked for erasure, which counts as a withdrawal, and a legal hold keeps it. */
export const isHeld = async (
  { db, services, now }: Asking,
  { withdrawn_at, phone, email }: Pick<Talked, 'withdrawn_at' | 'phone' | 'email'>,
): Promise<boolean> =>
  withdrawn_at !== null &&
  (await findRequestHold(db, services.signingSecret, { phone, email }, chinaDay(now))) !== undefined;
