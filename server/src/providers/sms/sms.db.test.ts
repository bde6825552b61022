import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { type AliyunSmsStandIn, playAliyunSms, signatureOf } from '../../../test/stand-ins/aliyun-sms.ts';
import { playTencentSms, type TencentSmsStandIn } from '../../../test/stand-ins/tencent-sms.ts';
import { tencentAt, tencentKey, tencentTemplates } from '../../../test/tencent.ts';
import { connect, type DatabaseConnection } from '../../db/database.ts';
import { aliyunSms } from './aliyun.ts';
import { embeddedSms } from './embedded.ts';
import { type SmsProvider, SmsRefused, type SmsText } from './port.ts';

const PHONE = '13822412719';
const once = () => ({ key: uuidv7(), again: false });
const code: SmsText = { template: 'code', code: '004711', minutes: 5 };
const notice = {
  link: 'https://jobs.example.com/applications/abc_DEF-123',
  template: 'notice' as const,
  text: '林晓，你好！"面试" (周五) 10:00*20%+1&2=3\n地址：大学路 248 号',
};

const key = { accessKeyId: 'LTAI-qinghe', accessKeySecret: 'sms secret/+' };
const registered = {
  signName: '青禾',
  templates: {
    code: 'SMS_1001',
    notice: 'SMS_1002',
    event: 'SMS_1005',
    invitation: 'SMS_1003',
    decision: 'SMS_1004',
  },
};
let service: AliyunSmsStandIn;
let tencent: TencentSmsStandIn;
let database: TestDatabase;
let connection: DatabaseConnection;

beforeAll(async () => {
  service = await playAliyunSms(key);
  tencent = await playTencentSms(tencentKey, tencentTemplates);
  database = await createTestDatabase();
  connection = connect(database.url, 2);
});
afterEach(() => {
  service.next = undefined;
  service.sent.length = 0;
  tencent.next = undefined;
  tencent.sent.length = 0;
});
afterAll(async () => {
  await service.close();
  await tencent.close();
  await connection.close();
  await database.drop();
});

const aliyun = (options: { timeout?: number; accessKeySecret?: string } = {}) =>
  aliyunSms({ endpoint: service.url, ...key, ...registered, ...options });

interface Arrangement {
  sms: SmsProvider;
  /** What reached phones: number and the words that differ from message to message. */
  arrived(): Promise<{ phone: string; words: string }[]>;
}

const onAliyun = async (): Promise<Arrangement> => ({
  sms: aliyun(),
  arrived: async () =>
    service.sent.map((sent) => ({ phone: sent.PhoneNumbers ?? '', words: sent.TemplateParam ?? '' })),
});

const onTencent = async (): Promise<Arrangement> => ({
  sms: tencentAt(tencent.url),
  arrived: async () =>
    tencent.sent.map(({ PhoneNumberSet: [phone = ''], TemplateParamSet }) => ({
      phone: phone.replace('+86', ''),
      words: TemplateParamSet.join('\n'),
    })),
});

const onOutbox = async (): Promise<Arrangement> => ({
  sms: embeddedSms(connection.db, () => new Date()),
  async arrived() {
    const rows = await connection.db.selectFrom('outbox_message').selectAll().orderBy('uuid').execute();
    expect(rows.every((row) => row.channel === 'sms' && row.subject === '')).toBe(true);
    return rows.map((row) => ({ phone: row.address, words: row.body }));
  },
});

describe.each([
  ['Aliyun', onAliyun],
  ['Tencent', onTencent],
  ['the outbox', onOutbox],
])('SMS through %s', (_name, arrange) => {
  it('brings a code and a notice to the phone with their words whole', async () => {
    const { sms, arrived } = await arrange();
    await sms.send(PHONE, code, once());
    await sms.send(PHONE, notice, once());
    const [first, second, ...more] = await arrived();
    expect(more).toEqual([]);
    expect(first).toMatchObject({ phone: PHONE, words: expect.stringContaining('004711') });
    expect(second?.words.replaceAll('\\"', '"').replaceAll('\\n', '\n')).toContain(notice.text);
  });

  it('brings an invitation with the company and what opens it, a decision, and what becomes of talks and fairs', async () => {
    const { sms, arrived } = await arrange();
    const link = 'https://hr.example.com/invite-to-join#abc_DEF-123';
    await sms.send(PHONE, { template: 'invitation', company: '云杉科技', link }, once());
    await sms.send(PHONE, { template: 'decision', text: '企业资料已通过审核。' }, once());
    const ticket = 'https://hr.example.com/talks/tickets/tic_KET-1';
    await sms.send(PHONE, { template: 'event', text: '宣讲会就要开始', link: ticket }, once());
    const fairTicket = 'https://hr.example.com/fairs/tickets/fair_KET-2';
    await sms.send(PHONE, { template: 'event', text: '双选会取消了', link: fairTicket }, once());
    const [invitation, decision, talk, fair] = (await arrived()).slice(-4);
    expect(invitation?.words).toContain('云杉科技');
    expect(invitation?.words).toContain('abc_DEF-123');
    expect(decision?.words).toContain('企业资料已通过审核。');
    expect(talk?.words).toContain('宣讲会就要开始');
    expect(talk?.words).toContain('tic_KET-1');
    expect(fair?.words).toContain('双选会取消了');
    expect(fair?.words).toContain('fair_KET-2');
  });

  it('brings what may have been handed over before, and was not', async () => {
    const { sms, arrived } = await arrange();
    const before = (await arrived()).length;
    await sms.send(PHONE, code, { key: uuidv7(), again: true });
    expect((await arrived()).length - before).toBe(1);
  });
});

