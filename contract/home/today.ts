import { z } from 'zod';
import { formats } from '../formats.ts';
import { comingEvent } from '../jobs/overview.ts';
import { jobKind } from '../resumes/stages.ts';
import { domain } from './domain.ts';

const whole = z.number().int();

const due = z.object({
  /** Applications that have waited in the new stage for more than 2 of the 3 promised days, and that the caller may answer. */
  count: whole,
  /** The desk's list of this wait holds exactly these: nothing in it is a colleague's to answer. */
  all: z.boolean(),
});

/** This week up to now, and last week up to the same hour. */
const beside = z.object({ now: whole, before: whole });

const week = z.object({
  /** Who applied, whatever stage they are in by now. */
  received: beside,
  /** About whom something was decided, each counted once, and who is out of the new stage since. */
  handled: beside,
  /** Of those, who is hired. */
  hired: beside,
});
export type Week = z.infer<typeof week>;

export const businessToday = domain.endpoint({
  method: 'GET',
  path: '/api/v1/business/today',
  access: 'user',
  silent: true,
  summary: 'What is to do now, what comes next, and this week beside the last one; every number opens what it counts',
  input: z.object({}),
  output: z.object({
    due: z.object({ internship: due, campus: due }),
    /** New applications of talents who accepted an invitation. */
    answered: z.object({ internship: whole, campus: whole }),
    /** Units that the caller may use and that end within 14 days, and when the first of them do. */
    rights: z.object({ ending: whole, next_end: formats.instant.nullable() }),
    /** The gift of whoever is new can be claimed by the caller. */
    gift_open: z.boolean(),
    next: z.object({
      /** Until when the one who has waited longest is promised an answer that is the caller's to give. */
      reply: z.object({ kind: jobKind, at: formats.instant }).nullable(),
      /** The soonest of the next 60 days. */
      event: comingEvent.nullable(),
    }),
    week: z.object({
      /** Days of this week up to today in the company's calendar, Monday being the first. */
      days: z.number().int().min(1).max(7),
      internship: week,
      campus: week,
    }),
  }),
});
