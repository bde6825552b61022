import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  playTencentSms,
  refusalOfCall,
  signatureOf,
  type TencentSmsStandIn,
} from '../../../test/stand-ins/tencent-sms.ts';
import { tencentAt, tencentKey, tencentTemplates } from '../../../test/tencent.ts';
import { signedHeaders } from '../tencent/signed-request.ts';
import { SmsRefused, type SmsText } from './port.ts';

const PHONE = '13822412719';
const once = () => ({ key: uuidv7(), again: false });
const code: SmsText = { template: 'code', code: '004711', minutes: 5 };
let service: TencentSmsStandIn;

beforeAll(async () => {
  service = await playTencentSms(tencentKey, tencentTemplates);
});
afterEach(() => {
  service.next = undefined;
  service.sent.length = 0;
});
afterAll(() => service.close());

const send = (message: SmsText = code, phone = PHONE, options: Parameters<typeof tencentAt>[1] = {}) =>
  tencentAt(service.url, options).send(phone, message, once());
const failureOf = (sending: Promise<void>) => sending.then(() => undefined).catch((error: unknown) => error as Error);

test('each kind has its template, whose places are filled in their order', async () => {
  await send();
  await send({ template: 'notice', text: '面试 10:00', link: 'https://hr.example.com/applications/abc_DEF-123' });
  await send({ template: 'invitation', company: '云杉科技', link: 'https://hr.example.com/invite-to-join#key_1' });
  await send({ template: 'decision', text: '企业资料已通过审核。' });
  await send({ template: 'event', text: '就要开始', link: 'https://hr.example.com/talks/tickets/tic_KET-1' });
  await send({ template: 'event', text: '取消了', link: 'https://hr.example.com/fairs/tickets/fair_KET-2' });
  const shared = { PhoneNumberSet: ['+8613822412719'], SmsSdkAppId: '1400006666', SignName: '青禾' };
  expect(service.sent).toMatchObject([
    { ...shared, TemplateId: '1101', TemplateParamSet: ['004711'] },
    { ...shared, TemplateId: '1102', TemplateParamSet: ['面试 10:00', 'abc_DEF-123'] },
    { ...shared, TemplateId: '1103', TemplateParamSet: ['云杉科技', 'key_1'] },
    { ...shared, TemplateId: '1104', TemplateParamSet: ['企业资料已通过审核。'] },
    { ...shared, TemplateId: '1105', TemplateParamSet: ['就要开始', 'talks', 'tic_KET-1'] },
    { ...shared, TemplateId: '1105', TemplateParamSet: ['取消了', 'fairs', 'fair_KET-2'] },
  ]);
});

test.each(['13822412719', '8613822412719', '+8613822412719', '008613822412719'])(
  '%s is a mobile of the mainland',
  async (phone) => {
    await send(code, phone);
    expect(service.sent[0]?.PhoneNumberSet).toEqual(['+8613822412719']);
  },
);

test.each(['02162345678', '+14155550123', '0085291234567', '+13822412719', '12822412719', '138224127190'])(
  '%s is none, and is not asked for',
  async (phone) => {
    expect(await failureOf(send(code, phone))).toEqual(new SmsRefused('no mobile of the mainland'));
    expect(service.sent).toEqual([]);
  },
);

test('without a template of its kind a message is refused', async () => {
  expect(await failureOf(send({ template: 'decision', text: '…' }, PHONE, { templates: {} }))).toBeInstanceOf(
    SmsRefused,
  );
});

test.each([
  ['a signature of others', { signName: '别人' }, 'FailedOperation.SignatureIncorrectOrUnapproved'],
  ['a template that there is not', { templates: { code: '9' } }, 'FailedOperation.TemplateUnapprovedOrNotExist'],
  [
    'a template with other places',
    { templates: { code: '1102' } },
    'FailedOperation.TemplateParamSetNotMatchApprovedTemplate',
  ],
])('%s is refused by the service for good', async (_what, options, refusal) => {
  expect(await failureOf(send(code, PHONE, options))).toEqual(new SmsRefused(refusal));
});

test.each([
  'FailedOperation.ContainSensitiveWord',
  'FailedOperation.PhoneNumberInBlacklist',
  'FailedOperation.PhoneNumberParseFail',
  'FailedOperation.TemplateIncorrectOrUnapproved',
  'InvalidParameterValue.ContentLengthLimit',
  'InvalidParameterValue.IncorrectPhoneNumber',
  'InvalidParameterValue.ProhibitedUseUrlInTemplateParameter',
  'InvalidParameterValue.TemplateParameterFormatError',
  'InvalidParameterValue.TemplateParameterLengthLimit',
])('%s gives a message up for good, said of the call or of its number', async (refusal) => {
  for (const next of [{ code: refusal }, { status: refusal }]) {
    service.next = next;
    expect(await failureOf(send())).toEqual(new SmsRefused(refusal));
  }
});

