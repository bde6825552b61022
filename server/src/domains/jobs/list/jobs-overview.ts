import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { EXPIRING_DAYS, jobStates } from '@qinghe/contract/jobs/job.ts';
import * as contract from '@qinghe/contract/jobs/overview.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { read } from '../../../http/read.ts';
import { chinaDay, dayAfter } from '../../../time/china-day.ts';
import { countBrochureStates, countKindsAndStates } from './overview-queries.ts';
import { readComing } from './upcoming-dates.ts';

type Output = OutputOf<typeof contract.jobsOverview>;

/** Figures of both kinds of jobs and what comes, for what the caller may see. */
export const getJobsOverview = read(contract.jobsOverview, async ({ db, scope, now }) => {
  const [counts, brochures, coming] = await Promise.all([
    countKindsAndStates(db, scope, dayAfter(chinaDay(now), EXPIRING_DAYS)),
    countBrochureStates(db, scope),
    readComing(db, scope, now),
  ]);
  const inBrochures = (state: string) => brochures.find((row) => row.state === state)?.brochures ?? 0;
  return {
    internship: figuresOf('internship', counts),
    campus: figuresOf('campus', counts),
    talks_coming: coming.talks,
    brochures: { draft: inBrochures('draft'), online: inBrochures('online'), offline: inBrochures('offline') },
    events: coming.events,
  };
});

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
