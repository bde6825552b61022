import { getSeason as contract, MAX_SEASON_ROWS } from '@qinghe/contract/jobs/season.ts';
import { REPLY_PROMISE_DAYS, stages } from '@qinghe/contract/resumes/stages.ts';
import { read } from '../../../http/read.ts';
import { requireFound } from '../../../refusals.ts';
import { findBrochure } from '../brochures/brochure-queries.ts';
import { presentBrochure } from '../brochures/present-brochure.ts';
import { readSeasonFairs } from './season-fair-queries.ts';
import { countCame, countStages, countUnanswered, readSeasonJobs, readSeasonTalks } from './season-queries.ts';

const DAY = 86_400_000;

/** @throws AppError 40401 for a brochure that the caller may not see */
export const getSeason = read(contract, async (call, { brochure_uuid: brochureUuid }) => {
  const { db, scope, member, now } = call;
  const brochure = presentBrochure(call, requireFound(await findBrochure(db, scope, brochureUuid)));
  const jobs = await readSeasonJobs(db, scope, brochureUuid);
  const jobUuids = jobs.map(({ uuid }) => uuid);
  const of = { companyUuid: member.companyUuid, jobUuids };
  const before = new Date(now.getTime() - REPLY_PROMISE_DAYS * DAY);
  const none = jobUuids.length === 0;
  const [counts, talks, fairs, sources, schools, unanswered] = await Promise.all([
    none ? [] : countStages(db, of),
    readSeasonTalks(db, scope, { brochureUuid, jobUuids }),
    none ? [] : readSeasonFairs(db, of),
    countCame(db, of, 'source'),
    countCame(db, of, 'school'),
    none ? 0 : countUnanswered(db, of, before),
  ]);
  const at = (job: string, stage: string) => counts.find((row) => row.job_uuid === job && row.stage === stage)?.n ?? 0;
  const { uuid, title, state, batch, next, share_url } = brochure;
  return {
    brochure: { uuid, title, state, batch, next, share_url },
    jobs: jobs.map((job) => ({
      ...job,
      stages: Object.fromEntries(stages.map((stage) => [stage, at(job.uuid, stage)])) as Record<
        (typeof stages)[number],
        number
      >,
    })),
    talks: talks.map(({ ends_at, ...talk }) => ({
      ...talk,
      over: ends_at !== null && Date.parse(ends_at) <= now.getTime(),
    })),
    fairs: fairs.map(({ ends_at, ...fair }) => ({ ...fair, over: Date.parse(ends_at) <= now.getTime() })),
    sources: folded(sources).map(({ name: source, ...row }) => ({ source, ...row })),
    schools: folded(schools).map(({ name: school, ...row }) => ({ school, ...row })),
    unanswered,
  };
});

type Row = Awaited<ReturnType<typeof countCame>>[number];

/** What is past MAX_SEASON_ROWS stands in one row without a name, so that the sums hold. */
function folded(rows: readonly Row[]): (Omit<Row, 'name'> & { name: string | null })[] {
  const rest = rows.slice(MAX_SEASON_ROWS);
  if (rest.length === 0) return [...rows];
  const sum = (figure: 'applications' | 'interviewed' | 'employed') => rest.reduce((all, row) => all + row[figure], 0);
  const others = { applications: sum('applications'), interviewed: sum('interviewed'), employed: sum('employed') };
  return [...rows.slice(0, MAX_SEASON_ROWS), { name: null, ...others }];
}
