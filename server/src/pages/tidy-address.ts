import type { FastifyInstance, FastifyReply } from 'fastify';

const UUID = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';
/** What has an address by its uuid, and the pages below it. */
const NAMED = new RegExp(
  `^/(?:(?:jobs|talks|fairs|brochures|companies)|(?:talks|fairs)/tickets/of)/${UUID}` +
    '(?:/(?:external(?:/go)?|poster\\.pdf|share\\.png|talk\\.ics)(?![\\w-]))?',
);
/** What is opened by a secret: links of tickets, and of applications with the pages below them. */
const SECRET =
  /^\/(?:applications\/[\w-]{20,}(?:\/(?:data(?:\.json)?|erase|contact|chat)(?![\w-]))?|(?:pay-order|(?:talks|fairs|live-signup)\/tickets)\/[\w-]{20,})/;
/** Pages without either; a word that goes on is another address. */
const LISTS = /^\/jobs(?![\w/-])|^\/jobs(?=\/+(?:$|[^!-~]|%[89a-f]))/i;
/** Pages below the named ones that have an address of their own kind. */
const BELOW = /^\/(?:files|pictures|withdraw|cancel|leave)\//;

/**
 * The address that is meant, where something was put behind it: a slash, or marks and words of the sentence in which it
 * was sent, up to its query. @returns undefined where nothing is to be tidied
 */
export function tidyAddress(method: string, url: string): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  const [meant] = NAMED.exec(path) ?? SECRET.exec(path) ?? LISTS.exec(path) ?? [];
  if (meant === undefined || meant === path) return undefined;
  const rest = path.slice(meant.length);
  // Letters and digits that go on are another word; what is a page of its own is left alone.
  return /^[\w-]/.test(rest) || BELOW.test(rest) ? undefined : meant + query;
}

/** Sends a browser on to the address that was meant; the one that it had may be a secret, and is stored nowhere. */
export const sendOn = (reply: FastifyReply, address: string): FastifyReply =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(address, 301);

/** Sends readers of public pages on, to the address that was meant. */
export function tidyAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const address = tidyAddress(request.method, request.url);
    if (address === undefined) done();
    else sendOn(reply, address);
  });
}
