import { z } from 'zod';
import { formats } from '../formats.ts';
import { pageInput, pageOf } from '../paging.ts';
import { byUuid } from '../shapes.ts';
import { domain } from './domain.ts';

/** First in the list of a city and a category, or in that of a city. */
const topKinds = ['top_search', 'top_home'] as const;
export type TopKind = (typeof topKinds)[number];
const kind = z.enum(topKinds);

/** Jobs that stand first in one list on one day. */
export const TOP_SLOTS = { top_search: 3, top_home: 6 } as const satisfies Record<TopKind, number>;

/** Days of one booking, and days ahead at which one can begin and end. */
export const MAX_TOP_DAYS = 14;
export const MAX_TOP_AHEAD = 60;
/** Minutes in which a booking is taken back whole, and hours before its beginning until which a day can be given back. */
export const TOP_UNDO_MINUTES = 15;
export const TOP_CANCEL_HOURS = 24;

const city = z.string().regex(/^\d{6}$/);
const category = z.string().regex(/^\d{2,4}$/);
const count = z.number().int();
const range = z.object({ from: formats.date, to: formats.date });

export interface TopPlace {
  kind: TopKind;
  city: string;
  category: string | null;
}

/** The one name of a list in which jobs stand first. */
export const placeOf = ({ kind, city, category }: TopPlace): string =>
  kind === 'top_home' ? `home:${city}` : `search:${city}:${category}`;

const place = z.object({ kind, city, category: category.nullable() });

/** What days take: units of grants first, then coins. */
export const topQuote = z.object({
  units: count,
  coins: count,
  units_left: count,
  price: count,
  /** What is in the wallet; null for sub-accounts, who may use units. */
  balance: count.nullable(),
  missing: count,
});
export type TopQuote = z.infer<typeof topQuote>;

export const getTopPlaces = domain.endpoint({
  method: 'GET',
  path: '/api/v1/sales/top_service',
  access: 'user',
  summary: 'Free places of 14 days in one list, the price of a day, and the days that the company has there',
  input: z.object({ kind, city, category: category.optional(), from: formats.date.optional() }),
  output: z.object({
    slots: count,
    price: count,
    units_left: count,
    balance: count.nullable(),
    days: z.array(
      z.object({
        day: formats.date,
        free: count,
        /** From tomorrow, as far ahead as can be booked. */
        is_open: z.boolean(),
        /** Jobs of the company that stand there. */
        own: z.array(z.object({ job_uuid: formats.uuid, title: z.string() })),
      }),
    ),
  }),
});
export type TopPlaces = z.infer<typeof getTopPlaces.output>;

export const getTopJob = domain.endpoint({
  method: 'GET',
  path: '/api/v1/sales/top_intern_info',
  access: 'user',
  summary: 'Where a job can stand first, from which day on, and where it does',
  input: z.object({ job_uuid: formats.uuid }),
  output: z.object({
    job: z.object({ uuid: formats.uuid, title: z.string(), deadline: formats.date.nullable() }),
    /** Why it cannot be booked for; null where it can. */
    why: z.enum(['offline', 'shared']).nullable(),
    places: z.array(
      place.extend({
        city_name: z.string(),
        category_name: z.string().nullable(),
        /** The first day with a free place on which the job does not stand there; null where there is none. */
        first_free: formats.date.nullable(),
        /** Days on which it stands there, from today on. */
        booked: z.array(formats.date),
      }),
    ),
  }),
});
export type TopJob = z.infer<typeof getTopJob.output>;

const wish = range.extend({
  job_uuid: formats.uuid,
  city,
  /** What somebody saw before they pressed: where it is another one by now nothing is done (40931). */
  expect: z.object({ units: count.min(0), coins: count.min(0) }),
});
export const bookedTop = range.extend({
  uuid: formats.uuid,
  units: count,
  coins: count,
  /** Until then it is taken back whole. */
  undo_until: formats.instant,
});

/** Beside 40932. */
export const slotGone = z.object({ full: z.array(formats.date), next: range.nullable() });

export const bookSearchTop = domain.endpoint({
  method: 'POST',
  path: '/api/v1/sales/intelligent_top',
  access: 'user',
  idempotent: 'required',
  summary:
    'Books days on which a job stands first in the list of a city and a category; 40931 with the quote, 40932 with the full days and the next free range, 40930 where coins are missing, 40934 for coins of sub-accounts',
  input: wish.extend({ category }),
  output: bookedTop,
});

export const bookHomeTop = domain.endpoint({
  method: 'POST',
  path: '/api/v1/sales/rpg_top',
  access: 'user',
  idempotent: 'required',
  summary: 'Books days on which a job stands first in the list of a city; refusals as of `intelligent_top`',
  input: wish,
  output: bookedTop,
});

export const topBooking = place.extend({
  uuid: formats.uuid,
  job: z.object({ uuid: formats.uuid, title: z.string() }),
  city_name: z.string(),
  category_name: z.string().nullable(),
  actor: z.string(),
  at: formats.instant,
  from: formats.date,
  to: formats.date,
  state: z.enum(['booked', 'running', 'ended', 'cancelled']),
  /** Days that were booked, and those of them that were given back. */
  days: count,
  freed: count,
  /** What it took, without what came back. */
  units: count,
  coins: count,
  /** Days that have begun, who applied in them, and who in as many days before. */
  shown: count,
  applications: count,
  applications_before: count,
  /** Days that could be given back now; all of them until `undo_until`. */
  cancellable: count,
  undo_until: formats.instant,
});
export type TopBooking = z.infer<typeof topBooking>;

export const cancelBooking = domain.endpoint({
  method: 'POST',
  path: '/api/v1/sales/booking/cancel',
  access: 'user',
  idempotent: 'required',
  summary:
    'Gives back the days of a booking: all within 15 minutes, later those that begin in more than 24 hours; 40902 where none is left',
  input: byUuid,
  output: z.object({ days: count, units: count, coins: count }),
});

export const listSearchTops = domain.endpoint({
  method: 'GET',
  path: '/api/v1/sales/intelligent_top_lst',
  access: 'user',
  role: 'recruiter',
  summary: 'Bookings of the lists of a city and a category, the newest first; sub-accounts see their own',
  input: z.object(pageInput),
  output: pageOf(topBooking),
});

export const listHomeTops = domain.endpoint({
  method: 'GET',
  path: '/api/v1/sales/rpg_top_lst',
  access: 'user',
  role: 'recruiter',
  summary: 'Bookings of the lists of a city, the newest first; sub-accounts see their own',
  input: z.object(pageInput),
  output: pageOf(topBooking),
});
