/** Seconds for which a response that was asked for ahead is as good as one asked for now. */
const GOOD_FOR = 10;
/** Milliseconds after which the page is long there, even on a slow line. */
const HEAD_START = 60_000;

const earlyResponses = new Map<string, Promise<Response>>();
/** What the page has asked for itself: it wants something newer, should it ask again. */
const late = new Set<string>();

/**
 * Prefetches what the page asks for in a moment, unless the page was quicker.
 * @returns the response, to be looked at in a copy only, and before anything else happens
 */
export function askEarly(address: string, send: RequestInit): Promise<Response> | undefined {
  const key = keyOf(address, send);
  if (late.has(key) || earlyResponses.has(key) || performance.now() > HEAD_START) return undefined;
  const response = fetch(address, send);
  earlyResponses.set(key, response);
  const forget = () => earlyResponses.delete(key);
  // A call that failed, or came while the server could not answer, is made again where its response is needed.
  response.then(({ status }) => status >= 500 && forget(), forget);
  setTimeout(forget, GOOD_FOR * 1000);
  return response;
}

/** `fetch` that takes the response to the very same request of the very same person, once, where it was asked for ahead. */
export const fetchEarly: typeof fetch = (address, send) => {
  // What was asked for before a write may not show it.
  if (send?.method !== 'GET') earlyResponses.clear();
  const key = keyOf(String(address), send);
  if (performance.now() < HEAD_START) late.add(key);
  const early = earlyResponses.get(key);
  if (!early) return fetch(address, send);
  earlyResponses.delete(key);
  return early.catch(() => fetch(address, send));
};

const keyOf = (address: string, send: RequestInit | undefined): string =>
  [send?.method, address, JSON.stringify(send?.headers)].join(' ');
