import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Database } from '../../../db/database.ts';
import { acknowledgeAlipay, alipay } from '../alipay.ts';
import type { CashierDoor, PaymentProvider, Payments } from '../port.ts';
import { acknowledgeWechat, wechatPay } from '../wechat.ts';
import * as accounts from './accounts.ts';
import { BILL_PATH as ALIPAY_BILLS, alipayNotice, answerAlipay } from './alipay-side.ts';
import { alipayBill, wechatBill } from './bill-side.ts';
import { CASHIER_PATH } from './cashier-path.ts';
import { changeTrade, findTrade, type Trade } from './trade-queries.ts';
import { answerWechat, isSigned, BILL_PATH as WECHAT_BILLS, wechatNotice } from './wechat-side.ts';

interface CashierOptions {
  db: Database;
  /** Address under which people reach the server. */
  publicUrl: () => string;
  secret: string;
  clock: () => Date;
}

/**
 * Plays Alipay and WeChat Pay without a network, for demos and tests: gateways of both on a port of this machine alone,
 * which check what the services check, with the real adapters before them. Nothing of it is opened before it is used.
 */
export function openCashier(options: CashierOptions): Pick<Payments, 'alipay' | 'wechat' | 'cashier'> {
  let opened: ReturnType<typeof start> | undefined;
  const open = () => {
    opened ??= start(options);
    return opened;
  };
  const lazy = (channel: 'alipay' | 'wechat'): PaymentProvider => ({
    channel,
    ask: async (request) => (await open())[channel].ask(request),
    query: async (number) => (await open())[channel].query(number),
    close: async (number) => (await open())[channel].close(number),
    refund: async (request) => (await open())[channel].refund(request),
    queryRefund: async (refund) => (await open())[channel].queryRefund(refund),
    bill: async (day) => (await open())[channel].bill(day),
    readNotice: async (headers, body) => (await open())[channel].readNotice(headers, body),
    acknowledge: channel === 'alipay' ? acknowledgeAlipay : acknowledgeWechat,
  });
  return { alipay: lazy('alipay'), wechat: lazy('wechat'), cashier: doorOf(options, async () => (await open()).keys) };
}

type Keys = Awaited<ReturnType<typeof accounts.readKeys>>;

async function start({ db, publicUrl, secret, clock }: CashierOptions) {
  const keys = await accounts.readKeys(db);
  const side = {
    ...{ db, keys, clock, url: () => url },
    pageOf: (number: string) => `${publicUrl()}${CASHIER_PATH}/${number}`,
  };
  // An import reads every export, of which one loads Node's WebSocket client: a start without a cashier shall not.
  const { createServer } = await import('node:http');
  const server = createServer((request, response) => {
    answer(side, request, response).catch(() => response.writeHead(500).end());
  }).listen(0, '127.0.0.1');
  server.unref();
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const bare = (pem: string) => pem.split('\n').slice(1, -2).join('');
  return {
    keys,
    alipay: alipay({
      ...{ gateway: `${url}/gateway.do`, appId: accounts.APP_ID, sellerId: accounts.SELLER_ID, secret },
      ...{ privateKey: bare(keys.merchant.privateKey), publicKey: bare(keys.service.publicKey) },
    }),
    wechat: wechatPay({
      ...{ endpoint: url, merchantId: accounts.MERCHANT_ID, appId: accounts.WECHAT_APP_ID, secret },
      ...{ serial: accounts.MERCHANT_SERIAL, privateKey: keys.merchant.privateKey, apiKey: accounts.API_KEY },
      keys: { [accounts.SERVICE_SERIAL]: keys.service.publicKey },
    }),
  };
}

async function answer(side: accounts.Side, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://cashier');
  if (pathname === ALIPAY_BILLS)
    return void response.writeHead(200).end(await alipayBill(side, searchParams.get('day') ?? ''));
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const body = Buffer.concat(pieces).toString();
  const { url: target = '', method = '', headers } = request;
  if (target.startsWith('/gateway.do')) {
    const params = new URLSearchParams([
      ...new URL(target, 'http://cashier').searchParams,
      ...new URLSearchParams(body),
    ]);
    const text = await answerAlipay(side, Object.fromEntries(params));
    response.writeHead(200, { 'content-type': 'application/json;charset=utf-8' }).end(text);
    return;
  }
  const asked = { method, target, body, authorization: headers.authorization ?? '' };
  if (pathname === WECHAT_BILLS && isSigned(asked, side.keys.merchant.publicKey))
    return void response.writeHead(200).end(await wechatBill(side, searchParams.get('token') ?? ''));
  const answered = await answerWechat(side, asked);
  response.writeHead(answered.status, { 'content-type': 'application/json', ...answered.headers }).end(answered.body);
}

/** What the payer does, and what the service tells of it. */
const doorOf = ({ db, clock }: CashierOptions, keys: () => Promise<Keys>): CashierDoor => ({
  async find(number) {
    const trade = await findTrade(db, number);
    if (!trade) return null;
    if (!trade.scanned) await changeTrade(db, number, { scanned: true });
    const { fen, subject, channel, status, until } = trade;
    const isOver = status === 'waiting' && Date.parse(until) <= clock().getTime();
    return { fen, subject, channel, status: isOver ? 'closed' : status };
  },
  async play(number, play) {
    const trade = await findTrade(db, number);
    if (!trade) return;
    if (play === 'close') return void (await changeTrade(db, number, { status: 'closed' }));
    const isOpen = trade.status === 'waiting' && Date.parse(trade.until) > clock().getTime();
    if (trade.status === 'paid' || (!isOpen && play !== 'pay_after_close')) return;
    const paid_fen = trade.fen + (play === 'pay_other_sum' ? 1 : 0);
    const paid = { status: 'paid' as const, scanned: true, paid_fen, paid_at: clock() };
    await changeTrade(db, number, paid);
    if (play === 'pay_untold') return;
    const told = { ...trade, ...paid, paid_at: paid.paid_at.toISOString() };
    for (let time = 0; time < (play === 'pay_twice_told' ? 2 : 1); time += 1) await tell(told, await keys());
  },
  async playBill(number, billed) {
    const trade = await findTrade(db, number);
    if (trade?.status === 'paid') await changeTrade(db, number, { billed });
  },
});

/** As the services do, without waiting for what becomes of it. */
async function tell(trade: Trade, keys: Keys): Promise<void> {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const { body, headers } =
    trade.channel === 'alipay' ? { body: alipayNotice(trade, keys), headers: form } : jsonNotice(trade, keys);
  await fetch(trade.notify_url, { method: 'POST', headers, body, signal: AbortSignal.timeout(5_000) }).catch(
    () => undefined,
  );
}

function jsonNotice(trade: Trade, keys: Keys) {
  const { body, headers } = wechatNotice(trade, keys);
  return { body, headers: { 'content-type': 'application/json', ...headers } };
}
