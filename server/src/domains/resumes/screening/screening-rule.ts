import * as contract from '@qinghe/contract/resumes/screening.ts';
import { AppError } from '../../../app-error.ts';
import { type MemberRead, read } from '../../../http/read.ts';
import { write } from '../../../http/write.ts';
import { requireCurrent } from '../../../refusals.ts';
import { type Owned, reaches, requireRight, rightOf } from '../../../sharing.ts';
import { findJob, lockOwnJob, requirePublishableTexts } from '../../jobs/index.ts';
import { anonymiseJob, changesByUntil } from '../anonymous/anonymise-job.ts';
import { changesBy, countMoved, screenAnew } from './screen.ts';
import { readRule, saveRule } from './screening-queries.ts';

/** @throws AppError 40401 for a job that is not the caller's to see */
export const getScreeningRule = read(contract.getScreeningRule, async (call, { job_uuid }) =>
  present(call, job_uuid, requireRight(call.member, await findJob(call.db, call.member.companyUuid, job_uuid), 'read')),
);

/**
 * @throws AppError 400 for an answer to what the job does not ask, 40401 for a job that is not the caller's to see, 40902 for
 * one that is only shared with them
 */
export const planScreeningRule = read(contract.planScreeningRule, async ({ db, member }, { job_uuid, ...rule }) => {
  requireRight(member, await findJob(db, member.companyUuid, job_uuid), 'own');
  const { companyUuid } = member;
  requireAsked(rule, (await readRule(db, companyUuid, job_uuid)).questions);
  const { hidden, revealed } = await changesByUntil(db, companyUuid, job_uuid, rule.anonymous_until);
  const moved = countMoved(await changesBy(db, companyUuid, job_uuid, rule));
  return { ...moved, hidden: hidden.length, revealed: revealed.length };
});

/**
 * Saves what a job asks at least, and parks or releases whom nobody touched.
 * @throws AppError 400 for what a campus job never asks and for an answer to what the job does not ask, 40401, 40901 with the current conditions, 40902 for a job that is
 * only shared with the caller or a change beside one, 42202 for words that a job may not say
 */
export const saveScreeningRule = write(
  contract.saveScreeningRule,
  { audit: 'job.screening_changed' },
  async (call, { job_uuid, version, ...rule }) => {
    const { db, member, now, locale } = call;
    const { companyUuid } = member;
    const job = await lockOwnJob(call, job_uuid);
    if (job.change_of !== null) throw new AppError(40902);
    const saved = await readRule(db, companyUuid, job_uuid);
    await requireCurrent(saved, version, () => present(call, job_uuid, job));
    requireAsked(rule, saved.questions);
    if (job.kind === 'campus') requireNoneOfInterns(rule);
    await requirePublishableTexts(db, textsOf(rule), locale);
    await saveRule(db, companyUuid, job_uuid, { ...rule, at: now });
    const moved = await screenAnew(db, companyUuid, job_uuid, rule);
    const by = { until: rule.anonymous_until, accountUuid: member.accountUuid, at: now };
    const changed = { ...moved, ...(await anonymiseJob(db, companyUuid, job_uuid, by)) };
    call.note({ objectUuid: job_uuid, detail: { ...rule, ...changed } });
    const owners = [job.owner_uuid, ...job.shares.map(({ account_uuid }) => account_uuid)];
    await call.publish({ type: 'applications.changed', batch_uuid: job_uuid }, owners);
    return { ...(await present(call, job_uuid, job)), ...changed };
  },
);

async function present(
  { db, member }: Pick<MemberRead, 'db' | 'member'>,
  jobUuid: string,
  job: Owned,
): Promise<contract.ScreeningRule> {
  const right = rightOf(member, job);
  return {
    ...(await readRule(db, member.companyUuid, jobUuid)),
    abilities: { change: right !== null && reaches(right, 'own') },
  };
}

/** Graduates are asked none of these, so nobody could miss them. */
function requireNoneOfInterns(rule: contract.ScreeningConditions): void {
  for (const field of ['days_per_week', 'months', 'latest_start'] as const)
    if (rule[field] !== null) throw new AppError(400, { field, reason: 'screening.internsOnly' });
}

function requireAsked({ answers }: contract.ScreeningConditions, questions: readonly string[]): void {
  const index = answers.findIndex(({ question }) => !questions.includes(question));
  if (index !== -1) throw new AppError(400, { field: `answers.${index}.question`, reason: 'screening.notAsked' });
}

const textsOf = ({ majors, answers }: contract.ScreeningConditions) =>
  Object.fromEntries([
    ...majors.map((major, index) => [`majors.${index}`, major]),
    ...answers.flatMap((one, index) =>
      one.measure === 'words' ? one.words.map((word, place) => [`answers.${index}.words.${place}`, word]) : [],
    ),
  ]);
