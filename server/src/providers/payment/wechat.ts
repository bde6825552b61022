import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { downloadBill, readWechatBill } from './bill-files.ts';
import {
  type Fact,
  NoticeForged,
  type PaymentProvider,
  PaymentRefused,
  PaymentUnknown,
  payerHash,
  type RefundStatus,
} from './port.ts';
import { authorization, openResource, whyForged } from './wechat-signature.ts';

export interface WechatPayOptions {
  endpoint: string;
  merchantId: string;
  appId: string;
  /** Of our own certificate. */
  serial: string;
  /** Ours, PEM. */
  privateKey: string;
  /** The service's keys by their serials, PEM: of platform certificates, and public keys `PUB_KEY_ID_…`. */
  keys: Readonly<Record<string, string>>;
  /** The APIv3 key, 32 characters. */
  apiKey: string;
  /** Payers are hashed with it. */
  secret: string;
  /** Milliseconds to wait; 5,000 unless told. */
  timeout?: number;
}

const transaction = z.object({
  mchid: z.string(),
  appid: z.string(),
  out_trade_no: z.string(),
  trade_state: z.string(),
  transaction_id: z.string().optional(),
  success_time: z.string().optional(),
  payer: z.object({ openid: z.string().optional() }).optional(),
  amount: z.object({ total: z.number().int(), currency: z.string().optional() }).optional(),
});

const notice = z.object({
  event_type: z.string(),
  resource: z.object({ ciphertext: z.string(), nonce: z.string(), associated_data: z.string().optional() }),
});

const place = z.object({ hash_value: z.string(), download_url: z.url() });

/** REFUND: it was paid, and something of it went back. */
const STATUS: Readonly<Record<string, Fact['status']>> = {
  SUCCESS: 'paid',
  REFUND: 'paid',
  CLOSED: 'closed',
  REVOKED: 'closed',
  PAYERROR: 'closed',
};
const REFUND_STATUS: Readonly<Record<string, RefundStatus>> = {
  SUCCESS: 'done',
  PROCESSING: 'processing',
  ABNORMAL: 'stuck',
  CLOSED: 'failed',
};

/** WeChat Pay, Native 支付, API v3. Own, on `node:crypto`: docs/decisions/0030. */
export function wechatPay(options: WechatPayOptions): PaymentProvider {
  const { merchantId, appId, secret, keys, apiKey } = options;
  const path = (number: string) => `/v3/pay/transactions/out-trade-no/${number}`;
  const factOf = (body: unknown): Fact => {
    const result = transaction.safeParse(body);
    if (!result.success) throw new PaymentUnknown('unreadable');
    const { data } = result;
    if (data.mchid !== merchantId || data.appid !== appId) throw new NoticeForged('merchant', { foreign: true });
    const isForeignMoney = (data.amount?.currency ?? 'CNY') !== 'CNY';
    if (isForeignMoney) throw new NoticeForged('currency', { foreign: true });
    return {
      number: data.out_trade_no,
      status: STATUS[data.trade_state] ?? 'waiting',
      fen: data.amount?.total ?? 0,
      tradeNo: data.transaction_id ?? null,
      paidAt: data.success_time ? new Date(data.success_time) : null,
      payer: payerHash(secret, data.payer?.openid),
    };
  };
  const query = async (number: string): Promise<Fact | null> => {
    const { status, body, code } = await call(options, 'GET', `${path(number)}?mchid=${merchantId}`);
    if (code === 'ORDER_NOT_EXIST' || code === 'ORDERNOTEXIST') return null;
    refuseUnless(status, code);
    return factOf(body);
  };
  const refundStatus = (body: unknown): RefundStatus =>
    REFUND_STATUS[(body as { status?: string } | undefined)?.status ?? ''] ?? 'processing';
  return {
    channel: 'wechat',
    async ask({ number, fen, subject, until, notifyUrl }) {
      const { status, body, code } = await call(options, 'POST', '/v3/pay/transactions/native', {
        appid: appId,
        mchid: merchantId,
        description: subject,
        out_trade_no: number,
        time_expire: until.toISOString().replace(/\.\d+Z$/, 'Z'),
        notify_url: notifyUrl,
        amount: { total: fen, currency: 'CNY' },
      });
      refuseUnless(status, code);
      const { code_url } = body as { code_url?: string };
      if (!code_url) throw new PaymentUnknown('no code');
      return code_url;
    },
    query,
    async close(number) {
      const { status, code } = await call(options, 'POST', `${path(number)}/close`, { mchid: merchantId });
      if (status === 204) return 'closed';
      if (code === 'ORDER_NOT_EXIST' || code === 'ORDERNOTEXIST') return 'absent';
      const now = await query(number);
      if (now?.status === 'paid') return 'paid';
      if (now?.status === 'closed') return 'closed';
      // Asked for too lately: it says so, and is asked again.
      throw new PaymentUnknown(code ?? String(status));
    },
    async refund({ number, refundNumber, fen, paidFen, reason }) {
      const { status, body, code } = await call(options, 'POST', '/v3/refund/domestic/refunds', {
        out_trade_no: number,
        out_refund_no: refundNumber,
        reason,
        amount: { refund: fen, total: paidFen, currency: 'CNY' },
      });
      refuseUnless(status, code);
      return refundStatus(body);
    },
    async queryRefund({ refundNumber }) {
      const { status, body, code } = await call(options, 'GET', `/v3/refund/domestic/refunds/${refundNumber}`);
      if (code === 'RESOURCE_NOT_EXISTS') return null;
      refuseUnless(status, code);
      return refundStatus(body);
    },
    async bill(day) {
      const target = `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL&tar_type=GZIP`;
      const { status, body, code } = await call(options, 'GET', target);
      if (code === 'NO_STATEMENT_EXIST') return null;
      if (code === 'STATEMENT_CREATING') throw new PaymentUnknown(code);
      refuseUnless(status, code);
      const { data } = place.safeParse(body);
      if (!data) throw new PaymentUnknown('no place of the bill');
      const { pathname, search } = new URL(data.download_url);
      const sent = { method: 'GET', target: `${pathname}${search}`, body: '' };
      // The one response that is not signed: the signed one before it says its hash.
      const text = unzipped(await downloadBill(data.download_url, { authorization: authorization(options, sent) }));
      if (createHash('sha1').update(text).digest('hex') !== data.hash_value.toLowerCase())
        throw new PaymentUnknown('a bill of another hash');
      return readWechatBill(text.toString());
    },
    async readNotice(headers, raw) {
      const forged = whyForged(headers, raw, keys);
      if (forged) throw new NoticeForged(forged);
      const { data } = notice.safeParse(parse(raw));
      if (!data) throw new NoticeForged('unreadable');
      if (!data.event_type.startsWith('TRANSACTION.')) return { kind: 'nothing' };
      return { kind: 'payment', fact: factOf(opened(apiKey, data.resource)) };
    },
    acknowledge: acknowledgeWechat,
  };
}

