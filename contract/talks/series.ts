import { z } from 'zod';
import { formats, lineText } from '../formats.ts';
import { limits } from '../limits.ts';
import { listOf } from '../shapes.ts';
import { domain } from './domain.ts';
import { MAX_SERIES } from './series-size.ts';
import { MAX_SEATS, MAX_TALK_HOURS, talk } from './talks.ts';

/** One talk of a series. Day and time by the clocks of China; without a day, which the school has yet to say, it has no time. */
const seriesRow = z
  .object({
    school: lineText(1, limits.school),
    place: lineText(1, limits.address),
    day: formats.date.nullable(),
    time: formats.time.nullable(),
    seats: z.number().int().min(1).max(MAX_SEATS).nullable(),
  })
  .refine(({ day, time }) => day === null || time !== null, { path: ['time'], error: 'format.required' });
export type SeriesRow = z.infer<typeof seriesRow>;

const seriesTexts = talk.pick({ title: true, text: true, brochure_uuid: true }).extend({
  /** How long each lasts. */
  minutes: z
    .number()
    .int()
    .min(15)
    .max(MAX_TALK_HOURS * 60),
  rows: z.array(seriesRow).min(1).max(MAX_SERIES),
});
export type SeriesTexts = z.infer<typeof seriesTexts>;

/** What keeps a series from being published: of which row (null: what all of them say), at which field. */
export interface SeriesObstacle {
  row: number | null;
  field: 'title' | 'text' | 'school' | 'place' | 'day';
  message: string;
}

export const createTalkSeries = domain.endpoint({
  method: 'POST',
  path: '/api/v1/jobs/talks/series',
  access: 'user',
  idempotent: true,
  summary:
    'Plans talks at several schools with one text, as drafts or published at once, all or none; 42201 with `obstacles` says of each row what keeps it from being published',
  input: seriesTexts.extend({ publish: z.boolean() }),
  output: listOf(talk),
});
