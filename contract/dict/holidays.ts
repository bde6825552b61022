import { z } from 'zod';
import { formats, plainText } from '../formats.ts';
import { listOf } from '../shapes.ts';
import { domain } from './domain.ts';

/** The notice of a year has some 400 signs; with what stands around it on its page it is longer. */
export const MAX_NOTICE = 4_000;

const year = z.number().int().min(2000).max(2099);

/** What people of China have off in a year, and which Saturdays and Sundays they work for it. */
export const holidaysOfYear = z.object({
  year,
  holidays: z.array(z.object({ name: z.string(), from: formats.date, to: formats.date })),
  worked: z.array(formats.date),
});
export type HolidaysOfYear = z.infer<typeof holidaysOfYear>;

const path = '/api/v1/ops/holidays';

export const listHolidays = domain.endpoint({
  method: 'GET',
  path,
  access: 'operator',
  summary: 'Public holidays by year, the newest first; other years have Saturdays and Sundays off alone',
  input: z.object({}),
  output: listOf(holidaysOfYear),
});

export const enterHolidays = domain.endpoint({
  method: 'POST',
  path,
  access: 'operator',
  summary:
    'Reads the notice of a year and puts its days in place of those of before. 400 where the notice is of another year, or its own figures do not fit',
  input: z.object({ year, notice: plainText(10, MAX_NOTICE) }),
  output: holidaysOfYear,
});
