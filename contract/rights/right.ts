import { z } from 'zod';

/** Rights that are granted in units. */
export const rights = ['refresh', 'top_search', 'top_home', 'unlock', 'expansion', 'invitation', 'radar'] as const;
export const right = z.enum(rights);
export type Right = z.infer<typeof right>;
