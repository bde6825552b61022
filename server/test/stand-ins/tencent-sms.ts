import { createHash, createHmac } from 'node:crypto';
import { playService, type SeenRequest, type StandIn, type StandInResponse } from './http-stand-in.ts';

export interface TencentKey {
  secretId: string;
  secretKey: string;
}

/** The input of SendSms. */
interface TencentMessage {
  PhoneNumberSet: string[];
  SmsSdkAppId: string;
  TemplateId: string;
  SignName: string;
  TemplateParamSet: string[];
  SessionContext: string;
}

export interface TencentSmsStandIn extends StandIn {
  /** What was taken, in order. */
  sent: TencentMessage[];
  /** What the next calls get: a code for the whole call or for its number, text that is no JSON, or no response at all. */
  next:
    | { code: string }
    | { status: string }
    | { text: string; status: number }
    | 'silence'
    | 'taken in silence'
    | undefined;
}

/** What is registered with the service: an application, its signature, and how many variables each template has. */
export interface TencentRegistration {
  sdkAppId: string;
  signName: string;
  templates: Readonly<Record<string, number>>;
  /** The template that takes a code of six digits at most, and nothing else. */
  codeTemplate: string;
}

/** Tencent Cloud SMS that takes no call without a right TC3-HMAC-SHA256 signature, nor a message it has no template for. */
export async function playTencentSms(key: TencentKey, registered: TencentRegistration): Promise<TencentSmsStandIn> {
  const sent: TencentMessage[] = [];
  const service = await playService((request) => {
    const refusal = refusalOfCall(request, key, new Date());
    if (refusal) return failed(refusal);
    const { next } = play;
    if (next === 'silence') return undefined;
    if (typeof next === 'object' && 'text' in next) return { status: next.status, body: next.text };
    if (typeof next === 'object' && 'code' in next) return failed(next.code);
    const input = JSON.parse(request.body.toString('utf8'));
    if (input.SmsSdkAppId !== registered.sdkAppId) return failed('UnauthorizedOperation.SmsSdkAppIdVerifyFail');
    if (request.headers['x-tc-action'] === 'PullSmsSendStatusByPhoneNumber') return statusesOf(sent, input);
    const refused = typeof next === 'object' ? next.status : refusalOfMessage(input, registered);
    if (!refused) sent.push(input);
    return next === 'taken in silence' ? undefined : statusOf(input, refused);
  });
  const play: TencentSmsStandIn = { ...service, sent, next: undefined };
  return play;
}

/** Failures too come with 200. */
const json = (content: object): StandInResponse => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ Response: { ...content, RequestId: 'a0aabda6-cf91-4f3e-a81f-9198114a2279' } }),
});

const failed = (code: string) => json({ Error: { Code: code, Message: code } });

const statusOf = ({ PhoneNumberSet, SessionContext }: TencentMessage, refused: string | undefined) =>
  json({
    SendStatusSet: PhoneNumberSet.map((phone) => ({
      SerialNo: refused ? '' : '5000:1045710669157053657849499619',
      PhoneNumber: phone,
      Fee: refused ? 0 : 1,
      SessionContext,
      Code: refused ?? 'Ok',
      Message: refused ?? 'send success',
      IsoCode: 'CN',
    })),
  });

/** What the service tells of a number's messages; the stand-in has sent all of them just now. */
function statusesOf(sent: readonly TencentMessage[], asked: Record<string, unknown>): StandInResponse {
  const { PhoneNumber, BeginTime, Offset, Limit } = asked;
  const seconds = Date.now() / 1000;
  if (typeof BeginTime !== 'number' || BeginTime > seconds || BeginTime < seconds - 7 * 86_400)
    return failed('InvalidParameterValue.BeginTimeVerifyFail');
  if (Offset !== 0) return failed('InvalidParameterValue.OffsetVerifyFail');
  if (typeof Limit !== 'number' || Limit > 100) return failed('InvalidParameterValue.LimitVerifyFail');
  return json({
    PullSmsSendStatusSet: sent
      .filter(({ PhoneNumberSet }) => PhoneNumberSet.includes(String(PhoneNumber)))
      .map(({ SessionContext }) => ({ PhoneNumber, SessionContext, ReportStatus: 'SUCCESS', Description: 'DELIVRD' })),
  });
}

