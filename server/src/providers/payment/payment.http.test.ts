import { createSign } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { playService } from '../../../test/stand-ins/http-stand-in.ts';
import { alipay, fenOf, yuanOf } from './alipay.ts';
import * as accounts from './cashier/accounts.ts';
import { alipayNotice } from './cashier/alipay-side.ts';
import { findTrade, type Trade } from './cashier/trade-queries.ts';
import { wechatNotice } from './cashier/wechat-side.ts';
import { type Channel, NoticeForged, PaymentRefused, PaymentUnknown } from './port.ts';
import { wechatPay } from './wechat.ts';
import { signedBody } from './wechat-signature.ts';

// The cashier checks what the services check: signatures of ours over what was really sent, and its own are checked by us.
const app = await startTestApp();
const { db, payments, publicUrl } = app.services;
const { cashier } = payments;
const keys = await accounts.readKeys(db);
let made = 0;

afterEach(() => app.clock.reset());

const number = () => {
  made += 1;
  return `QH${Date.now().toString(36).toUpperCase()}${String(made).padStart(16, '0')}`.slice(0, 26);
};
const later = () => new Date(app.clock.now().getTime() + 30 * 60_000);
const request = (of = number(), fen = 10_001) => ({
  ...{ number: of, fen, subject: '青禾招聘币充值 & 100%', until: later() },
  notifyUrl: `${publicUrl}/pay/notices/nobody`,
});
const trade = async (of: string) => (await findTrade(db, of)) as Trade;
const noticeOf = async (channel: Channel, of: string, change: object = {}) =>
  channel === 'alipay'
    ? { headers: {}, body: alipayNotice(await trade(of), keys, change as Record<string, string>) }
    : wechatNotice(await trade(of), keys, change as Record<string, unknown>);
const lower = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

describe.each(['alipay', 'wechat'] as const)('%s', (channel) => {
  const service = payments[channel];
  if (!service) throw new Error('the test application has no cashier');
  const opened = async (fen?: number) => {
    const asked = request(number(), fen);
    await service.ask(asked);
    await cashier?.find(asked.number);
    return asked.number;
  };

  test('a code is asked for twice under one number and stays one payment', async () => {
    const asked = request();
    const qr = await service.ask(asked);
    expect(await service.ask(asked)).toBe(qr);
    expect(qr).toContain(asked.number);
  });

  test('who pays is known by a hash alone, what was paid to the fen', async () => {
    const of = await opened(10_001);
    expect(await service.query(of)).toMatchObject({ status: 'waiting', fen: 10_001 });
    await cashier?.play(of, 'pay_untold');
    const fact = await service.query(of);
    expect(fact).toMatchObject({ number: of, status: 'paid', fen: 10_001, tradeNo: expect.any(String) });
    expect(fact?.paidAt?.getTime()).toBeCloseTo(app.clock.now().getTime(), -4);
    expect(fact?.payer).toMatch(/^[\w-]{43}$/);
  });

  test('nothing is known of a number that was never asked for', async () => {
    expect(await service.query(number())).toBeNull();
    expect(await service.close(number())).toBe('absent');
  });

  test('what is closed takes no money, what is paid cannot be closed', async () => {
    const of = await opened();
    expect(await service.close(of)).toBe('closed');
    expect(await service.close(of)).toBe('closed');
    await cashier?.play(of, 'pay');
    expect((await service.query(of))?.status).toBe('closed');
    const paid = await opened();
    await cashier?.play(paid, 'pay_untold');
    expect(await service.close(paid)).toBe('paid');
  });

  test('a refund goes out once under its number, and never more than came', async () => {
    const of = await opened(500);
    await cashier?.play(of, 'pay_untold');
    const refund = { number: of, refundNumber: `QHR${of.slice(2)}`, fen: 300, paidFen: 500, reason: '退' };
    expect(await service.queryRefund(refund)).toBeNull();
    const first = await service.refund(refund);
    expect(['done', 'processing']).toContain(first);
    await service.refund(refund);
    expect(await service.queryRefund(refund)).toBe('done');
    const more = { ...refund, refundNumber: `QHS${of.slice(2)}` };
    await expect(service.refund(more)).rejects.toThrow(PaymentRefused);
    // What was refunded in part was paid all the same.
    expect((await service.query(of))?.status).toBe('paid');
  });

  test('a notice is believed where the service has signed it', async () => {
    const of = await opened(777);
    await cashier?.play(of, 'pay_untold');
    const { headers, body } = await noticeOf(channel, of);
    const notice = await service.readNotice(lower(headers), body);
    expect(notice).toMatchObject({ kind: 'payment', fact: { number: of, status: 'paid', fen: 777 } });
  });

  test('one that is changed, unsigned or for another merchant is not', async () => {
    const of = await opened(777);
    await cashier?.play(of, 'pay_untold');
    const { headers, body } = await noticeOf(channel, of);
    const forge = channel === 'alipay' ? body.replace('7.77', '9.77') : body.replace('SUCCESS', 'SUCCESs');
    await expect(service.readNotice(lower(headers), forge)).rejects.toThrow(NoticeForged);
    await expect(service.readNotice({}, 'nothing of sense')).rejects.toThrow(NoticeForged);
    const foreign = channel === 'alipay' ? { seller_id: '2088999999999999' } : { mchid: '1999999999' };
    const other = await noticeOf(channel, of, foreign);
    await expect(service.readNotice(lower(other.headers), other.body)).rejects.toMatchObject({ foreign: true });
  });
});

