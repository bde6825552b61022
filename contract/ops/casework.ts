import { z } from 'zod';
import { caseNote } from '../casework.ts';
import { formats, plainText } from '../formats.ts';
import { limits } from '../limits.ts';
import { byUuid, done } from '../shapes.ts';
import { domain } from './domain.ts';

/** The shapes that all queues share have their names in the API's document from here. */
export { caseNote, pendingDecision } from '../casework.ts';

export const takeDecisionBack = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/decisions/undo',
  access: 'operator',
  summary: "Takes one's own decision back before it has taken effect: the case waits as before, and nobody was told",
  input: z.object({ held_uuid: formats.uuid }),
  output: done,
});

export const noteCase = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/cases/note',
  access: 'operator',
  summary:
    'Writes down what other operators should know of a case, or puts it at the end of the own queue and says why',
  input: byUuid.extend({
    queue: z.enum(['companies', 'identities', 'jobs']),
    kind: z.enum(['note', 'shelved']),
    words: plainText(1, limits.note),
  }),
  output: z.object({ notes: z.array(caseNote) }),
});
