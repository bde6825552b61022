import { z } from 'zod';
import { formats } from './formats.ts';
import { byUuid } from './shapes.ts';

/** A key that opens a door or a stand without an account: 256 bits; whatever else it is opens nothing. */
export const keySecret = z.string().min(1).max(64);

/** A key as whoever gave it out sees it. */
export const givenKey = byUuid.extend({
  /** Who holds it. */
  name: z.string(),
  made_at: formats.instant,
  /** When it opened something last; null where it never did. */
  used_at: formats.instant.nullable(),
});
export type GivenKey = z.infer<typeof givenKey>;
