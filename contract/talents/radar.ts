import { z } from 'zod';
import { degree } from '../dict/endpoints.ts';
import { formats } from '../formats.ts';
import { pageInput, pageOf } from '../paging.ts';
import { expectedUnit, unitQuote } from '../rights/quote.ts';
import { domain } from './domain.ts';
import { talent } from './list.ts';

/** Days for which a radar runs. */
export const RADAR_DAYS = 7;
/** Most people whom it finds as it starts, of those who fit already. */
export const MAX_RADAR_START = 50;

const whole = z.number().int();
const job = z.object({ uuid: formats.uuid, title: z.string() });

/** What a radar looks for: all of it is read from the job, as the job stands. */
export const radarAim = z.object({
  /** Of which somebody has at least one in what they look for, can do or studied. */
  words: z.array(z.string()),
  cities: z.array(z.string()),
  degree: degree.nullable(),
  graduation_years: z.array(whole),
  days: whole.nullable(),
  months: whole.nullable(),
});
export type RadarAim = z.infer<typeof radarAim>;

const radarQuote = unitQuote.extend({
  job,
  aim: radarAim,
  /** How many fit already, counted up to fifty. */
  fits: whole,
  /** Why it cannot start; null where it can. */
  why: z.enum(['offline', 'elsewhere', 'running']).nullable(),
});
export type RadarQuote = z.infer<typeof radarQuote>;

const path = '/api/v1/sales/talent_radar';

export const getRadar = domain.endpoint({
  method: 'GET',
  path,
  access: 'user',
  role: 'recruiter',
  silent: true,
  summary: 'The radar that runs for a job, with how many it has found; what one looks for, and what starting it takes',
  input: z.object({ job: formats.uuid }),
  output: z.object({
    running: z.object({ uuid: formats.uuid, until: formats.instant, hits: whole }).nullable(),
    quote: radarQuote,
  }),
});

export const startRadar = domain.endpoint({
  method: 'POST',
  path,
  access: 'user',
  idempotent: 'required',
  summary:
    'Starts a radar for a job that is online, for seven days; 40902 where one runs or the job takes no applications here, 40931 with the quote where it takes something else than expected, 40930 where coins are missing, 40934 for sub-accounts where it takes coins',
  input: z.object({ job: formats.uuid, expect: expectedUnit }),
  output: z.object({ uuid: formats.uuid, until: formats.instant, hits: whole, units: whole, coins: whole }),
});

/** `left`: its job left the public list before the days were over. */
const radarStates = ['running', 'over', 'left'] as const;

export const radar = z.object({
  uuid: formats.uuid,
  job,
  /** Who started it. */
  actor: z.string(),
  begins_at: formats.instant,
  until: formats.instant,
  state: z.enum(radarStates),
  /** Everybody whom it has found, also who cannot be found any more. */
  hits: whole,
  /** Of them who were invited to the job since it began, and who accepted. */
  invited: whole,
  accepted: whole,
  /** 0 where it took a unit of a grant. */
  coins: whole,
});
export type Radar = z.infer<typeof radar>;

export const listRadars = domain.endpoint({
  method: 'GET',
  path: '/api/v1/sales/talent_radar_record',
  access: 'user',
  role: 'recruiter',
  summary:
    'Radars, the newest first, with whom they have found and what became of it; sub-accounts see those of their own jobs',
  input: z.object({ ...pageInput }),
  output: pageOf(radar),
});

export const listRadarHits = domain.endpoint({
  method: 'GET',
  path: `${path}/hits`,
  access: 'user',
  role: 'recruiter',
  perMinute: 120,
  summary: 'Whom a radar has found, the best fit first; who has withdrawn or hidden since is left out',
  input: z.object({ radar: formats.uuid, ...pageInput }),
  output: pageOf(talent).extend({ radar, aim: radarAim }),
});
