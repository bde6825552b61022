/** Seconds for which an answer that was asked for ahead is as good as one asked for now. */
const GOOD_FOR = 10;

const answers = new Map<string, Promise<Response>>();

/** Asks for something that will be asked for in a moment; its answer may be looked at, but only in a copy. */
export function askEarly(address: string, send: RequestInit): Promise<Response> {
  const key = keyOf(address, send);
  const answer = fetch(address, send);
  answers.set(key, answer);
  const forget = () => answers.delete(key);
  // A call that failed is made again by whoever needs its answer.
  answer.catch(forget);
  setTimeout(forget, GOOD_FOR * 1000);
  return answer;
}

/** `fetch` that takes the answer to the very same request of the very same person, once, where it was asked for ahead. */
export const fetchEarly: typeof fetch = (address, send) => {
  const key = keyOf(String(address), send);
  const early = answers.get(key);
  if (!early) return fetch(address, send);
  answers.delete(key);
  return early.catch(() => fetch(address, send));
};

const keyOf = (address: string, send: RequestInit | undefined): string =>
  [send?.method, address, JSON.stringify(send?.headers)].join(' ');
