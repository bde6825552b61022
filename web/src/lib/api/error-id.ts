import { isApiError } from './api-error.ts';

/** FNV-1a over 32 bits. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

/**
 * By what an error is named to support: the number of its request, else its kind with a hash of where it arose, which is the same
 * for everybody of one build. Its own words may hold what somebody typed, and are not in it.
 */
export function errorId(error: unknown): string {
  if (isApiError(error)) return error.requestId ?? `code-${error.code}`;
  if (!(error instanceof Error)) return 'unknown';
  const places = (error.stack ?? '').match(/:\d+:\d+/g) ?? [];
  const kind = /^\w{1,40}$/.test(error.name) ? error.name : 'Error';
  return `${kind}-${hashOf(places.join())}`;
}
