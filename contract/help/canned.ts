import { z } from 'zod';
import { formats, lineText, plainText } from '../formats.ts';
import { limits } from '../limits.ts';
import { byUuid, done, listOf, seen } from '../shapes.ts';
import { domain } from './domain.ts';
import { MAX_HELP_WORDS } from './help.ts';

/** Most canned answers that operators have among them. */
export const MAX_CANNED_ANSWERS = 100;

const text = { title: lineText(1, limits.templateTitle), content: plainText(1, MAX_HELP_WORDS) };

/** Words with which operators answer; all of them have the same ones. */
export const cannedAnswer = z.object({
  uuid: formats.uuid,
  title: z.string(),
  content: z.string(),
  version: z.number().int(),
});
export type CannedAnswer = z.infer<typeof cannedAnswer>;

const path = '/api/v1/ops/help/canned';

export const listCannedAnswers = domain.endpoint({
  method: 'GET',
  path,
  access: 'operator',
  summary: 'The canned answers of all operators, by their titles',
  input: z.object({}),
  output: listOf(cannedAnswer),
});

export const createCannedAnswer = domain.endpoint({
  method: 'POST',
  path,
  access: 'operator',
  idempotent: true,
  summary: 'Adds a canned answer. 40902 where there are 100',
  input: z.object(text),
  output: cannedAnswer,
});

export const changeCannedAnswer = domain.endpoint({
  method: 'PUT',
  path,
  access: 'operator',
  summary: 'Changes a canned answer; what was answered with it stays as it is',
  input: seen.extend(text),
  output: cannedAnswer,
});

export const deleteCannedAnswer = domain.endpoint({
  method: 'DELETE',
  path,
  access: 'operator',
  summary: 'Deletes a canned answer; what was answered with it stays as it is',
  input: byUuid,
  output: done,
});
