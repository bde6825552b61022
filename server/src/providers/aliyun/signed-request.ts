import { createHash, createHmac, randomUUID } from 'node:crypto';

export interface AliyunCall {
  endpoint: string;
  accessKeyId: string;
  accessKeySecret: string;
  action: string;
  version: string;
  query: Record<string, string>;
  /** Sent as it is, or as fields of a form, which stand in no address; none where the query says all. */
  body?: Uint8Array | Record<string, string>;
  /** Milliseconds to wait for a response. */
  timeout: number;
}

/** One POST to a service of Aliyun, signed by ACS3-HMAC-SHA256 ("Request syntax and signature method V3"). */
export function callAliyun(call: AliyunCall): Promise<Response> {
  const query = canonical(call.query);
  const body =
    call.body && (call.body instanceof Uint8Array ? Buffer.from(call.body) : Buffer.from(canonical(call.body)));
  return fetch(`${call.endpoint}/?${query}`, {
    method: 'POST',
    headers: signedHeaders(call, query, body),
    ...(body ? { body } : {}),
    signal: AbortSignal.timeout(call.timeout),
  });
}

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

const canonical = (query: Record<string, string>): string =>
  Object.entries(query)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

function signedHeaders(call: AliyunCall, query: string, body: Buffer | undefined): Record<string, string> {
  const isForm = !(call.body instanceof Uint8Array);
  const headers: Record<string, string> = {
    ...(body ? { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/octet-stream' } : {}),
    host: new URL(call.endpoint).host,
    'x-acs-action': call.action,
    'x-acs-content-sha256': sha256(body ?? ''),
    'x-acs-date': new Date().toISOString().replace(/\.\d{3}Z$/, 'Z'),
    'x-acs-signature-nonce': randomUUID(),
    'x-acs-version': call.version,
  };
  const names = Object.keys(headers).sort();
  const canonicalHeaders = names.map((name) => `${name}:${headers[name]}\n`).join('');
  const request = ['POST', '/', query, canonicalHeaders, names.join(';'), headers['x-acs-content-sha256']].join('\n');
  const signature = createHmac('sha256', call.accessKeySecret)
    .update(`ACS3-HMAC-SHA256\n${sha256(request)}`)
    .digest('hex');
  return {
    ...headers,
    authorization: `ACS3-HMAC-SHA256 Credential=${call.accessKeyId},SignedHeaders=${names.join(';')},Signature=${signature}`,
  };
}