/** Why the service would not send a message: its number, signature, template, or what stands in the template's places. */
function refusalOfMessage(message: TencentMessage, registered: TencentRegistration): string | undefined {
  const { PhoneNumberSet, SignName, TemplateId, TemplateParamSet, SessionContext } = message;
  if (PhoneNumberSet.length === 0) return 'MissingParameter.EmptyPhoneNumberSet';
  if (!PhoneNumberSet.every((phone) => /^\+861[3-9]\d{9}$/.test(phone)))
    return 'InvalidParameterValue.IncorrectPhoneNumber';
  if (SignName !== registered.signName) return 'FailedOperation.SignatureIncorrectOrUnapproved';
  const places = registered.templates[TemplateId];
  if (places === undefined) return 'FailedOperation.TemplateUnapprovedOrNotExist';
  if (TemplateParamSet.length !== places) return 'FailedOperation.TemplateParamSetNotMatchApprovedTemplate';
  if (TemplateId === registered.codeTemplate && !TemplateParamSet.every((text) => /^\d{0,6}$/.test(text)))
    return 'InvalidParameterValue.TemplateParameterFormatError';
  if (TemplateParamSet.some((text) => /https?:/.test(text)))
    return 'InvalidParameterValue.ProhibitedUseUrlInTemplateParameter';
  return Buffer.byteLength(SessionContext) < 512 ? undefined : 'InvalidParameterValue';
}

const VERSION = '2021-01-11';
const ACTIONS = ['SendSms', 'PullSmsSendStatusByPhoneNumber'];

/** Why Tencent Cloud would turn a call away before looking at what it asks for. */
export function refusalOfCall(request: SeenRequest, key: TencentKey, now: Date): string | undefined {
  const { headers } = request;
  if (!ACTIONS.includes(headers['x-tc-action'] ?? '')) return 'InvalidAction';
  if (headers['x-tc-version'] !== VERSION) return 'NoSuchVersion';
  if (!/^[a-z]+-[a-z]+$/.test(headers['x-tc-region'] ?? '')) return 'UnsupportedRegion';
  const seconds = Number(headers['x-tc-timestamp']);
  // A signature is good for five minutes.
  if (!(Math.abs(seconds - now.getTime() / 1000) <= 300)) return 'AuthFailure.SignatureExpire';
  const [, id, day, service, names = ''] =
    /^TC3-HMAC-SHA256 Credential=([^/]+)\/([\d-]+)\/(\w+)\/tc3_request, SignedHeaders=([a-z;-]+), Signature=[0-9a-f]{64}$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (id === undefined) return 'AuthFailure.InvalidAuthorization';
  if (id !== key.secretId) return 'AuthFailure.SecretIdNotFound';
  if (!['content-type', 'host'].every((name) => names.split(';').includes(name))) return 'AuthFailure.SignatureFailure';
  const isInScope = service === 'sms' && day === new Date(seconds * 1000).toISOString().slice(0, 10);
  return isInScope && signatureOf(request, key, { names, service }) === headers.authorization
    ? undefined
    : 'AuthFailure.SignatureFailure';
}

/** The `Authorization` that a request should carry by Tencent Cloud's "signature method v3", over the headers it names. */
export function signatureOf(
  { method, target, headers, body }: SeenRequest,
  { secretId, secretKey }: TencentKey,
  { names, service }: { names: string; service: string },
): string {
  const [path = '/', query = ''] = target.split('?');
  const canonicalHeaders = names.split(';').map((name) => `${name}:${headers[name]?.trim().toLowerCase()}\n`);
  const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
  const canonicalRequest = `${method}\n${path}\n${query}\n${canonicalHeaders.join('')}\n${names}\n${hash(body)}`;
  const seconds = Number(headers['x-tc-timestamp']);
  const day = new Date(seconds * 1000).toISOString().slice(0, 10);
  const scope = [day, service, 'tc3_request'];
  const signingKey = scope.reduce<Buffer>(
    (key, part) => createHmac('sha256', key).update(part).digest(),
    Buffer.from(`TC3${secretKey}`),
  );
  const signature = createHmac('sha256', signingKey)
    .update(`TC3-HMAC-SHA256\n${seconds}\n${scope.join('/')}\n${hash(canonicalRequest)}`)
    .digest('hex');
  return `TC3-HMAC-SHA256 Credential=${secretId}/${scope.join('/')}, SignedHeaders=${names}, Signature=${signature}`;
}
