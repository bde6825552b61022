import { z } from 'zod';

/** From which of these stages on an application of an anonymous job is shown in full. */
export const anonymousUntils = ['primary_screening', 'written', 'interview', 'employed'] as const;
export const anonymousUntil = z.enum(anonymousUntils);
export type AnonymousUntil = z.infer<typeof anonymousUntil>;

/** Signs of a code; none that looks like another. */
export const ANONYMOUS_SIGNS = '23456789ACDEFHJKMNPQRTUVWXY';
/** How many of them a code has. */
export const ANONYMOUS_LENGTH = 4;

/**
 * Why the words of an anonymous CV are not shown: there is no file, it is being read, could not be read, was read off a
 * picture, or does not say for sure who somebody is, so that nobody knows what to leave out.
 */
const withheldFor = ['no_file', 'reading', 'unreadable', 'picture', 'unsure'] as const;
export type WithheldFor = (typeof withheldFor)[number];

/** What an application shows of itself while it is anonymous. */
export const anonymousView = z.object({
  until: anonymousUntil,
  /** The CV’s words with a blot for whatever says who it is, contacts too; null where they are withheld. */
  lines: z.array(z.object({ text: z.string(), heading: z.boolean() })).nullable(),
  withheld: z.enum(withheldFor).nullable(),
  /** More was handed in beside the CV, which is not shown. */
  documents: z.int(),
  /** Whether the caller may reveal it: now, after stars or a note of their own, or not at all. */
  reveal: z.enum(['now', 'after_verdict', 'never']),
});
export type AnonymousView = z.infer<typeof anonymousView>;
