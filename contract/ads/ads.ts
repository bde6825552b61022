import { z } from 'zod';
import { formats, lineText } from '../formats.ts';
import { pageInput, pageOf } from '../paging.ts';
import { listOf, seen } from '../shapes.ts';
import { domain } from './domain.ts';

/** Places for ads: above the public list of jobs, and on the home page of companies. */
export const adPlaces = ['jobs', 'home'] as const;
export const adPlace = z.enum(adPlaces);
export type AdPlace = z.infer<typeof adPlace>;

/** Ads that share a place on one day; they take turns by the minute. */
export const AD_SLOTS = 3;
/** Days from today on which the first day of an ad can be: operators look at it before. */
export const MIN_AD_AHEAD = 2;
export const MAX_AD_AHEAD = 60;
/** Most days of one ad. */
export const MAX_AD_DAYS = 14;
/** Most signs of its two lines. */
export const MAX_AD_TITLE = 24;
export const MAX_AD_WORDS = 60;

const whole = z.number().int();
const adState = z.enum(['reviewing', 'approved', 'refused', 'cancelled']);

export const ad = z.object({
  uuid: formats.uuid,
  version: whole,
  place: adPlace,
  title: z.string(),
  words: z.string(),
  /** The job that it leads to; null where it leads to the company's page. */
  job: z.object({ uuid: formats.uuid, title: z.string() }).nullable(),
  from: formats.date,
  to: formats.date,
  coins: whole,
  state: adState,
  /** Why it was refused; `late` where nobody looked at it in time. */
  reason: z.string().nullable(),
  actor: z.string(),
  created_at: formats.instant,
  /** How often it was seen, once a day a browser, and followed. */
  views: whole,
  clicks: whole,
  /** Whether it can be taken back with all its coins. */
  cancellable: z.boolean(),
});
export type Ad = z.infer<typeof ad>;

export const payAd = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ads/hr_pay',
  access: 'user',
  idempotent: 'required',
  summary:
    'Pays for days of a place; the ad is looked at before it shows. 40930 coins are missing, 40931 another price by now, 40932 with the full days, 40934 for sub-accounts',
  input: z.object({
    place: adPlace,
    title: lineText(2, MAX_AD_TITLE),
    words: lineText(2, MAX_AD_WORDS),
    job_uuid: formats.uuid.nullable().default(null),
    from: formats.date,
    to: formats.date,
    expect: z.object({ coins: whole.min(0) }),
  }),
  output: ad,
});

export const getAdPlace = domain.endpoint({
  method: 'GET',
  path: '/api/v1/ads/place',
  access: 'user',
  role: 'recruiter',
  summary: 'A place: what a day costs, which days can be booked, and which of them are full',
  input: z.object({ place: adPlace }),
  output: z.object({
    coins: whole,
    first: formats.date,
    last: formats.date,
    full: z.array(formats.date),
    balance: whole.nullable(),
  }),
});

export const listAds = domain.endpoint({
  method: 'GET',
  path: '/api/v1/ads/list',
  access: 'user',
  role: 'recruiter',
  summary: 'Ads of the company, the newest first; sub-accounts see their own',
  input: z.object({}).extend(pageInput),
  output: pageOf(ad),
});

export const cancelAd = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ads/cancel',
  access: 'user',
  idempotent: 'required',
  summary: 'Takes an ad back with all its coins, as long as its first day begins in more than 24 hours; 40902 later',
  input: seen,
  output: ad,
});

export const previewAds = domain.endpoint({
  method: 'GET',
  path: '/server/preview',
  access: 'public',
  cacheable: true,
  silent: true,
  perMinute: 1200,
  summary: 'Ads that run in a place today',
  input: z.object({ place: adPlace.default('jobs') }),
  output: listOf(
    z.object({
      uuid: formats.uuid,
      title: z.string(),
      words: z.string(),
      company: z.string(),
      /** Where it leads to, by way of the count. */
      url: z.string(),
      /** The picture that counts that it was seen. */
      seen_url: z.string(),
    }),
  ),
});