test('of Alipay: a refund of a part is told as a trade that succeeded, and is no payment', async () => {
  const asked = request();
  await payments.alipay?.ask(asked);
  await cashier?.play(asked.number, 'pay_untold');
  const { body } = await noticeOf('alipay', asked.number, { gmt_refund: '2026-11-27 10:00:00', refund_fee: '1.00' });
  expect(await payments.alipay?.readNotice({}, body)).toEqual({ kind: 'nothing' });
});

test('of WeChat: an old time, an unknown key and a probe are refused, and keys stand side by side', async () => {
  const old = signedBody(keys.service.privateKey, accounts.SERVICE_SERIAL, '{}', Date.now() - 600_000);
  await expect(payments.wechat?.readNotice(lower(old), '{}')).rejects.toThrow('time');
  const unknown = signedBody(keys.service.privateKey, 'another', '{}');
  await expect(payments.wechat?.readNotice(lower(unknown), '{}')).rejects.toThrow('key');
  const probe = {
    ...signedBody(keys.service.privateKey, accounts.SERVICE_SERIAL, '{}'),
    'Wechatpay-Signature': 'WECHATPAY/SIGNTEST/x',
  };
  await expect(payments.wechat?.readNotice(lower(probe), '{}')).rejects.toThrow('signature');
  const both = wechatPay({
    ...{ endpoint: '', merchantId: accounts.MERCHANT_ID, appId: accounts.WECHAT_APP_ID, serial: 's', secret: 's' },
    ...{ privateKey: keys.merchant.privateKey, apiKey: accounts.API_KEY },
    keys: { [accounts.SERVICE_SERIAL]: keys.service.publicKey, newer: keys.merchant.publicKey },
  });
  const asked = request();
  await payments.wechat?.ask(asked);
  const { headers, body } = await noticeOf('wechat', asked.number);
  const newer = signedBody(keys.merchant.privateKey, 'newer', body);
  for (const one of [headers, newer]) expect((await both.readNotice(lower(one), body)).kind).toBe('payment');
});

const bare = (pem: string) => pem.split('\n').slice(1, -2).join('');
const real = (url: string) => ({
  alipay: alipay({
    ...{
      gateway: `${url}/gateway.do`,
      appId: accounts.APP_ID,
      sellerId: accounts.SELLER_ID,
      secret: 's',
      timeout: 300,
    },
    ...{ privateKey: bare(keys.merchant.privateKey), publicKey: bare(keys.service.publicKey) },
  }),
  wechat: wechatPay({
    ...{ endpoint: url, merchantId: accounts.MERCHANT_ID, appId: accounts.WECHAT_APP_ID, secret: 's', timeout: 300 },
    ...{ serial: 's', privateKey: keys.merchant.privateKey, apiKey: accounts.API_KEY },
    keys: { [accounts.SERVICE_SERIAL]: keys.service.publicKey },
  }),
});

test.each([
  ['silence', undefined],
  ['500', { status: 500, body: 'oops' }],
  ['no JSON', { status: 200, body: '<html>' }],
  [
    'a response that nobody signed',
    { status: 200, body: '{"code_url":"weixin://x","alipay_trade_precreate_response":{"code":"10000","qr_code":"x"}}' },
  ],
])('%s says nothing of what was done', async (_name, answer) => {
  const service = await playService(() => answer);
  const { alipay, wechat } = real(service.url);
  for (const one of [alipay, wechat]) {
    await expect(one.ask(request())).rejects.toThrow(PaymentUnknown);
    await expect(one.query(number())).rejects.toThrow(PaymentUnknown);
  }
  await service.close();
});

test('Alipay’s response that was signed by somebody else is none', async () => {
  const text = '{"code":"10000","msg":"Success","qr_code":"https://evil.example"}';
  const sign = createSign('RSA-SHA256').update(text).sign(keys.merchant.privateKey, 'base64');
  const service = await playService(() => ({
    status: 200,
    body: `{"alipay_trade_precreate_response":${text},"sign":"${sign}"}`,
  }));
  await expect(real(service.url).alipay.ask(request())).rejects.toThrow(PaymentUnknown);
  await service.close();
});

test('amounts are written and read without a float', () => {
  for (const fen of [1, 9, 10, 99, 100, 101, 1999, 999_999_999]) expect(fenOf(yuanOf(fen))).toBe(fen);
  expect([fenOf('12'), fenOf('12.3')]).toEqual([1200, 1230]);
  for (const text of ['', '1e3', '-1', '1.234', '0x1', ' 1', undefined])
    expect(() => fenOf(text)).toThrow(PaymentUnknown);
});
