import type { Endpoint, OutputOf, ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type { RequestContext } from './context.ts';

/** An endpoint and the function that answers it. */
export interface Route {
  endpoint: Endpoint;
  handle: (context: RequestContext, input: unknown) => Promise<unknown>;
}

/** Ties an endpoint to its function; the types of both sides must agree. */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: (context: RequestContext, input: ParsedInputOf<E>) => Promise<OutputOf<E>>,
): Route {
  return { endpoint, handle: handle as Route['handle'] };
}
