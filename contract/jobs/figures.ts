import { z } from 'zod';
import { formats } from '../formats.ts';
import { domain } from './domain.ts';
import { jobQuality } from './job.ts';

/** Where a candidate came from, as `?from=` of a job's page says it; '' where it says nothing. */
export const jobSource = z.string().regex(/^(?:[a-z0-9-]{1,20})?$/);

/** What our own links say, the strongest first where an address says several. */
const ownSources: readonly unknown[] = ['poster', 'link', 'list', 'company', 'brochure', 'fair', 'platform', 'wechat'];
/** What WeChat appends to an address that is forwarded: to one person, to a group, to Moments, from a bookmark. */
const WECHAT = /^(?:singlemessage|groupmessage|timeline|appmessage|favorites|weixin)$/;

/**
 * The source that the query of an address names. Chats append a `from` of their own, so there may be several: the first one
 * that our links say counts, and what WeChat appends is `wechat` where there is no other. A single word of somebody's own
 * counts as it stands, unless a chat left its mark (`isappinstalled`) beside it.
 */
export function sourceIn({ from, isappinstalled }: Record<string, unknown>): string {
  const words = [from].flat().map((word) => (typeof word === 'string' ? (/^[\w-]*/.exec(word.trim())?.[0] ?? '') : ''));
  const own = words.find((word) => ownSources.includes(word));
  if (own !== undefined) return own;
  if (words.some((word) => WECHAT.test(word)) || isappinstalled !== undefined) return 'wechat';
  const [word = '', ...others] = [from].flat();
  return others.length === 0 ? (jobSource.safeParse(word).data ?? '') : '';
}

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
