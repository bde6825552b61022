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

type Published = Pick<TalkTexts, 'title' | 'school' | 'place' | 'text' | 'starts_at' | 'format'>;

/**
 * What a talk says to students says nothing that a job may not say, and it is still to come.
 * @param before the start that it was published with: one that is going on keeps it
 * @throws AppError 40902 while the company may not, or for a time that has passed; 42201 with the findings
 */
export async function requirePublishableTalk(
  { db, member, locale, now }: MemberWrite,
  { title, school, place, text, starts_at, format }: Published,
  before?: string,
): Promise<void> {
  await requirePublishingCompany(db, member.companyUuid, 'talk');
  if (starts_at !== before && instantOfMinute(starts_at) <= now) throw new AppError(40902, { reason: 'talk.past' });
  const findWords = await readWordMatcher(db);
  const check = (field: TalkFinding['field'], like: 'title' | 'description', words: string) =>
    checkField(like, words, { findWords, locale }).map((found) => ({ ...found, field }));
  const findings = [
    ...check('title', 'title', title),
    ...check('school', 'title', school),
    // The address of a meeting is no contact in a text.
    ...check('place', 'title', place).filter(({ rule }) => format === 'campus' || rule !== 'contact_in_text'),
    ...check('text', 'description', plainDescription(text)),
  ];
  const [first] = findings.filter(({ level }) => level === 'block');
  if (first) throw new AppError(42201, { field: first.field, reason: first.message, data: { findings } });
}
