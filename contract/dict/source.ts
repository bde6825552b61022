import { z } from 'zod';

/** Where a list comes from, how old it is, and what is missing in it; in Chinese, as its publisher wrote. */
export const listSource = z.object({
  title: z.string(),
  publisher: z.string(),
  /** The state of the list: a day, a month or a year. */
  dated: z.string(),
  /** What our copy leaves out; empty where it is whole. */
  missing: z.string(),
  entries: z.number().int(),
});
export type ListSource = z.infer<typeof listSource>;
