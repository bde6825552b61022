import { createHash, createHmac, randomUUID } from 'node:crypto';
import { type SmsProvider, SmsRefused, type SmsText } from './port.ts';

export interface AliyunSmsOptions {
  endpoint: string;
  accessKeyId: string;
  accessKeySecret: string;
  signName: string;
  codeTemplate: string;
  noticeTemplate: string;
  /** Milliseconds to wait for an answer; 10,000 unless told. */
  timeout?: number;
}

// Answers after which trying again cannot help: number, signature, template or the words in it refused (Aliyun SMS,
// error codes of SendSms). Limits and an empty account pass with time.
const FINAL = new Set([
  'isv.MOBILE_NUMBER_ILLEGAL',
  'isv.SMS_SIGNATURE_ILLEGAL',
  'isv.SMS_TEMPLATE_ILLEGAL',
  'isv.TEMPLATE_MISSING_PARAMETERS',
  'isv.INVALID_PARAMETERS',
  'isv.INVALID_JSON_PARAM',
  'isv.PARAM_LENGTH_LIMIT',
  'isv.PARAM_NOT_SUPPORT_URL',
  'isv.BLACK_KEY_CONTROL_LIMIT',
]);

/** Aliyun SMS (SendSms, 2017-05-25) with signature version ACS3-HMAC-SHA256. */
export function aliyunSms(options: AliyunSmsOptions): SmsProvider {
  return {
    async send(phone, message) {
      const query = new URLSearchParams({
        PhoneNumbers: phone,
        SignName: options.signName,
        TemplateCode: message.template === 'code' ? options.codeTemplate : options.noticeTemplate,
        TemplateParam: JSON.stringify(variablesOf(message)),
      });
      const canonicalQuery = canonical(query);
      const response = await fetch(`${options.endpoint}/?${canonicalQuery}`, {
        method: 'POST',
        headers: signedHeaders(options, new URL(options.endpoint).host, canonicalQuery),
        signal: AbortSignal.timeout(options.timeout ?? 10_000),
      });
      const answer = (await response.json()) as { Code?: string };
      if (answer.Code === 'OK') return;
      if (FINAL.has(answer.Code ?? '')) throw new SmsRefused(answer.Code ?? '');
      throw new Error(`Aliyun SMS answered ${response.status} ${answer.Code ?? ''}`);
    },
  };
}

/** Aliyun takes no address inside a variable: the registered template holds all of it but its last part. */
const variablesOf = (message: SmsText): Record<string, string> =>
  message.template === 'code'
    ? { code: message.code }
    : { text: message.text, token: message.link.split('/').at(-1) ?? '' };

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

const canonical = (query: URLSearchParams): string =>
  [...query.entries()]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');

function signedHeaders(options: AliyunSmsOptions, host: string, canonicalQuery: string): Record<string, string> {
  const headers: Record<string, string> = {
    host,
    'x-acs-action': 'SendSms',
    'x-acs-content-sha256': createHash('sha256').update('').digest('hex'),
    'x-acs-date': new Date().toISOString().replace(/\.\d{3}Z$/, 'Z'),
    'x-acs-signature-nonce': randomUUID(),
    'x-acs-version': '2017-05-25',
  };
  const names = Object.keys(headers).sort();
  const canonicalHeaders = names.map((name) => `${name}:${headers[name]}\n`).join('');
  const request = [
    'POST',
    '/',
    canonicalQuery,
    canonicalHeaders,
    names.join(';'),
    headers['x-acs-content-sha256'],
  ].join('\n');
  const toSign = `ACS3-HMAC-SHA256\n${createHash('sha256').update(request).digest('hex')}`;
  const signature = createHmac('sha256', options.accessKeySecret).update(toSign).digest('hex');
  return {
    ...headers,
    authorization: `ACS3-HMAC-SHA256 Credential=${options.accessKeyId},SignedHeaders=${names.join(';')},Signature=${signature}`,
  };
}
