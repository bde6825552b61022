import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { EXPIRING_DAYS, jobStates } from '@qinghe/contract/jobs/job.ts';
import * as contract from '@qinghe/contract/jobs/overview.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { chinaDay, dayAfter } from '../../china-day.ts';
import { read } from '../../http/read.ts';
import {
  countBrochureStates,
  countKindsAndStates,
  readBrochureEnds,
  readDeadlines,
  readPublishedTalks,
} from './overview-queries.ts';

type Output = OutputOf<typeof contract.jobsOverview>;

/** Figures of both kinds of jobs and what comes, for what the caller may see. */
export const getJobsOverview = read(contract.jobsOverview, async ({ db, scope, now }) => {
  const today = chinaDay(now);
  const ahead = { from: today, to: dayAfter(today, contract.AHEAD_DAYS) };
  const [counts, brochures, talks, deadlines, ends] = await Promise.all([
    countKindsAndStates(db, scope, dayAfter(today, EXPIRING_DAYS)),
    countBrochureStates(db, scope),
    readPublishedTalks(db, scope, now),
    readDeadlines(db, scope, ahead),
    readBrochureEnds(db, scope, ahead),
  ]);
  const inBrochures = (state: string) => brochures.find((row) => row.state === state)?.brochures ?? 0;
  return {
    internship: figuresOf('internship', counts),
    campus: figuresOf('campus', counts),
    talks_coming: talks.length,
    brochures: { draft: inBrochures('draft'), online: inBrochures('online'), offline: inBrochures('offline') },
    events: [
      ...talks.map(talkEvent).filter(({ day }) => day <= ahead.to),
      ...deadlines.map(({ uuid, title, kind, deadline }) => ({
        ...plain,
        type: 'job_deadline' as const,
        uuid,
        title,
        day: deadline ?? '',
        job_kind: kind,
      })),
      ...ends.map(({ uuid, title, last_day: day }) => ({ ...plain, type: 'brochure_end' as const, uuid, title, day })),
    ].sort(inOrder),
  };
});

const plain = { job_kind: null, starts_at: null, ends_at: null, place: '' };

function figuresOf(kind: JobKind, rows: Awaited<ReturnType<typeof countKindsAndStates>>): Output['campus'] {
  const own = rows.filter((row) => row.kind === kind);
  const of = (state: string) => own.find((row) => row.state === state);
  return {
    counts: {
      ...(Object.fromEntries(jobStates.map((state) => [state, of(state)?.jobs ?? 0])) as Output['campus']['counts']),
      all: own.reduce((sum, { jobs }) => sum + jobs, 0),
      expiring: of('online')?.expiring ?? 0,
    },
    applications_new: own.reduce((sum, row) => sum + row.applications_new, 0),
  };
}

const talkEvent = ({
  uuid,
  title,
  format,
  school,
  place,
  starts_at,
  ends_at,
}: Awaited<ReturnType<typeof readPublishedTalks>>[number]) => ({
  type: 'talk' as const,
  uuid,
  title,
  day: chinaDay(new Date(starts_at)),
  job_kind: null,
  starts_at,
  ends_at,
  place: format === 'online' ? school : `${school} ${place}`.trim(),
});

/** By day; on one day what has an hour by its hour, and what lasts to the end of the day after it. */
const inOrder = (a: contract.ComingEvent, b: contract.ComingEvent): number =>
  a.day.localeCompare(b.day) || (a.starts_at ?? '9').localeCompare(b.starts_at ?? '9') || a.uuid.localeCompare(b.uuid);
