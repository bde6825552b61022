import { z } from 'zod';
import { formats } from './formats.ts';

/** Names one object. */
export const byUuid = z.object({ uuid: formats.uuid });

/** Names one object as the caller saw it: with another version the call is refused (40901). */
export const seen = byUuid.extend({ version: z.number().int() });

/** Done, and there is nothing to tell. */
export const done = z.object({});

/** A whole list, short enough for one response. */
export const listOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) });
