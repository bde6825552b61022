import type { Endpoint, OutputOf, ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type { RequestContext } from './context.ts';

/**
 * What a call leaves in the audit log: the action, `object.verb` in the past tense, or why it leaves nothing.
 * A call that only reads has none.
 */
export type Audit = string | { none: string };

/** An endpoint and the function that handles it. */
export interface Route {
  endpoint: Endpoint;
  audit?: Audit;
  handle: (context: RequestContext, input: unknown) => Promise<unknown>;
}

/** Ties an endpoint to its function; the types of both sides must agree. */
export function route<E extends Endpoint>(
  endpoint: E,
  audit: Audit | undefined,
  handle: (context: RequestContext, input: ParsedInputOf<E>) => Promise<OutputOf<E>>,
): Route {
  return { endpoint, ...(audit === undefined ? {} : { audit }), handle: handle as Route['handle'] };
}
