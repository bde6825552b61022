import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { moveApplication, rejectApplication, undoMove } from '@qinghe/contract/resumes/endpoints.ts';
import type { Stage } from '@qinghe/contract/resumes/stages.ts';
import { call } from '../../../lib/call.ts';
import { newKey } from '../../../lib/new-key.ts';

export type Detail = OutputOf<typeof moveApplication>;

/** What of an application a decision names: the version is the one that the person saw. */
export interface Seen {
  uuid: string;
  version: number;
}

const once = () => ({ idempotencyKey: newKey() });

export const move = (seen: Seen, to: Exclude<Stage, 'reject'>, reason: string): Promise<Detail> =>
  call(moveApplication, { uuid: seen.uuid, version: seen.version, to, reason }, once());

export const reject = (seen: Seen, reason: string, message: string): Promise<Detail> =>
  call(rejectApplication, { uuid: seen.uuid, version: seen.version, reason, message }, once());

export const undo = (seen: Seen): Promise<Detail> => call(undoMove, { uuid: seen.uuid, version: seen.version });
