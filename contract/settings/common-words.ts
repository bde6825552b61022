import { z } from 'zod';
import { formats, plainText } from '../formats.ts';
import { limits } from '../limits.ts';
import { byUuid, done, listOf, seen } from '../shapes.ts';
import { domain } from './domain.ts';

/** Most phrases that an account may have. */
export const MAX_COMMON_WORDS = 50;

const text = { content: plainText(1, limits.commonWord) };

/** A phrase that an account uses again and again in chats (常用语). */
export const commonWord = z.object({ uuid: formats.uuid, content: z.string(), version: z.number().int() });
export type CommonWord = z.infer<typeof commonWord>;

const path = '/api/v1/chat/common_content';

export const listCommonWords = domain.endpoint({
  method: 'GET',
  path,
  access: 'user',
  summary: 'Common words of the signed-in account, oldest first',
  input: z.object({}),
  output: listOf(commonWord),
});

export const createCommonWord = domain.endpoint({
  method: 'POST',
  path,
  access: 'user',
  idempotent: true,
  summary: 'Adds common words',
  input: z.object(text),
  output: commonWord,
});

export const changeCommonWord = domain.endpoint({
  method: 'PUT',
  path,
  access: 'user',
  summary: 'Changes common words',
  input: seen.extend(text),
  output: commonWord,
});

export const deleteCommonWord = domain.endpoint({
  method: 'DELETE',
  path,
  access: 'user',
  summary: 'Deletes common words',
  input: byUuid,
  output: done,
});
