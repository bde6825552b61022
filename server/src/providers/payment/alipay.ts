import type { AlipaySdk } from 'alipay-sdk';
import { downloadBill, readAlipayBill } from './bill-files.ts';
import {
  type Fact,
  NoticeForged,
  type PaymentProvider,
  PaymentRefused,
  type PaymentRequest,
  PaymentUnknown,
  payerHash,
  type RefundRequest,
} from './port.ts';

export interface AlipayOptions {
  gateway: string;
  appId: string;
  /** The merchant's own number (`seller_id`): 2088 and twelve digits. */
  sellerId: string;
  /** Ours, PKCS#8 without head and foot, as Alipay's tool writes it. */
  privateKey: string;
  /** Alipay's own, in the same form. */
  publicKey: string;
  /** Payers are hashed with it. */
  secret: string;
  /** Milliseconds to wait; 5,000 unless told. */
  timeout?: number;
}

/** Alipay, 当面付: `alipay.trade.precreate` and its sisters, signed with RSA2. */
export function alipay(options: AlipayOptions): PaymentProvider {
  let opened: Promise<AlipaySdk> | undefined;
  const sdk = () => {
    opened ??= openSdk(options);
    return opened;
  };
  const call = async (method: string, bizContent: Record<string, unknown>, notifyUrl?: string): Promise<Reply> =>
    exec(await sdk(), method, bizContent, notifyUrl);
  const factOf = (reply: Reply): Fact => ({
    number: reply.outTradeNo ?? '',
    status: STATUS[reply.tradeStatus ?? ''] ?? 'waiting',
    fen: fenOf(reply.totalAmount),
    tradeNo: reply.tradeNo ?? null,
    paidAt: instantOf(reply.sendPayDate),
    payer: payerHash(options.secret, reply.buyerOpenId ?? reply.buyerUserId),
  });
  return {
    channel: 'alipay',
    async ask({ number, fen, subject, until, notifyUrl }: PaymentRequest) {
      // The limit of the trade counts from the scan: the code gets one of its own.
      const minutes = `${Math.max(Math.ceil((until.getTime() - Date.now()) / 60_000), 1)}m`;
      const { qrCode, ...reply } = await call(
        'alipay.trade.precreate',
        {
          outTradeNo: number,
          totalAmount: yuanOf(fen),
          subject,
          timeoutExpress: minutes,
          qrCodeTimeoutExpress: minutes,
        },
        notifyUrl,
      );
      refuseUnless(reply);
      if (!qrCode) throw new PaymentUnknown('no code');
      return qrCode;
    },
    async query(number) {
      const reply = await call('alipay.trade.query', { outTradeNo: number });
      if (reply.subCode === 'ACQ.TRADE_NOT_EXIST') return null;
      refuseUnless(reply);
      return factOf(reply);
    },
    async close(number) {
      const reply = await call('alipay.trade.close', { outTradeNo: number });
      if (reply.subCode === 'ACQ.TRADE_NOT_EXIST') return 'absent';
      if (reply.code === DONE) return 'closed';
      // It is in no state to be closed in: paid, or closed already.
      const now = await call('alipay.trade.query', { outTradeNo: number });
      refuseUnless(now);
      return factOf(now).status === 'paid' ? 'paid' : 'closed';
    },
    async refund({ number, refundNumber, fen, reason }: RefundRequest) {
      const reply = await call('alipay.trade.refund', {
        outTradeNo: number,
        refundAmount: yuanOf(fen),
        outRequestNo: refundNumber,
        refundReason: reason,
      });
      refuseUnless(reply);
      // Told again of the same number it says N, though the money went out the first time.
      return reply.fundChange === 'Y' ? 'done' : 'processing';
    },
    async queryRefund({ number, refundNumber }) {
      const reply = await call('alipay.trade.fastpay.refund.query', { outTradeNo: number, outRequestNo: refundNumber });
      if (reply.subCode === 'ACQ.TRADE_NOT_EXIST') return null;
      refuseUnless(reply);
      if (reply.refundStatus === 'REFUND_SUCCESS') return 'done';
      return reply.outRequestNo ? 'processing' : null;
    },
    async bill(day) {
      const { billDownloadUrl, ...reply } = await call('alipay.data.dataservice.bill.downloadurl.query', {
        billType: 'trade',
        billDate: day,
      });
      if (/bill_not_exist/i.test(reply.subCode ?? '')) return null;
      refuseUnless(reply);
      // It can be fetched for 30 seconds.
      return readAlipayBill(await downloadBill(billDownloadUrl ?? ''));
    },
    async readNotice(_headers, body) {
      const fields = Object.fromEntries(new URLSearchParams(body));
      if (!(await sdk()).checkNotifySignV2(fields)) throw new NoticeForged('signature');
      if (fields.app_id !== options.appId || fields.seller_id !== options.sellerId)
        throw new NoticeForged('merchant', { foreign: true });
      // A refund of a part is told as a trade that succeeded.
      if (fields.gmt_refund || fields.refund_fee || fields.out_biz_no) return { kind: 'nothing' };
      const fact = factOf({
        outTradeNo: fields.out_trade_no,
        tradeStatus: fields.trade_status,
        totalAmount: fields.total_amount,
        tradeNo: fields.trade_no,
        sendPayDate: fields.gmt_payment,
        buyerUserId: fields.buyer_open_id ?? fields.buyer_id,
      });
      return { kind: 'payment', fact };
    },
    acknowledge: acknowledgeAlipay,
  };
}

