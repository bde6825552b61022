import {
  getJobFigures as contract,
  FIGURE_DAYS,
  type FiguresOfSource,
  MAX_FIGURE_SOURCES,
} from '@qinghe/contract/jobs/figures.ts';
import { read } from '../../../http/read.ts';
import { requireRight } from '../../../sharing.ts';
import { chinaDay, dayAfter } from '../../../time/china-day.ts';
import { presentJob } from '../present-job.ts';
import { rateJob } from '../publish-check/quality-rules.ts';
import { draftOf, findJob } from '../queries.ts';
import { readDays, readSources } from './figure-queries.ts';

/** @throws AppError 40401 for a job that the caller may not see */
export const getJobFigures = read(contract, async ({ db, member, now }, { uuid }) => {
  const row = await findJob(db, member.companyUuid, uuid);
  const job = requireRight(member, row, 'read');
  const of = { companyUuid: member.companyUuid, jobUuid: uuid };
  const first = dayAfter(chinaDay(now), 1 - FIGURE_DAYS);
  const [sources, days] = await Promise.all([readSources(db, of), readDays(db, of, first)]);
  const counted = sumOf(sources);
  const { views, external_clicks } = presentJob(job, member, now);
  return {
    ...counted,
    views: Math.max(views, counted.views),
    earlier_views: Math.max(0, views - counted.views),
    external_clicks,
    days: Array.from({ length: FIGURE_DAYS }, (_, index) => {
      const day = dayAfter(first, index);
      return days.find((one) => one.day === day) ?? { day, views: 0, applications: 0 };
    }),
    sources: foldRest(sources),
    quality: rateJob(draftOf(job)),
  };
});

function sumOf(sources: readonly FiguresOfSource[]) {
  const sum = { views: 0, applications: 0, interviews: 0, employed: 0 };
  for (const key of Object.keys(sum) as (keyof typeof sum)[])
    sum[key] = sources.reduce((total, source) => total + source[key], 0);
  return sum;
}

/** What is past the last that are told one by one, in one. */
function foldRest(sources: readonly FiguresOfSource[]): FiguresOfSource[] {
  const rest = sources.slice(MAX_FIGURE_SOURCES);
  return [...sources.slice(0, MAX_FIGURE_SOURCES), ...(rest.length > 0 ? [{ source: null, ...sumOf(rest) }] : [])];
}
