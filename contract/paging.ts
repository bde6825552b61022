import { z } from 'zod';

/** Largest page of any list. */
const MAX_PAGE_SIZE = 100;

/** Query fields of a keyset-paged list. The cursor is opaque: hand back what the last answer gave. */
export const pageInput = {
  cursor: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,400}$/, 'format.cursor')
    .optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(20),
};

/** A page of items and the cursor of the next one, null on the last page. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), next_cursor: z.string().nullable() });
