import { lookup, Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { type WebhookSender, WebhookUnsent } from './port.ts';
import { isPublicAddress } from './public-address.ts';

const TIMEOUT = 15_000;

interface Target {
  url: URL;
  address: string;
  family: number;
}

/** The port of the web, or one that no service of a system listens on: a webhook is no scanner of ports. */
const isWebPort = (port: string): boolean => port === '' || port === '443' || Number(port) >= 1024;

/**
 * Sends over https to public addresses alone. A name is looked up once, every address that it has must be public, and the
 * connection goes to the one that was checked: a name that leads elsewhere a moment later leads nowhere.
 * @param toLocal for tests and closed networks: plain http and addresses of one's own are let through
 */
export function directWebhooks(options: { toLocal: boolean; timeout?: number; lookUp?: LookUp }): WebhookSender {
  const { timeout = TIMEOUT } = options;
  return {
    async check(url) {
      await inTime(resolve(url, options), AbortSignal.timeout(timeout));
    },
    async post(url, headers, body) {
      const signal = AbortSignal.timeout(timeout);
      return send(await inTime(resolve(url, options), signal), headers, body, signal);
    },
  };
}

/** @throws WebhookUnsent `timeout` once the time is over */
function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(new WebhookUnsent('timeout')));
  return Promise.race([work, promise]);
}

type LookUp = (host: string) => Promise<{ address: string; family: number }[]>;

/** As this machine knows a name, also by its own list. */
const byMachine: LookUp = (host) => lookup(host, { all: true });

/**
 * As the internet knows it; waiting takes none of the few threads by which files are read.
 * @param servers other name servers than the machine's, for tests
 */
export const byDns =
  (servers?: readonly string[]): LookUp =>
  async (host) => {
    const resolver = new Resolver({ timeout: 3000, tries: 2 });
    if (servers) resolver.setServers(servers);
    const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    return [four, six].flatMap((found, index) =>
      found.status === 'rejected' ? [] : found.value.map((address) => ({ address, family: index === 0 ? 4 : 6 })),
    );
  };

async function resolve(
  text: string,
  { toLocal, lookUp = toLocal ? byMachine : byDns() }: { toLocal: boolean; lookUp?: LookUp },
): Promise<Target> {
  if (!URL.canParse(text)) throw new WebhookUnsent('address');
  const url = new URL(text);
  const isSpoken = (url.protocol === 'https:' && isWebPort(url.port)) || (toLocal && url.protocol === 'http:');
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
function send({ url, address, family }: Target, headers: Record<string, string>, body: string, signal: AbortSignal) {
  const { request } = process.getBuiltinModule(url.protocol === 'https:' ? 'node:https' : 'node:http');
  const { promise, resolve: done, reject } = Promise.withResolvers<number>();
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
  const fail = () => reject(new WebhookUnsent(signal.aborted ? 'timeout' : 'unreachable'));
  sent.on('error', fail);
  // Who takes another protocol (101) is left without a response and without an error.
  sent.on('close', fail);
  sent.end(body);
  return promise;
}
