import { z } from 'zod';
import { formats } from '../formats.ts';
import { stageCounts } from '../resumes/stages.ts';
import { talkState } from '../talks/talks.ts';
import { brochure } from './brochures.ts';
import { domain } from './domain.ts';
import { jobSource } from './figures.ts';
import { jobState } from './job.ts';

/** How many schools and sources are told one by one; the rest stands in one row. */
export const MAX_SEASON_ROWS = 20;

const count = z.number().int();

/** What came of a source or a school. Withdrawn applications are left out everywhere. */
const came = z.object({
  applications: count,
  /** Of these, who has ever stood at interviews, and who is hired. */
  interviewed: count,
  employed: count,
});

const seasonJob = z.object({
  uuid: formats.uuid,
  title: z.string(),
  state: jobState,
  /** Null where nobody said how many. */
  headcount: count.nullable(),
  deadline: formats.date.nullable(),
  stages: stageCounts,
});
export type SeasonJob = z.infer<typeof seasonJob>;

const seasonTalk = z.object({
  uuid: formats.uuid,
  title: z.string(),
  school: z.string(),
  state: talkState,
  /** Null as long as nobody has said when. */
  starts_at: formats.instant.nullable(),
  over: z.boolean(),
  signed: count,
  attended: count,
  /** Of all who signed up or came: those who applied for a job of the season, known by their phone. */
  applied: count,
});
export type SeasonTalk = z.infer<typeof seasonTalk>;

const seasonFair = z.object({
  uuid: formats.uuid,
  title: z.string(),
  starts_at: formats.instant,
  over: z.boolean(),
  cancelled: z.boolean(),
  /** Null as long as there is none, and without one no report either. */
  booth: z.string().nullable(),
  /** Jobs of the season that stand there. */
  jobs: count,
  /** Who came to the company's stand, as its report counts them. */
  visits: count,
  /** Applications for jobs of the season that were made there. */
  applications: count,
});
export type SeasonFair = z.infer<typeof seasonFair>;

/** A season is what hangs on one brochure: its jobs, its talks, and who came by them. */
export const getSeason = domain.endpoint({
  method: 'GET',
  path: '/api/v1/jobs/season',
  access: 'user',
  summary:
    'A recruiting season by its brochure: jobs with their stages and targets, talks and who applied after them, job fairs with what was made there, sources and schools, and what is late; a sub-account its own jobs and talks',
  input: z.object({ brochure_uuid: formats.uuid }),
  output: z.object({
    brochure: brochure.pick({ uuid: true, title: true, state: true, batch: true, next: true, share_url: true }),
    /** Drafts too. */
    jobs: z.array(seasonJob),
    /** Soonest first. */
    talks: z.array(seasonTalk),
    /** Job fairs to which jobs of the season were taken, soonest first. */
    fairs: z.array(seasonFair),
    /** The most applications first; `source` is null for all that are past MAX_SEASON_ROWS. */
    sources: z.array(came.extend({ source: jobSource.nullable() })),
    schools: z.array(came.extend({ school: z.string().nullable() })),
    /** Unread for longer than the promise of an answer. */
    unanswered: count,
  }),
});
