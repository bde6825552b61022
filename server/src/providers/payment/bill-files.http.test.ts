import { zipSync } from 'fflate';
import { afterEach, expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { playService } from '../../../test/stand-ins/http-stand-in.ts';
import { downloadBill, readAlipayBill, readWechatBill } from './bill-files.ts';
import * as accounts from './cashier/accounts.ts';
import { PaymentUnknown } from './port.ts';
import { wechatPay } from './wechat.ts';
import { signedBody } from './wechat-signature.ts';

const app = await startTestApp();
const keys = await accounts.readKeys(app.services.db);
let close: (() => Promise<void>) | undefined;
afterEach(async () => {
  await close?.();
  close = undefined;
});

const HEAD = '交易时间,公众账号ID,微信订单号,商户订单号,交易状态,商户退款单号,退款状态,手续费,订单金额,申请退款金额';
const SUMS = '总交易单数,订单总金额\r\n`1,`100.00';
const line = (...cells: string[]) => cells.map((cell) => `\`${cell}`).join(',');
const paid = line('2026-11-26 23:59:59', 'wx', '4200', 'QH1', 'SUCCESS', '0', '', '0.60000', '100.00', '0.00');
const back = line(
  '2026-11-26 10:00:00',
  'wx',
  '4200',
  'QH1',
  'REFUND',
  'QHR1',
  'SUCCESS',
  '-0.24000',
  '100.00',
  '40.00',
);
const failed = back.replace('SUCCESS', 'FAIL');

test('WeChat: sums are yuan, cells begin with a back quote, times are China’s, and what failed is nothing', () => {
  const text = `\uFEFF${[HEAD, paid, back, failed, SUMS].join('\r\n')}`;
  expect(readWechatBill(text)).toEqual([
    {
      ...{ kind: 'payment', number: 'QH1', refundNumber: null, tradeNo: '4200', fen: 10_000, feeFen: 60 },
      at: new Date('2026-11-26T15:59:59Z'),
    },
    {
      ...{ kind: 'refund', number: 'QH1', refundNumber: 'QHR1', tradeNo: '4200', fen: 4_000, feeFen: -24 },
      at: new Date('2026-11-26T02:00:00Z'),
    },
  ]);
  expect(readWechatBill([HEAD, SUMS].join('\n'))).toEqual([]);
});

test.each([
  ['no head', '<html>oops</html>'],
  ['a line cut off', [HEAD, paid.slice(0, -10)].join('\n')],
  ['a sum that is none', [HEAD, paid.replace('100.00', '1e4')].join('\n')],
  ['a time that is none', [HEAD, paid.replace('2026-11-26 ', '昨天')].join('\n')],
  ['a column that is gone', [HEAD.replace('手续费', '费'), paid].join('\n')],
])('WeChat: a bill with %s is none', (_name, text) => {
  expect(() => readWechatBill(text)).toThrow(PaymentUnknown);
});

test('Alipay: a file that is no archive, holds no lines, or pays back more than nothing is none', () => {
  const bill = (text: string) => zipSync({ 'a.csv': new TextEncoder().encode(text) });
  expect(() => readAlipayBill(new TextEncoder().encode('oops'))).toThrow(PaymentUnknown);
  expect(() => readAlipayBill(bill('#sums alone'))).toThrow(PaymentUnknown);
});

/** The service says where its bill lies, and what it hashes to. */
async function served(file: Uint8Array, said: object | undefined, status = 200) {
  const service = await playService(({ target }) => {
    if (target.startsWith('/file')) return { status: 200, body: Buffer.from(file) };
    const body = JSON.stringify(
      said ?? { hash_type: 'SHA1', hash_value: 'of another one', download_url: `${service.url}/file?x=1` },
    );
    return { status, body, headers: signedBody(keys.service.privateKey, accounts.SERVICE_SERIAL, body) };
  });
  close = () => service.close();
  return wechatPay({
    ...{ endpoint: service.url, merchantId: accounts.MERCHANT_ID, appId: accounts.WECHAT_APP_ID, secret: 's' },
    ...{ serial: 's', privateKey: keys.merchant.privateKey, apiKey: accounts.API_KEY },
    keys: { [accounts.SERVICE_SERIAL]: keys.service.publicKey },
  });
}

test('WeChat: a bill that was not made, or has another hash, is asked for again; none at all is none', async () => {
  const { gzipSync } = await import('node:zlib');
  const whole = gzipSync([HEAD, paid, SUMS].join('\n'));
  await expect((await served(whole, undefined)).bill('2026-11-26')).rejects.toThrow('another hash');
  await close?.();
  await expect((await served(Buffer.from('x'), undefined)).bill('2026-11-26')).rejects.toThrow('unpacked');
  await close?.();
  await expect((await served(whole, { code: 'STATEMENT_CREATING' }, 400)).bill('2026-11-26')).rejects.toThrow(
    PaymentUnknown,
  );
  await close?.();
  expect(await (await served(whole, { code: 'NO_STATEMENT_EXIST' }, 400)).bill('2026-11-26')).toBeNull();
});

test('a file that is not there says nothing of the day', async () => {
  const service = await playService(() => ({ status: 404, body: '' }));
  close = () => service.close();
  await expect(downloadBill(service.url)).rejects.toThrow(PaymentUnknown);
  await expect(downloadBill('http://127.0.0.1:1/')).rejects.toThrow(PaymentUnknown);
});
