import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { type WebhookSender, WebhookUnsent } from './port.ts';
import { isPublicAddress } from './public-address.ts';

const TIMEOUT = 15_000;

interface Target {
  url: URL;
  address: string;
  family: number;
}

/**
 * Sends over https to public addresses alone. A name is looked up once, every address that it has must be public, and the
 * connection goes to the one that was checked: a name that leads elsewhere a moment later leads nowhere.
 * @param toLocal for tests and closed networks: plain http and addresses of one's own are let through
 */
export function directWebhooks(options: { toLocal: boolean; timeout?: number; lookUp?: LookUp }): WebhookSender {
  const { timeout = TIMEOUT } = options;
  return {
    async check(url) {
      await resolve(url, options);
    },
    async post(url, headers, body) {
      return send(await resolve(url, options), headers, body, timeout);
    },
  };
}

type LookUp = (host: string) => Promise<{ address: string; family: number }[]>;

const byDns: LookUp = (host) => lookup(host, { all: true });

async function resolve(
  text: string,
  { toLocal, lookUp = byDns }: { toLocal: boolean; lookUp?: LookUp },
): Promise<Target> {
  if (!URL.canParse(text)) throw new WebhookUnsent('address');
  const url = new URL(text);
  const isSpoken = url.protocol === 'https:' || (toLocal && url.protocol === 'http:');
  if (!isSpoken || url.username !== '' || url.password !== '') throw new WebhookUnsent('address');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host)
    ? [{ address: host, family: isIP(host) }]
    : await lookUp(host).catch(() => {
        throw new WebhookUnsent('unknown_host');
      });
  const [first] = found;
  if (!first) throw new WebhookUnsent('unknown_host');
  if (!toLocal && !found.every(({ address }) => isPublicAddress(address))) throw new WebhookUnsent('address');
  return { url, ...first };
}

/** The certificate is checked against the name, the connection goes to the address. */
function send({ url, address, family }: Target, headers: Record<string, string>, body: string, timeout: number) {
  const { request } = process.getBuiltinModule(url.protocol === 'https:' ? 'node:https' : 'node:http');
  const { promise, resolve: done, reject } = Promise.withResolvers<number>();
  const signal = AbortSignal.timeout(timeout);
  const sent = request(
    url,
    {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      signal,
      lookup: (_host, options, answer) =>
        options.all ? answer(null, [{ address, family }]) : answer(null, address, family),
    },
    (response) => {
      done(response.statusCode ?? 0);
      response.destroy();
    },
  );
  sent.on('error', () => reject(new WebhookUnsent(signal.aborted ? 'timeout' : 'unreachable')));
  sent.end(body);
  return promise;
}
