import { z } from 'zod';
import { formats, lineText, searchWords } from '../formats.ts';
import { limits } from '../limits.ts';
import { pageInput, pageOf } from '../paging.ts';
import { done } from '../shapes.ts';
import { domain } from './domain.ts';

/** Most words of the list, and of those that are pasted at a time. */
export const MAX_SENSITIVE_WORDS = 20_000;
export const MAX_WORDS_AT_ONCE = 2_000;

/** `refuse` keeps a text from being published, `warn` asks its author to look again. */
export const wordKinds = ['refuse', 'warn'] as const;
const wordKind = z.enum(wordKinds);
export type WordKind = z.infer<typeof wordKind>;

const sensitiveWord = z.object({
  uuid: formats.uuid,
  word: z.string(),
  kind: wordKind,
  /** For operators: where it comes from, what it is meant for. */
  note: z.string(),
  /** Null for what the platform came with. */
  saved_by: z.string().nullable(),
  saved_at: formats.instant,
});
export type SensitiveWord = z.infer<typeof sensitiveWord>;

const path = '/api/v1/ops/words';
/** Longer than any word, so that what is too long is said in words. */
const MAX_TYPED = 2_000;

export const listSensitiveWords = domain.endpoint({
  method: 'GET',
  path,
  access: 'operator',
  summary: 'The sensitive words, those saved last first',
  input: z.object({
    ...pageInput,
    q: searchWords(limits.search).optional(),
    kind: wordKind.optional(),
  }),
  output: pageOf(sensitiveWord).extend({
    /** Of the whole list, whatever is searched for. */
    total: z.number().int(),
  }),
});

export const saveSensitiveWords = domain.endpoint({
  method: 'POST',
  path,
  access: 'operator',
  idempotent: true,
  summary: 'Adds sensitive words; those that are there already take the new kind and note',
  input: z.object({
    words: z
      .array(lineText(0, MAX_TYPED))
      .min(1, 'format.required')
      .max(MAX_WORDS_AT_ONCE, 'word.tooManyAtOnce')
      // Said of the field as a whole: they are typed into one.
      .refine((words) => words.every(({ length }) => length >= 2 && length <= limits.sensitiveWord), 'word.length'),
    kind: wordKind,
    note: lineText(0, limits.reason).default(''),
  }),
  output: z.object({ added: z.number().int(), changed: z.number().int() }),
});

export const removeSensitiveWords = domain.endpoint({
  method: 'DELETE',
  path,
  access: 'operator',
  summary: 'Removes sensitive words; those that are gone already are passed over',
  input: z.object({ uuids: z.array(formats.uuid).min(1).max(MAX_WORDS_AT_ONCE) }),
  output: done,
});