export const acknowledgeWechat: PaymentProvider['acknowledge'] = (received) => ({
  status: received ? 204 : 500,
  type: 'application/json',
  body: received ? '' : JSON.stringify({ code: 'FAIL', message: 'again' }),
});

/** @throws PaymentUnknown */
function unzipped(bytes: Uint8Array): Buffer {
  try {
    return gunzipSync(bytes);
  } catch {
    throw new PaymentUnknown('a bill that cannot be unpacked');
  }
}

function opened(apiKey: string, resource: z.output<typeof notice>['resource']): unknown {
  try {
    return openResource(apiKey, { ...resource, associated_data: resource.associated_data ?? '' });
  } catch {
    throw new NoticeForged('sealed with another key');
  }
}

interface Reply {
  status: number;
  body: unknown;
  /** Of a refusal. */
  code?: string | undefined;
}

/** One call, whose response counts only where it is signed. @throws PaymentUnknown */
async function call(options: WechatPayOptions, method: string, target: string, content?: object): Promise<Reply> {
  const sent = content === undefined ? '' : JSON.stringify(content);
  const response = await fetch(`${options.endpoint}${target}`, {
    method,
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      authorization: authorization(options, { method, target, body: sent }),
    },
    signal: AbortSignal.timeout(options.timeout ?? 5_000),
    ...(sent !== '' && { body: sent }),
  }).catch(() => undefined);
  const text = await response?.text().catch(() => undefined);
  if (!response || text === undefined) throw new PaymentUnknown('no response');
  if (response.status >= 500 || response.status === 429) throw new PaymentUnknown(String(response.status));
  const forged = whyForged(Object.fromEntries(response.headers), text, options.keys);
  // A refused signature of ours is answered without one.
  if (forged) throw new PaymentUnknown(`${response.status}, a response that is not signed: ${forged}`);
  const body = parse(text);
  const code = response.ok ? undefined : ((body as { code?: string } | undefined)?.code ?? String(response.status));
  return { status: response.status, body, code };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refuseUnless(status: number, code: string | undefined): void {
  if (status >= 400) throw new PaymentRefused(code ?? String(status));
}
