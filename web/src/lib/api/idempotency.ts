import type { Endpoint } from '@qinghe/contract/endpoint.ts';
import { isApiError, NO_RESPONSE } from './api-error.ts';
import { newKey } from './new-key.ts';

/*
 * One key for all tries of one action. As long as it is unknown whether the server has acted, the same call with the same
 * input is the same action, also from a screen that was left and opened again.
 */
const open = new Map<string, string>();

/** The key of a call; undefined where the endpoint takes none. */
export function keyOf(endpoint: Endpoint, input: unknown): string | undefined {
  if (!endpoint.idempotent) return undefined;
  const action = nameOf(endpoint, input);
  const key = open.get(action) ?? newKey();
  open.set(action, key);
  return key;
}

/** Ends an action that got its response: the same input again is another action. */
export function closeKey(endpoint: Endpoint, input: unknown): void {
  open.delete(nameOf(endpoint, input));
}

/**
 * Whether a failure leaves open if the server has acted: an earlier try of the same action may have, where this one waited for
 * its turn in vain (50301).
 */
export const isLost = (error: unknown): boolean =>
  isApiError(error) && ([NO_RESPONSE, 408, 50301].includes(error.code) || (error.code >= 500 && error.code <= 505));

const nameOf = ({ method, path }: Endpoint, input: unknown): string => `${method} ${path} ${JSON.stringify(input)}`;
