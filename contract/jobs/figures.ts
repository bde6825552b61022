import { z } from 'zod';
import { formats } from '../formats.ts';
import { domain } from './domain.ts';
import { jobQuality } from './job.ts';

/** Where a candidate came from, as `?from=` of a job's page says it; '' where it says nothing. */
export const jobSource = z.string().regex(/^(?:[a-z0-9-]{1,20})?$/);

/** Of how many days the figures are told one by one, today among them. */
export const FIGURE_DAYS = 30;
/** How many sources are told one by one. */
export const MAX_FIGURE_SOURCES = 20;

const count = z.number().int();

/** What one source brought: the sums of all sources are the figures of the job. */
const figuresOfSource = z.object({
  /** null: all that are past MAX_FIGURE_SOURCES, in one. */
  source: jobSource.nullable(),
  views: count,
  applications: count,
  /** Of the applications, those at interviews and those hired; the hired were at interviews too. */
  interviews: count,
  employed: count,
});
export type FiguresOfSource = z.infer<typeof figuresOfSource>;

export const getJobFigures = domain.endpoint({
  method: 'GET',
  path: '/api/v1/jobs/figures',
  access: 'user',
  summary:
    'What came of a job: views and applications by day and by source, the sources with most applications first; withdrawn applications are left out',
  input: z.object({ uuid: formats.uuid }),
  output: z.object({
    views: count,
    applications: count,
    interviews: count,
    employed: count,
    /** Who went on to where candidates apply instead; null where they apply here. */
    external_clicks: count.nullable(),
    /** Views of before days and sources were counted; they are in `views` alone. */
    earlier_views: count,
    /** FIGURE_DAYS days of the calendar of China up to today, those without anything too. */
    days: z.array(z.object({ day: formats.date, views: count, applications: count })),
    sources: z.array(figuresOfSource),
    quality: jobQuality,
  }),
});
