import { AppError } from '../../../app-error.ts';
import type { FlowRow } from './flow-queries.ts';

/** A flow that the phone has confirmed. @throws AppError 40401 with the way out in words */
export function requireConfirmed(flow: FlowRow | undefined, purpose: 'login' | 'bind'): FlowRow {
  if (flow?.status === 'confirmed' && flow.purpose === purpose) return flow;
  throw new AppError(40401, { reason: 'wechat.expired' });
}
