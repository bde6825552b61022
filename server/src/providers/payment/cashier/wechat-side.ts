import { createCipheriv, createHash, createVerify, randomBytes } from 'node:crypto';
import type { Database } from '../../../db/database.ts';
import { signedBody } from '../wechat-signature.ts';
import { API_KEY, MERCHANT_ID, MERCHANT_SERIAL, SERVICE_SERIAL, type Side, WECHAT_APP_ID } from './accounts.ts';
import { wechatBillText } from './bill-side.ts';
import {
  changeTrade,
  findRefund,
  findTrade,
  insertRefund,
  insertTrade,
  readRefunds,
  type Trade,
} from './trade-queries.ts';

/* WeChat Pay's API v3 as its documents have it: signed both ways, refusals by status and `code`. */

export interface Asked {
  method: string;
  /** Path and query as they were sent. */
  target: string;
  authorization: string;
  body: string;
}

interface Answer {
  status: number;
  body: string;
  headers: Record<string, string>;
}

export async function answerWechat(side: Side, asked: Asked): Promise<Answer> {
  if (!isSigned(asked, side.keys.merchant.publicKey))
    return { status: 401, body: JSON.stringify({ code: 'SIGN_ERROR', message: 'signature' }), headers: {} };
  const { status, content } = await carryOut(side, asked);
  const body = content === undefined ? '' : JSON.stringify(content);
  return { status, body, headers: signedBody(side.keys.service.privateKey, SERVICE_SERIAL, body) };
}

export function isSigned({ method, target, authorization, body }: Asked, publicKey: string): boolean {
  const of = (name: string): string => new RegExp(`${name}="([^"]*)"`).exec(authorization)?.[1] ?? '';
  if (!authorization.startsWith('WECHATPAY2-SHA256-RSA2048 ')) return false;
  if (of('mchid') !== MERCHANT_ID || of('serial_no') !== MERCHANT_SERIAL) return false;
  if (!(Math.abs(Date.now() / 1000 - Number(of('timestamp'))) <= 300)) return false;
  const lines = [method, target, of('timestamp'), of('nonce_str'), body].map((line) => `${line}\n`).join('');
  return createVerify('RSA-SHA256').update(lines).verify(publicKey, of('signature'), 'base64');
}

interface Outcome {
  status: number;
  content?: unknown;
}

const refused = (status: number, code: string): Outcome => ({ status, content: { code, message: code } });

async function carryOut(side: Side, { method, target, body }: Asked): Promise<Outcome> {
  const { pathname, searchParams } = new URL(target, 'http://cashier');
  const content = body === '' ? {} : (JSON.parse(body) as Record<string, unknown>);
  if (method === 'POST' && pathname === '/v3/pay/transactions/native') return open(side, content);
  if (pathname === '/v3/refund/domestic/refunds') return refund(side, content);
  if (pathname === '/v3/bill/tradebill') return tellBill(side, searchParams.get('bill_date') ?? '');
  const refundNumber = /^\/v3\/refund\/domestic\/refunds\/(\w+)$/.exec(pathname)?.[1];
  if (refundNumber) {
    const found = await findRefund(side.db, refundNumber);
    return found ? { status: 200, content: { status: 'SUCCESS' } } : refused(404, 'RESOURCE_NOT_EXISTS');
  }
  const [, number = '', close] = /^\/v3\/pay\/transactions\/out-trade-no\/(\w+)(\/close)?$/.exec(pathname) ?? [];
  const trade = await findTrade(side.db, number);
  if (trade?.channel !== 'wechat') return refused(404, 'ORDER_NOT_EXIST');
  if (!close) return { status: 200, content: await tell(side.db, trade) };
  if (trade.status === 'paid') return refused(400, 'ORDERPAID');
  await changeTrade(side.db, number, { status: 'closed' });
  return { status: 204 };
}

