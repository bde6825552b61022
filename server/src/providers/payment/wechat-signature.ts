import { createDecipheriv, createSign, createVerify, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/*
 * How WeChat Pay signs (API v3, 签名生成 and 签名验证): SHA-256 with RSA over lines that each end with a line break, and
 * what it tells is sealed by AES-256-GCM.
 */

/** Seconds by which a time may be off. */
const MAX_SECONDS = 300;

const sign = (privateKey: string, ...lines: string[]): string =>
  createSign('RSA-SHA256')
    .update(lines.map((line) => `${line}\n`).join(''))
    .sign(privateKey, 'base64');

interface Signer {
  merchantId: string;
  serial: string;
  privateKey: string;
}

/** The `Authorization` of a request. @param target path and query as they are sent */
export function authorization(
  { merchantId, serial, privateKey }: Signer,
  { method, target, body }: { method: string; target: string; body: string },
): string {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const nonce = randomBytes(16).toString('hex');
  const signature = sign(privateKey, method, target, timestamp, nonce, body);
  return `WECHATPAY2-SHA256-RSA2048 mchid="${merchantId}",nonce_str="${nonce}",signature="${signature}",timestamp="${timestamp}",serial_no="${serial}"`;
}

/** Headers by which the service signs a body. */
export function signedBody(privateKey: string, serial: string, body: string, now = Date.now()): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const nonce = randomBytes(16).toString('hex');
  return {
    'Wechatpay-Timestamp': timestamp,
    'Wechatpay-Nonce': nonce,
    'Wechatpay-Serial': serial,
    'Wechatpay-Signature': sign(privateKey, timestamp, nonce, body),
  };
}

/**
 * Why a body is not the service's; undefined where it is.
 * @param keys its keys by their serials: certificates and public keys stand side by side while a merchant moves over
 */
export function whyForged(
  headers: IncomingHttpHeaders,
  body: string,
  keys: Readonly<Record<string, string>>,
): 'key' | 'time' | 'signature' | undefined {
  const of = (name: string): string => String(headers[`wechatpay-${name}`] ?? '');
  const serial = of('serial');
  const key = Object.hasOwn(keys, serial) ? keys[serial] : undefined;
  if (!key) return 'key';
  if (!(Math.abs(Date.now() / 1000 - Number(of('timestamp'))) <= MAX_SECONDS)) return 'time';
  const verify = createVerify('RSA-SHA256').update(`${of('timestamp')}\n${of('nonce')}\n${body}\n`);
  return verify.verify(key, of('signature'), 'base64') ? undefined : 'signature';
}

export interface SealedResource {
  ciphertext: string;
  nonce: string;
  associated_data?: string;
}

const TAG_BYTES = 16;

/** What a notice holds. @param key the merchant's APIv3 key, 32 bytes. @throws Error where it was sealed with another one */
export function openResource(key: string, { ciphertext, nonce, associated_data = '' }: SealedResource): unknown {
  const bytes = Buffer.from(ciphertext, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(associated_data));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  const text = Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]);
  return JSON.parse(text.toString());
}
