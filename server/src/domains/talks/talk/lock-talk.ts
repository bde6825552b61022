import { plainDescription } from '@qinghe/contract/jobs/description.ts';
import type { TalkFinding, TalkTexts } from '@qinghe/contract/talks/talks.ts';
import { AppError } from '../../../app-error.ts';
import { lockForUpdate } from '../../../http/versioned.ts';
import type { MemberWrite } from '../../../http/write.ts';
import { requireRight } from '../../../sharing.ts';
import { instantOfMinute } from '../../../time/china-day.ts';
import { readWordMatcher } from '../../dict/index.ts';
import { checkField, requirePublishingCompany } from '../../jobs/index.ts';
import { readTalk } from './present-talk.ts';
import { lockTalk } from './queries.ts';
import { talkAbilities } from './rules.ts';

/** The talk as the caller saw it, locked, if the action is possible now. Errors as of `lockForUpdate`. */
export const lockTalkForUpdate = lockForUpdate({
  lock: async ({ db, scope, member }: MemberWrite, uuid: string) =>
    requireRight(member, await lockTalk(db, scope, uuid), 'own'),
  present: (call: MemberWrite, { uuid }) => readTalk(call, uuid),
  abilities: talkAbilities,
});

type Published = Pick<TalkTexts, 'title' | 'school' | 'place' | 'text' | 'starts_at' | 'ends_at' | 'format'>;
type WithDay<T> = T & { starts_at: string; ends_at: string };

/**
 * What a talk says to students says nothing that a job may not say, and it is still to come.
 * @param before the start that it was published with: one that is going on keeps it
 * @returns the talk, which has a day
 * @throws AppError 40902 while the company may not, without a day, or for a time that has passed; 42201 with the findings
 */
export async function requirePublishableTalk<T extends Published>(
  call: MemberWrite,
  talk: T,
  before?: string,
): Promise<WithDay<T>> {
  await requirePublishingCompany(call.db, call.member.companyUuid, 'talk');
  const [refusal] = (await obstacles(call))(talk, before);
  if (refusal) throw refusal;
  return talk as WithDay<T>;
}

/** Finds what keeps one of several talks from its students, each thing at its field; the company is asked about elsewhere. */
export async function obstacles({ db, locale, now }: Pick<MemberWrite, 'db' | 'locale' | 'now'>) {
  const findWords = await readWordMatcher(db);
  const check = (field: TalkFinding['field'], like: 'title' | 'description', words: string) =>
    checkField(like, words, { findWords, locale }).map((found) => ({ ...found, field }));
  return ({ title, school, place, text, starts_at, format }: Published, before?: string): AppError[] => {
    const isPast = starts_at !== null && starts_at !== before && instantOfMinute(starts_at) <= now;
    const time = starts_at === null ? 'talk.noDay' : isPast && 'talk.past';
    const findings = [
      ...check('title', 'title', title),
      ...check('school', 'title', school),
      // The address of a meeting is no contact in a text.
      ...check('place', 'title', place).filter(({ rule }) => format === 'campus' || rule !== 'contact_in_text'),
      ...check('text', 'description', plainDescription(text)),
    ];
    const blocking = findings.filter(({ level }) => level === 'block');
    return [
      ...(time ? [new AppError(40902, { field: 'starts_at', reason: time })] : []),
      ...blocking.map(({ field, message }) => new AppError(42201, { field, reason: message, data: { findings } })),
    ];
  };
}
