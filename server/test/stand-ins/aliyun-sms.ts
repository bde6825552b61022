import { createHash, createHmac } from 'node:crypto';
import { playService, type SeenRequest, type StandIn } from './http-stand-in.ts';

export interface AliyunKey {
  accessKeyId: string;
  accessKeySecret: string;
}

export interface AliyunSmsStandIn extends StandIn {
  /** What was taken, in order: the parameters of SendSms. */
  sent: Record<string, string>[];
  /** What the next calls get: a code of the service, text that is no JSON, or no response at all. */
  next:
    | { code: string; status?: number }
    | { text: string; status: number }
    | 'silence'
    | 'taken in silence'
    | undefined;
}

/** Aliyun SMS that takes no call without a right ACS3-HMAC-SHA256 signature, and no nonce twice. */
export async function playAliyunSms(key: AliyunKey): Promise<AliyunSmsStandIn> {
  const sent: AliyunSmsStandIn['sent'] = [];
  const nonces = new Set<string>();
  const json = (status: number, code: string, more: object = {}) => ({
    status,
    headers: { 'content-type': 'application/json;charset=utf-8' },
    body: JSON.stringify({ Code: code, Message: code, RequestId: 'F655A8D5-B967-440B-8683-DAD6FF8DE990', ...more }),
  });
  const service = await playService((request) => {
    const action = request.headers['x-acs-action'] === 'QuerySendDetails' ? 'QuerySendDetails' : 'SendSms';
    const refusal = refusalOfCall(request, key, new Date(), [action, '2017-05-25']);
    if (refusal) return json(400, refusal);
    const nonce = request.headers['x-acs-signature-nonce'] ?? '';
    if (nonces.has(nonce)) return json(400, 'SignatureNonceUsed');
    nonces.add(nonce);
    if (play.next === 'silence') return undefined;
    if (typeof play.next === 'object' && 'text' in play.next) return { status: play.next.status, body: play.next.text };
    if (play.next && play.next !== 'taken in silence') return json(play.next.status ?? 200, play.next.code);
    const query = Object.fromEntries(new URL(request.target, 'http://sms').searchParams);
    if (action === 'QuerySendDetails') return json(200, 'OK', detailsOf(sent, query));
    sent.push(query);
    if (play.next === 'taken in silence') return undefined;
    return json(200, 'OK');
  });
  const play: AliyunSmsStandIn = { ...service, sent, next: undefined };
  return play;
}

/** What QuerySendDetails tells of a phone's messages; the stand-in has sent all of them today. */
const detailsOf = (sent: AliyunSmsStandIn['sent'], { PhoneNumber, SendDate }: Record<string, string>) => ({
  SmsSendDetailDTOs: {
    SmsSendDetailDTO: sent
      .filter((message) => message.PhoneNumbers === PhoneNumber && /^\d{8}$/.test(SendDate ?? ''))
      .map((message) => ({ PhoneNum: message.PhoneNumbers, OutId: message.OutId ?? '', SendStatus: 3 })),
  },
});

const REQUIRED = ['x-acs-action', 'x-acs-content-sha256', 'x-acs-date', 'x-acs-signature-nonce', 'x-acs-version'];

/** Why Aliyun would turn a call away before looking at what it asks for. */
export function refusalOfCall(
  request: SeenRequest,
  key: AliyunKey,
  now: Date,
  [action, version] = ['SendSms', '2017-05-25'],
): string | undefined {
  const { headers } = request;
  if (REQUIRED.some((name) => !headers[name])) return 'MissingHeader';
  if (headers['x-acs-action'] !== action || headers['x-acs-version'] !== version) return 'InvalidAction.NotFound';
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(headers['x-acs-date'] ?? '')) return 'InvalidTimeStamp.Format';
  // A request is good for 15 minutes.
  if (Math.abs(Date.parse(headers['x-acs-date'] ?? '') - now.getTime()) > 15 * 60_000)
    return 'InvalidTimeStamp.Expired';
  if (headers['x-acs-content-sha256'] !== sha256(request.body)) return 'InvalidContentSha256';
  return signatureOf(request, key) === headers.authorization ? undefined : 'SignatureDoesNotMatch';
}

/**
 * The `Authorization` that a request should carry by Aliyun's "Request syntax and signature method V3": every `x-acs-*`
 * header, `host` and `content-type` are signed, names in lower case and in order.
 */
export function signatureOf(request: SeenRequest, key: AliyunKey): string {
  const names = Object.keys(request.headers)
    .filter((name) => name.startsWith('x-acs-') || name === 'host' || name === 'content-type')
    .sort();
  const [path = '/', query = ''] = request.target.split('?');
  const canonicalRequest = [
    request.method,
    path,
    query
      .split('&')
      .filter((pair) => pair !== '')
      .map((pair) => pair.split('=').map(strictly).join('='))
      .sort()
      .join('&'),
    ...names.map((name) => `${name}:${request.headers[name]?.trim()}`),
    '',
    names.join(';'),
    sha256(request.body),
  ].join('\n');
  const signature = createHmac('sha256', key.accessKeySecret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonicalRequest)}`)
    .digest('hex');
  return `ACS3-HMAC-SHA256 Credential=${key.accessKeyId},SignedHeaders=${names.join(';')},Signature=${signature}`;
}

const strictly = (text: string): string =>
  encodeURIComponent(decodeURIComponent(text)).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
