import { z } from 'zod';
import { formats } from '../formats.ts';
import { candidate } from '../resumes/candidate.ts';

const { name, school, degree, major, graduation_month, city, days_per_week, months, earliest_start } = candidate.shape;
const { gpa, wish_city, offer_state } = candidate.shape;

/** A field of a page's form that may be left empty, which says nothing then. */
const orNothing = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable());

/** What candidates may put right by themselves, as the form of their page sends it; what it has no field for stays. */
export const publicCorrection = z
  .object({
    name,
    school: school.or(z.literal('')),
    degree: orNothing(degree),
    major: major.or(z.literal('')),
    graduation_month: orNothing(graduation_month),
    city,
    days_per_week: orNothing(days_per_week),
    months: orNothing(months),
    earliest_start: orNothing(earliest_start),
    gpa,
    wish_city,
    offer_state: orNothing(offer_state),
  })
  .partial();

/** A new phone, or a new e-mail, with the code that went to it, as the forms of a candidate's page send them. */
export const newContact = {
  phone: z.object({ phone: formats.mainlandPhone, code: formats.smsCode }),
  email: z.object({ email: formats.email, code: formats.smsCode }),
} as const;
