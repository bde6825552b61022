import { createSign, createVerify } from 'node:crypto';
import type { Database } from '../../../db/database.ts';
import { fenOf, yuanOf } from '../alipay.ts';
import { APP_ID, SELLER_ID, type Side } from './accounts.ts';
import { chinaTime } from './bill-side.ts';
import {
  changeTrade,
  findRefund,
  findTrade,
  insertRefund,
  insertTrade,
  readRefunds,
  type Trade,
} from './trade-queries.ts';

/*
 * Alipay's gateway as its documents have it: signed requests with the parameters in the address and `biz_content` in the
 * body, HTTP 200 for everything, responses signed over their own text.
 */

/** Where its bills lie. */
export const BILL_PATH = '/bill/alipay';

type Fields = Record<string, string>;
type Answer = Record<string, string>;

const done = (answer: Answer = {}): Answer => ({ code: '10000', msg: 'Success', ...answer });
const refused = (sub_code: string): Answer => ({ code: '40004', msg: 'Business Failed', sub_code, sub_msg: sub_code });

/** @returns the body of the response */
export async function answerAlipay(side: Side, params: Fields): Promise<string> {
  const method = params.method ?? '';
  const name = `${method.replaceAll('.', '_')}_response`;
  const answer = isSigned(params, side.keys.merchant.publicKey)
    ? await carryOut(side, method, params)
    : { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-signature', sub_msg: 'signature' };
  const text = JSON.stringify(answer);
  return `{"${name}":${text},"sign":"${signed(text, side.keys.service.privateKey)}"}`;
}

const lineOf = (params: Fields): string =>
  Object.keys(params)
    .filter((name) => name !== 'sign' && params[name] !== '')
    .toSorted()
    .map((name) => `${name}=${params[name]}`)
    .join('&');

const signed = (text: string, privateKey: string): string =>
  createSign('RSA-SHA256').update(text).sign(privateKey, 'base64');

function isSigned(params: Fields, publicKey: string): boolean {
  if (params.app_id !== APP_ID || params.sign_type !== 'RSA2' || params.charset !== 'utf-8') return false;
  return createVerify('RSA-SHA256')
    .update(lineOf(params))
    .verify(publicKey, params.sign ?? '', 'base64');
}

async function carryOut(side: Side, method: string, params: Fields): Promise<Answer> {
  const content = JSON.parse(params.biz_content ?? '{}') as Fields;
  const number = content.out_trade_no ?? '';
  if (method === 'alipay.trade.precreate') {
    const minutes = Number.parseInt(content.qr_code_timeout_express ?? '', 10);
    await insertTrade(side.db, {
      ...{ number, channel: 'alipay', fen: fenOf(content.total_amount), subject: content.subject ?? '' },
      ...{ notify_url: params.notify_url ?? '', trade_no: `2026${number.slice(2)}` },
      until: new Date(Date.now() + minutes * 60_000),
    });
    return done({ out_trade_no: number, qr_code: side.pageOf(number) });
  }
  if (method === 'alipay.data.dataservice.bill.downloadurl.query')
    return done({ bill_download_url: `${side.url()}${BILL_PATH}?day=${content.bill_date ?? ''}` });
  const trade = await findTrade(side.db, number);
  if (!trade?.scanned || trade.channel !== 'alipay') return refused('ACQ.TRADE_NOT_EXIST');
  if (method === 'alipay.trade.query') return done(await tell(side.db, trade));
  if (method === 'alipay.trade.close') {
    if (trade.status !== 'waiting') return refused('ACQ.TRADE_STATUS_ERROR');
    await changeTrade(side.db, number, { status: 'closed' });
    return done({ out_trade_no: number, trade_no: trade.trade_no });
  }
  if (method === 'alipay.trade.refund') return refund(side, trade, content);
  if (method === 'alipay.trade.fastpay.refund.query') {
    const found = await findRefund(side.db, content.out_request_no ?? '');
    return done(found ? { out_request_no: found.refund_number, refund_status: 'REFUND_SUCCESS' } : {});
  }
  return { code: '40004', msg: 'Business Failed', sub_code: 'isv.invalid-method', sub_msg: method };
}

async function refund({ db, clock }: Side, trade: Trade, content: Fields): Promise<Answer> {
  const fen = fenOf(content.refund_amount);
  const refund_number = content.out_request_no ?? '';
  const before = await readRefunds(db, trade.number);
  const again = before.find((one) => one.refund_number === refund_number);
  if (again) return again.fen === fen ? done({ fund_change: 'N' }) : refused('ACQ.DISCORDANT_REPEAT_REQUEST');
  const left = trade.paid_fen - before.reduce((sum, one) => sum + one.fen, 0);
  if (trade.status !== 'paid' || fen > left) return refused('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL');
  const isNew = await insertRefund(db, { refund_number, number: trade.number, fen, at: clock() });
  return done({ fund_change: isNew ? 'Y' : 'N' });
}

const STATUS = { waiting: 'WAIT_BUYER_PAY', paid: 'TRADE_SUCCESS', closed: 'TRADE_CLOSED' } as const;

async function tell(db: Database, trade: Trade): Promise<Answer> {
  const returned = (await readRefunds(db, trade.number)).reduce((sum, { fen }) => sum + fen, 0);
  const isWhollyReturned = trade.status === 'paid' && returned === trade.paid_fen;
  return {
    ...{ out_trade_no: trade.number, trade_no: trade.trade_no, buyer_open_id: 'payer of the cashier' },
    trade_status: isWhollyReturned ? 'TRADE_CLOSED' : STATUS[trade.status],
    total_amount: yuanOf(trade.status === 'paid' ? trade.paid_fen : trade.fen),
    ...(trade.paid_at && { send_pay_date: chinaTime(trade.paid_at) }),
  };
}

/** What Alipay posts to the notify address once a trade is paid: a form. */
export function alipayNotice(trade: Trade, keys: Side['keys'], change: Fields = {}): string {
  const fields: Fields = {
    ...{ notify_type: 'trade_status_sync', notify_time: chinaTime(new Date().toISOString()), charset: 'utf-8' },
    ...{ app_id: APP_ID, seller_id: SELLER_ID, version: '1.0', sign_type: 'RSA2' },
    ...{ out_trade_no: trade.number, trade_no: trade.trade_no, trade_status: 'TRADE_SUCCESS' },
    ...{ total_amount: yuanOf(trade.paid_fen), buyer_open_id: 'payer of the cashier' },
    ...(trade.paid_at && { gmt_payment: chinaTime(trade.paid_at) }),
    ...change,
  };
  const { sign_type: _alone, ...rest } = fields;
  return new URLSearchParams({ ...fields, sign: signed(lineOf(rest), keys.service.privateKey) }).toString();
}