async function open({ db, pageOf }: Side, content: Record<string, unknown>): Promise<Outcome> {
  const { appid, mchid, out_trade_no: number, amount } = content;
  const { total, currency } = (amount ?? {}) as { total?: number; currency?: string };
  const isOurs = appid === WECHAT_APP_ID && mchid === MERCHANT_ID;
  if (!isOurs) return refused(400, 'APPID_MCHID_NOT_MATCH');
  if (typeof number !== 'string' || !/^\w{6,32}$/.test(number) || !Number.isInteger(total) || currency !== 'CNY')
    return refused(400, 'PARAM_ERROR');
  await insertTrade(db, {
    ...{ number, channel: 'wechat', fen: total ?? 0, subject: String(content.description) },
    ...{ notify_url: String(content.notify_url), trade_no: `4200${number.slice(2)}` },
    until: new Date(String(content.time_expire)),
  });
  return { status: 200, content: { code_url: pageOf(number) } };
}

async function refund({ db, clock }: Side, content: Record<string, unknown>): Promise<Outcome> {
  const trade = await findTrade(db, String(content.out_trade_no));
  const { refund: fen = 0, total } = (content.amount ?? {}) as { refund?: number; total?: number };
  if (!trade) return refused(404, 'RESOURCE_NOT_EXISTS');
  const before = await readRefunds(db, trade.number);
  const refund_number = String(content.out_refund_no);
  if (before.some((one) => one.refund_number === refund_number)) return { status: 200, content: { status: 'SUCCESS' } };
  const left = trade.paid_fen - before.reduce((sum, one) => sum + one.fen, 0);
  if (trade.status !== 'paid' || total !== trade.paid_fen || fen > left) return refused(400, 'INVALID_REQUEST');
  await insertRefund(db, { refund_number, number: trade.number, fen, at: clock() });
  return { status: 200, content: { status: 'PROCESSING' } };
}

/** Where its bills lie; they are handed out unsigned. */
export const BILL_PATH = '/v3/billdownload/file';

async function tellBill(side: Side, day: string): Promise<Outcome> {
  const hash_value = createHash('sha1')
    .update(await wechatBillText(side, day))
    .digest('hex');
  return {
    status: 200,
    content: { hash_type: 'SHA1', hash_value, download_url: `${side.url()}${BILL_PATH}?token=${day}` },
  };
}

const STATUS = { waiting: 'NOTPAY', paid: 'SUCCESS', closed: 'CLOSED' } as const;

async function tell(db: Database, trade: Trade): Promise<Record<string, unknown>> {
  const returned = (await readRefunds(db, trade.number)).length > 0;
  return { ...transactionOf(trade), trade_state: returned ? 'REFUND' : STATUS[trade.status] };
}

const transactionOf = (trade: Trade): Record<string, unknown> => ({
  ...{ mchid: MERCHANT_ID, appid: WECHAT_APP_ID, out_trade_no: trade.number, trade_type: 'NATIVE' },
  ...{ trade_state: STATUS[trade.status], amount: { total: trade.paid_fen || trade.fen, currency: 'CNY' } },
  ...(trade.paid_at && {
    transaction_id: trade.trade_no,
    success_time: trade.paid_at,
    payer: { openid: 'payer of the cashier' },
  }),
});

/** What WeChat Pay posts to the notify address once a trade is paid: signed, and sealed for the merchant. */
export function wechatNotice(trade: Trade, keys: Side['keys'], change: Record<string, unknown> = {}) {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', API_KEY, nonce);
  cipher.setAAD(Buffer.from('transaction'));
  const text = JSON.stringify({ ...transactionOf(trade), ...change });
  const sealed = Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]);
  const body = JSON.stringify({
    ...{ id: trade.trade_no, create_time: new Date().toISOString(), event_type: 'TRANSACTION.SUCCESS' },
    ...{ resource_type: 'encrypt-resource', summary: '支付成功' },
    resource: {
      ...{ algorithm: 'AEAD_AES_256_GCM', original_type: 'transaction', associated_data: 'transaction', nonce },
      ciphertext: sealed.toString('base64'),
    },
  });
  return { body, headers: signedBody(keys.service.privateKey, SERVICE_SERIAL, body) };
}
