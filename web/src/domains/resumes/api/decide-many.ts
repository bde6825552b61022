import type { InputOf, OutputOf } from '@qinghe/contract/endpoint.ts';
import { decideMany } from '@qinghe/contract/resumes/bulk.ts';
import { call } from '../../../lib/call.ts';

export type ManyDecision = InputOf<typeof decideMany>;
export type ManyDecided = OutputOf<typeof decideMany>;

/** Moves or rejects many; `key` is one for all tries of one decision. */
export const sendDecision = (decision: ManyDecision, key: string): Promise<ManyDecided> =>
  call(decideMany, decision, { idempotencyKey: key });