test.each([
  'LimitExceeded.PhoneNumberThirtySecondLimit',
  'LimitExceeded.PhoneNumberDailyLimit',
  'LimitExceeded.DeliveryFrequencyLimit',
  'FailedOperation.InsufficientBalanceInSmsPackage',
  'UnauthorizedOperation.ServiceSuspendDueToArrears',
  'UnauthorizedOperation.RequestIpNotInWhitelist',
  'InternalError.Timeout',
  'RequestLimitExceeded',
  'AuthFailure.SecretIdNotFound',
  '',
])('“%s” leaves it to be tried again, said of the call or of its number', async (limit) => {
  for (const next of [{ code: limit }, { status: limit }]) {
    service.next = next;
    const failure = await failureOf(send());
    expect(failure?.message).toContain(`200 ${limit}`);
    expect(failure).not.toBeInstanceOf(SmsRefused);
  }
});

test('a list of sent messages that cannot be read hands nothing over', async () => {
  service.next = { code: 'InternalError.Timeout' };
  const again = tencentAt(service.url).send(PHONE, code, { key: uuidv7(), again: true });
  expect((await failureOf(again))?.message).toContain('InternalError.Timeout');
  expect(service.sent).toEqual([]);
});

test('a wrong key is turned away, and no code, number or key stands in what is thrown', async () => {
  for (const [wrong, refusal] of [
    [{ secretKey: 'guessed' }, 'AuthFailure.SignatureFailure'],
    [{ secretId: 'AKID-guessed' }, 'AuthFailure.SecretIdNotFound'],
    [{ sdkAppId: '1400000000' }, 'UnauthorizedOperation.SmsSdkAppIdVerifyFail'],
  ] as const) {
    const { message = '' } = (await failureOf(send(code, PHONE, wrong))) ?? {};
    expect(message).toContain(refusal);
    expect(message).not.toMatch(/004711|13822412719|guessed|secret/);
  }
  expect(service.sent).toEqual([]);
});

/** The example of Tencent Cloud's "signature method v3", whose key is published as 32 asterisks. */
const example = {
  secretId: `AKID${'*'.repeat(32)}`,
  secretKey: '*'.repeat(32),
  body: String.raw`{"Limit": 1, "Filters": [{"Values": ["\u672a\u547d\u540d"], "Name": "instance-name"}]}`,
  signature: '10b1a37a7301a02ca19a647ad722d5e43b4b3cff309d421d85b46093f6ab6c4f',
};

test('its own example is signed as Tencent Cloud signs it, by us and by the stand-in', () => {
  const endpoint = 'https://cvm.tencentcloudapi.com';
  const call = {
    ...example,
    endpoint,
    service: 'cvm',
    action: 'DescribeInstances',
    version: '2017-03-12',
    region: 'x',
  };
  const headers = signedHeaders(call, example.body, 1_551_113_065);
  const expected = `TC3-HMAC-SHA256 Credential=${example.secretId}/2019-02-25/cvm/tc3_request, SignedHeaders=content-type;host;x-tc-action, Signature=${example.signature}`;
  expect(headers.authorization).toBe(expected);
  const request = { method: 'POST', target: '/', headers, body: Buffer.from(example.body) };
  expect(signatureOf(request, example, { names: 'content-type;host;x-tc-action', service: 'cvm' })).toBe(expected);
});

test.each<
  [
    what: string,
    change: { seconds?: number; body?: string; service?: string; action?: string; version?: string },
    refusal?: string,
  ]
>([
  ['nothing', {}, undefined],
  ['an hour ago', { seconds: -3600 }, 'AuthFailure.SignatureExpire'],
  ['another service’s scope', { service: 'cvm' }, 'AuthFailure.SignatureFailure'],
  ['another body', { body: '{}' }, 'AuthFailure.SignatureFailure'],
  ['another action', { action: 'AddSmsTemplate' }, 'InvalidAction'],
  ['another version', { version: '2019-07-11' }, 'NoSuchVersion'],
])('the stand-in finds %s wrong', (_what, { seconds = 0, body = 'x', ...other }, refusal) => {
  const now = new Date();
  const call = {
    endpoint: 'https://sms.tencentcloudapi.com',
    service: 'sms',
    action: 'SendSms',
    version: '2021-01-11',
  };
  const at = Math.floor(now.getTime() / 1000) + seconds;
  const headers = signedHeaders({ ...tencentKey, region: 'ap-guangzhou', ...call, ...other }, 'x', at);
  const request = { method: 'POST', target: '/', headers, body: Buffer.from(body) };
  expect(refusalOfCall(request, tencentKey, now)).toBe(refusal);
});
