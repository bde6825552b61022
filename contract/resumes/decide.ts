import { z } from 'zod';
import { formats, messageText, plainText } from '../formats.ts';
import { limits } from '../limits.ts';
import { applicationDetail } from './application.ts';
import { domain } from './domain.ts';
import { stage } from './stages.ts';

export const moveApplication = domain.endpoint({
  method: 'POST',
  path: '/api/v1/applications/move',
  access: 'user',
  idempotent: true,
  summary:
    'Moves an application to another stage, a parked one also to the new ones; a stale version is refused with the current state (40901)',
  input: z.object({
    uuid: formats.uuid,
    version: z.number().int(),
    to: stage.exclude(['reject']),
    reason: plainText(0, limits.reason).default(''),
  }),
  output: applicationDetail,
});

/** Going back to an earlier stage wants a reason. */
export const moveBackInput = moveApplication.input.extend({ reason: plainText(1, limits.reason) });

export const rejectApplication = domain.endpoint({
  method: 'POST',
  path: '/api/v1/applications/reject',
  access: 'user',
  idempotent: true,
  summary: 'Rejects an application; the message goes out when the undo time has passed',
  input: z.object({
    uuid: formats.uuid,
    version: z.number().int(),
    reason: plainText(1, limits.reason),
    /** What the candidate is told by e-mail or SMS; empty sends nothing. */
    message: messageText(0, limits.message).default(''),
  }),
  output: applicationDetail,
});

export const undoMove = domain.endpoint({
  method: 'POST',
  path: '/api/v1/applications/undo',
  access: 'user',
  idempotent: true,
  summary: 'Takes the last move back within 10 seconds',
  input: z.object({ uuid: formats.uuid, version: z.number().int() }),
  output: applicationDetail,
});