describe.each([
  ['Aliyun', () => service, (timeout: number) => aliyun({ timeout })],
  ['Tencent', () => tencent, (timeout: number) => tencentAt(tencent.url, { timeout })],
])('SMS that %s may have taken before', (_name, played, within) => {
  it('reaches the phone once where the service took it and never said so', async () => {
    const delivery = { key: uuidv7(), again: false };
    played().next = 'taken in silence';
    await expect(within(100).send(PHONE, code, delivery)).rejects.toThrow('timeout');
    played().next = undefined;
    await within(10_000).send(PHONE, code, { ...delivery, again: true });
    expect(played().sent.map(keyOf)).toEqual([delivery.key]);
  });

  it('is another message under another key', async () => {
    const [first, second] = [once(), { key: uuidv7(), again: true }];
    await within(10_000).send(PHONE, code, first);
    await within(10_000).send(PHONE, code, second);
    expect(played().sent.map(keyOf)).toEqual([first.key, second.key]);
  });

  it('does not wait for ever for a service that says nothing', async () => {
    played().next = 'silence';
    await expect(within(100).send(PHONE, code, once())).rejects.toThrow('timeout');
  });

  it.each([
    { text: '<html>502 Bad Gateway</html>', status: 502 },
    { text: '{}', status: 200 },
    { text: 'null', status: 200 },
    { text: '', status: 200 },
  ])('is left to be tried again on $text', async (response) => {
    played().next = response;
    const failure = await within(10_000)
      .send(PHONE, code, once())
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(SmsRefused);
  });
});

const keyOf = (sent: { OutId?: string; SessionContext?: string }) => sent.OutId ?? sent.SessionContext;

it('SMS lies in the outbox once', async () => {
  const delivery = { key: uuidv7(), again: false };
  const sms = embeddedSms(connection.db, () => new Date());
  await sms.send(PHONE, code, delivery);
  await sms.send(PHONE, code, { ...delivery, again: true });
  const rows = await connection.db.selectFrom('outbox_message').selectAll().where('uuid', '=', delivery.key).execute();
  expect(rows).toHaveLength(1);
});

describe('SMS through Aliyun', () => {
  it('names the registered signature and the template of each kind', async () => {
    await aliyun().send(PHONE, code, once());
    await aliyun().send(PHONE, notice, once());
    expect(service.sent).toMatchObject([
      { PhoneNumbers: PHONE, SignName: '青禾', TemplateCode: 'SMS_1001', TemplateParam: '{"code":"004711"}' },
      {
        PhoneNumbers: PHONE,
        SignName: '青禾',
        TemplateCode: 'SMS_1002',
        TemplateParam: JSON.stringify({ text: notice.text, token: 'abc_DEF-123' }),
      },
    ]);
  });

  it.each([
    'isv.MOBILE_NUMBER_ILLEGAL',
    'isv.SMS_SIGNATURE_ILLEGAL',
    'isv.SMS_TEMPLATE_ILLEGAL',
    'isv.TEMPLATE_MISSING_PARAMETERS',
    'isv.INVALID_PARAMETERS',
    'isv.PARAM_LENGTH_LIMIT',
    'isv.PARAM_NOT_SUPPORT_URL',
    'isv.BLACK_KEY_CONTROL_LIMIT',
  ])('gives a message up for good on %s', async (final) => {
    service.next = { code: final };
    await expect(aliyun().send(PHONE, code, once())).rejects.toThrow(new SmsRefused(final));
  });

  it.each([
    { code: 'isv.BUSINESS_LIMIT_CONTROL' },
    { code: 'isv.AMOUNT_NOT_ENOUGH' },
    { code: 'isp.SYSTEM_ERROR' },
    { code: 'Throttling.User', status: 400 },
    { code: 'ServiceUnavailable', status: 503 },
  ])('leaves it to be tried again on $code', async (response) => {
    service.next = response;
    const failure = await aliyun()
      .send(PHONE, code, once())
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(SmsRefused);
  });

  it('is turned away with a wrong secret, and never repeats the code in what it throws', async () => {
    const failure = (await aliyun({ accessKeySecret: 'guessed' })
      .send(PHONE, code, once())
      .catch((error: unknown) => error)) as Error;
    expect(failure.message).toContain('SignatureDoesNotMatch');
    expect(failure.message).not.toMatch(/004711|13822412719/);
    expect(service.sent).toEqual([]);
  });
});

describe('the Aliyun stand-in', () => {
  it("signs Aliyun's own example as Aliyun does", () => {
    // "Request syntax and signature method V3", the example with fixed values.
    const request = {
      method: 'POST',
      target: '/?ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd&RegionId=cn-shanghai',
      headers: {
        host: 'ecs.cn-shanghai.aliyuncs.com',
        'x-acs-action': 'RunInstances',
        'x-acs-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
        'x-acs-date': '2023-10-26T10:22:32Z',
        'x-acs-signature-nonce': '3156853299f313e23d1673dc12e1703d',
        'x-acs-version': '2014-05-26',
      },
      body: Buffer.alloc(0),
    };
    expect(signatureOf(request, { accessKeyId: 'YourAccessKeyId', accessKeySecret: 'YourAccessKeySecret' })).toBe(
      'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
    );
  });
});
