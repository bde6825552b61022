import { z } from 'zod';
import { degree } from '../dict/endpoints.ts';
import { formats, isMainlandPhone, isPhone, lineText, withoutAddress } from '../formats.ts';
import { wishRank } from '../jobs/deliver-setting.ts';
import { limits } from '../limits.ts';
import { phoneDigits } from '../phone.ts';

/** Earliest start: a day, or `now` for at once. */
const earliestStart = z.union([z.literal('now'), formats.date]);

/** Where a graduate stands with other employers. */
export const offerStates = ['none', 'considering', 'signed'] as const;
export const offerState = z.enum(offerStates);
export type OfferState = z.infer<typeof offerState>;

/** What a candidate tells of himself when applying: contact, school, an intern's availability, what a graduate is asked. */
export const candidate = z.object({
  name: lineText(1, limits.personName).refine(withoutAddress, 'format.noAddress'),
  /** As digits, however it was typed: one person has one application for a job. */
  phone: z.string().max(60).overwrite(phoneDigits).refine(isPhone, 'format.phone'),
  email: z.union([z.literal(''), formats.email]),
  school: lineText(1, limits.school),
  degree,
  major: lineText(1, limits.major),
  graduation_month: formats.month,
  city: lineText(0, limits.cityName),
  days_per_week: z.coerce.number().int().min(1).max(7).nullable(),
  months: z.coerce.number().int().min(1).max(24).nullable(),
  earliest_start: earliestStart.nullable(),
  /** As schools tell it: `3.7/4.0`, `前 10%`. */
  gpa: lineText(0, limits.gpa),
  /** One of the job's cities; empty where any will do. */
  wish_city: lineText(0, limits.cityName),
  offer_state: offerState.nullable(),
});

const { email, city, days_per_week, months, earliest_start, gpa, wish_city, offer_state } = candidate.shape;
/**
 * The same as it comes in: which fields are needed the company says for each kind of job, so all but name and phone may be
 * left out here. Messages go to mainland mobiles
 * only; somebody with another phone is written to by e-mail.
 */
export const reachableCandidate = candidate
  .extend({
    email: email.default(''),
    school: lineText(0, limits.school).default(''),
    degree: degree.nullable().default(null),
    major: lineText(0, limits.major).default(''),
    graduation_month: formats.month.nullable().default(null),
    city: city.default(''),
    days_per_week: days_per_week.default(null),
    months: months.default(null),
    earliest_start: earliest_start.default(null),
    gpa: gpa.default(''),
    wish_city: wish_city.default(''),
    /** Where the company takes wishes in order: which one it is. */
    wish_rank: wishRank.nullable().default(null),
    offer_state: offer_state.default(null),
  })
  .refine(({ phone, email }) => email !== '' || isMainlandPhone(phone), {
    path: ['email'],
    error: 'format.emailNeeded',
  });
export type Candidate = z.infer<typeof reachableCandidate>;
