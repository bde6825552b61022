import type { Agent, IncomingHttpHeaders } from 'node:http';
import { request } from 'node:http';
import type { Dice } from './fuzz-input.ts';

export interface RawCall {
  method: string;
  target: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends a call as it stands, without a client that would put it right. */
export function send(url: string, call: RawCall, agent: Agent): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { hostname, port, agent, method: call.method, path: call.target, headers: call.headers },
      (incoming) => {
        const pieces: Buffer[] = [];
        incoming.on('data', (piece: Buffer) => pieces.push(piece));
        incoming.on('error', reject);
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: Buffer.concat(pieces).toString(),
          }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(call.body);
  });
}

/** One call as text that shows every byte, to be repeated by hand. */
export const describeCall = ({ method, target, headers, body }: RawCall): string =>
  `${method} ${target}\n${JSON.stringify(headers, null, 1)}\n${body === undefined ? '' : `${JSON.stringify(body.subarray(0, 3000).toString('latin1'))} (${body.length} bytes)`}`;

/** A query with values as a hostile caller would write them: repeated, bare, broken escapes, bytes that are no UTF-8. */
export function queryOf(input: unknown, dice: Dice): string {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return encode(textOf(input));
  const pairs = Object.entries(input).flatMap(([name, value]) => {
    const values = Array.isArray(value) ? value : [value];
    return (values.length === 0 ? [''] : values).map((one) => `${encode(name)}=${encode(textOf(one))}`);
  });
  if (dice.chance(0.1) && pairs.length > 0) pairs.push(dice.pick(pairs));
  if (dice.chance(0.05))
    pairs.push(dice.pick(['%', '%zz=1', '=', '&&', '__proto__=1', '__proto__[x]=1', 'a[b]=c', '%ED%A0%80=%ED%A0%80']));
  return pairs.join('&').slice(0, 12_000);
}

/** Fields as headers; what no header can hold is left out of the value, as every client would refuse to send it. */
export const headersOf = (input: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((input ?? {}) as Record<string, unknown>).flatMap(([name, value]) => {
      const header = name.replaceAll('_', '-');
      if (!/^[a-z-]+$/i.test(header)) return [];
      return [
        [
          header,
          textOf(value)
            .replace(/[^\x20-\x7e]/g, '')
            .slice(0, 8000),
        ],
      ];
    }),
  );

const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
/** Lone surrogates become the bytes that stand for them, which are no UTF-8. */
const encode = (text: string): string => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80');

/** The body of a JSON call, sometimes no JSON at all. */
export function jsonBody(input: unknown, dice: Dice): Buffer {
  const text = JSON.stringify(input) ?? '';
  if (dice.chance(0.9)) return Buffer.from(text);
  return dice.pick([
    () => Buffer.from(text.slice(0, dice.below(text.length + 1))),
    () => Buffer.from(`${text}${text}`),
    () => Buffer.from(`{"__proto__":{"admin":true},${text.slice(1)}`),
    () => Buffer.from(`{"constructor":{"prototype":{"admin":true}},${text.slice(1)}`),
    () => Buffer.concat([Buffer.from([0xff, 0xfe, 0x00]), Buffer.from(text)]),
    () => Buffer.from(`\ufeff${text}`),
    () => Buffer.from('[').subarray(0, 1),
    () => Buffer.from('['.repeat(20_000)),
    () => Buffer.from(`"${'x'.repeat(300_000)}"`),
    () => Buffer.alloc(0),
  ])();
}

const BOUNDARY = 'qinghe-boundary';

/** The body of a multipart call, sometimes broken. */
export function multipartBody(input: unknown, files: readonly Buffer[], dice: Dice): { type: string; body: Buffer } {
  const name = dice.pick([
    'cv.pdf',
    '简历.docx',
    '../../x',
    '',
    'a\0b',
    '"; filename="b',
    'x'.repeat(3000),
    '\ud800.pdf',
  ]);
  const fields = Object.entries((input ?? {}) as Record<string, unknown>).map(
    ([field, value]) => `Content-Disposition: form-data; name="${field}"\r\n\r\n${textOf(value)}`,
  );
  const file = Buffer.concat([
    Buffer.from(
      `Content-Disposition: form-data; name="${dice.pick(['file', 'file', 'file', 'key', '__proto__', ''])}"; filename="${name}"\r\nContent-Type: ${dice.pick(['application/pdf', 'text/html', 'x', ''])}\r\n\r\n`,
    ),
    dice.pick(files),
  ]);
  const parts = [...fields.map((field) => Buffer.from(field)), ...(dice.chance(0.9) ? [file] : [])];
  if (dice.chance(0.1)) parts.push(file);
  if (dice.chance(0.1)) parts.reverse();
  const open = Buffer.from(`--${BOUNDARY}\r\n`);
  const whole = Buffer.concat([
    ...parts.flatMap((part) => [open, part, Buffer.from('\r\n')]),
    Buffer.from(dice.chance(0.9) ? `--${BOUNDARY}--\r\n` : ''),
  ]);
  const type = dice.chance(0.9)
    ? `multipart/form-data; boundary=${BOUNDARY}`
    : dice.pick([
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'multipart/form-data; boundary=other',
        'multipart/mixed; boundary=qinghe-boundary',
      ]);
  return { type, body: dice.chance(0.9) ? whole : whole.subarray(0, dice.below(whole.length + 1)) };
}