/** Nothing but the word `success` ends its telling. */
export const acknowledgeAlipay: PaymentProvider['acknowledge'] = (received) => ({
  status: 200,
  type: 'text/plain',
  body: received ? 'success' : 'fail',
});

const DONE = '10000';
/** TRADE_FINISHED is paid, and past refunding. */
const STATUS: Readonly<Record<string, Fact['status']>> = {
  TRADE_SUCCESS: 'paid',
  TRADE_FINISHED: 'paid',
  TRADE_CLOSED: 'closed',
};

/** The library writes names in camel case. */
interface Reply {
  code?: string | undefined;
  subCode?: string | undefined;
  qrCode?: string | undefined;
  outTradeNo?: string | undefined;
  tradeStatus?: string | undefined;
  totalAmount?: string | undefined;
  tradeNo?: string | undefined;
  sendPayDate?: string | undefined;
  buyerOpenId?: string | undefined;
  buyerUserId?: string | undefined;
  fundChange?: string | undefined;
  refundStatus?: string | undefined;
  outRequestNo?: string | undefined;
  billDownloadUrl?: string | undefined;
}

async function openSdk({ gateway, appId, privateKey, publicKey, timeout = 5_000 }: AlipayOptions): Promise<AlipaySdk> {
  const { AlipaySdk } = await import('alipay-sdk');
  return new AlipaySdk({ gateway, appId, privateKey, alipayPublicKey: publicKey, keyType: 'PKCS8', timeout });
}

async function exec(sdk: AlipaySdk, method: string, bizContent: Record<string, unknown>, notifyUrl?: string) {
  const reply = await sdk
    .exec(method, { bizContent, ...(notifyUrl && { notifyUrl }) }, { validateSign: true })
    .catch(() => undefined);
  if (!reply) throw new PaymentUnknown('no response that is signed');
  // 20000: the service is not available, which says nothing of what it did.
  if (reply.code === '20000' || reply.subCode === 'ACQ.SYSTEM_ERROR') throw new PaymentUnknown('not available');
  return reply as Reply;
}

function refuseUnless({ code, subCode }: Reply): void {
  if (code !== DONE) throw new PaymentRefused(subCode ?? code ?? 'unreadable');
}

/** `1234` → `12.34`; no float is ever made of an amount. */
export const yuanOf = (fen: number): string => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;

/** `12.34`, `12.3` or `12` → fen. @throws PaymentUnknown for anything else */
export function fenOf(yuan: string | undefined): number {
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(yuan ?? '') ?? [];
  if (whole === undefined) throw new PaymentUnknown('an amount that cannot be read');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** Alipay writes the time of China, without a zone. */
function instantOf(text: string | undefined): Date | null {
  const at = text ? new Date(`${text.replace(' ', 'T')}+08:00`) : null;
  return at && !Number.isNaN(at.getTime()) ? at : null;
}
