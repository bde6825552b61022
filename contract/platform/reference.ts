import { z } from 'zod';

/** What a sender calls what it hands in: one line, the same in every try. */
export const reference = z.string().regex(/^[\x21-\x7e]{1,100}$/, 'platform.reference');
