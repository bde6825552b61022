import { createHash, createHmac } from 'node:crypto';

export interface TencentCall {
  endpoint: string;
  secretId: string;
  secretKey: string;
  /** As its domain names it: `sms`. */
  service: string;
  action: string;
  version: string;
  region: string;
  input: object;
  /** Milliseconds to wait for a response. */
  timeout: number;
}

/** One POST to a service of Tencent Cloud, signed by TC3-HMAC-SHA256 ("API 3.0, signature method v3"). */
export function callTencent(call: TencentCall): Promise<Response> {
  const body = JSON.stringify(call.input);
  return fetch(call.endpoint, {
    method: 'POST',
    headers: signedHeaders(call, body, Math.floor(Date.now() / 1000)),
    body,
    signal: AbortSignal.timeout(call.timeout),
  });
}

const sha256 = (content: string): string => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, content: string): Buffer => createHmac('sha256', key).update(content).digest();

/** The headers of a call at a moment, in seconds. */
export function signedHeaders(
  { endpoint, secretId, secretKey, service, action, version, region }: Omit<TencentCall, 'input' | 'timeout'>,
  body: string,
  seconds: number,
): Record<string, string> {
  const signed = {
    'content-type': 'application/json; charset=utf-8',
    host: new URL(endpoint).host,
    'x-tc-action': action,
  };
  const names = Object.keys(signed).join(';');
  const lines = Object.entries(signed).map(([name, value]) => `${name}:${value.toLowerCase()}\n`);
  const request = ['POST', '/', '', lines.join(''), names, sha256(body)].join('\n');
  const day = new Date(seconds * 1000).toISOString().slice(0, 10);
  const scope = `${day}/${service}/tc3_request`;
  const key = hmac(hmac(hmac(`TC3${secretKey}`, day), service), 'tc3_request');
  const signature = hmac(key, `TC3-HMAC-SHA256\n${seconds}\n${scope}\n${sha256(request)}`).toString('hex');
  return {
    ...signed,
    'x-tc-version': version,
    'x-tc-region': region,
    'x-tc-timestamp': String(seconds),
    authorization: `TC3-HMAC-SHA256 Credential=${secretId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  };
}
