import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Ways to pay whose service tells us by itself that money has come. */
export type Channel = 'alipay' | 'wechat';

export interface PaymentRequest {
  /** Ours, for good: `QH` and 24 letters and digits. */
  number: string;
  /** A whole number above 0, as all amounts. */
  fen: number;
  /** What the payer reads. */
  subject: string;
  /** Until when it can be paid. */
  until: Date;
  notifyUrl: string;
}

/** What a service says of a payment, whoever asked it: a fact about a number. */
export interface Fact {
  number: string;
  status: 'waiting' | 'paid' | 'closed';
  fen: number;
  /** The service's own number; null as long as nobody has scanned the code. */
  tradeNo: string | null;
  paidAt: Date | null;
  /** Who paid, as a keyed hash; null where it is not told. */
  payer: string | null;
}

export interface RefundRequest {
  number: string;
  /** Ours, for good: the same is never paid out twice. */
  refundNumber: string;
  fen: number;
  /** All that was paid under `number`. */
  paidFen: number;
  reason: string;
}

/** `stuck`: the card is gone, somebody has to send it elsewhere. `failed`: it was given up, and may be tried under a new number. */
export type RefundStatus = 'processing' | 'done' | 'stuck' | 'failed';

/** A line of a service's bill of a day: money that came, or that went back. */
export interface BillLine {
  kind: 'payment' | 'refund';
  /** Ours of the payment, and of the refund where it is one. */
  number: string;
  refundNumber: string | null;
  /** The service's own number of the payment. */
  tradeNo: string;
  /** Above 0, whichever way it went. */
  fen: number;
  /** What the service keeps for it; below 0 where it gives that back. */
  feeFen: number;
  at: Date;
}

/** What a service told us by itself. `nothing`: it is no news of a payment. */
type Notice = { kind: 'payment'; fact: Fact } | { kind: 'nothing' };

/**
 * A service that takes money. Each call may have been carried out though no response came: `PaymentUnknown`. Amounts are in
 * fen, instants are exact, and responses count only where the service has signed them.
 */
export interface PaymentProvider {
  readonly channel: Channel;
  /** @returns the text of the QR code. @throws PaymentRefused, PaymentUnknown */
  ask(request: PaymentRequest): Promise<string>;
  /** Null where the service knows no such payment: before the code is scanned, too. @throws PaymentUnknown */
  query(number: string): Promise<Fact | null>;
  /** Ends it unless it is paid. `absent`: nothing to end, yet a code that is kept may still be scanned. @throws PaymentUnknown */
  close(number: string): Promise<'closed' | 'paid' | 'absent'>;
  /** Pays back under a number of its own, once however often it is asked. @throws PaymentRefused, PaymentUnknown */
  refund(request: RefundRequest): Promise<RefundStatus>;
  /** Null where it knows no such refund. @throws PaymentUnknown */
  queryRefund(refund: { number: string; refundNumber: string }): Promise<RefundStatus | null>;
  /**
   * What came and went on a day of China that is over. Null where the service has no bill of it: not yet, or since nothing moved.
   * @param day `YYYY-MM-DD`. @throws PaymentRefused, PaymentUnknown
   */
  bill(day: string): Promise<BillLine[] | null>;
  /** @throws NoticeForged where it is not the service's, not of this hour, or not for us */
  readNotice(headers: IncomingHttpHeaders, body: string): Promise<Notice>;
  /** What the service takes for "received" or for "again". */
  acknowledge(received: boolean): { status: number; type: string; body: string };
}

/** Where companies transfer money to. */
interface BankAccount {
  holder: string;
  bank: string;
  number: string;
}

/** Ways to pay that are set up. */
export interface Payments {
  alipay: PaymentProvider | null;
  wechat: PaymentProvider | null;
  bank: BankAccount | null;
  /** The demo's stand-in for both services; null where they are the real ones. */
  cashier: CashierDoor | null;
}

/** What somebody at the cashier's page can do with a payment. */
export const plays = ['pay', 'pay_untold', 'pay_twice_told', 'pay_other_sum', 'close', 'pay_after_close'] as const;
type Play = (typeof plays)[number];

/** How the bill of its day tells of a payment that came: not at all, of another sum, or of one more that nobody knows of. */
export const billPlays = ['bill_left_out', 'bill_other_sum', 'bill_one_more'] as const;
export type BillPlay = (typeof billPlays)[number];

export interface CashierDoor {
  /** A payment as the payer sees it; null where there is none. */
  find(number: string): Promise<{ fen: number; subject: string; channel: Channel; status: Fact['status'] } | null>;
  play(number: string, play: Play): Promise<void>;
  /** Has the bill of its day tell of it otherwise; nothing where it is not paid. */
  playBill(number: string, play: BillPlay): Promise<void>;
}

/** Refused for good; `reason` is the service's own code. */
export class PaymentRefused extends Error {
  readonly reason: string;
  constructor(reason: string) {
    super(`the payment service refused: ${reason}`);
    this.name = 'PaymentRefused';
    this.reason = reason;
  }
}

/** It may have been carried out or not: ask about it before anything is sent again. */
export class PaymentUnknown extends Error {
  constructor(reason: string) {
    super(`the payment service: ${reason}`);
    this.name = 'PaymentUnknown';
  }
}

/** `reason` says which check it did not pass; `foreign` is signed rightly, and for another merchant. */
export class NoticeForged extends Error {
  readonly foreign: boolean;
  constructor(reason: string, { foreign = false } = {}) {
    super(`a payment notice that is not ours to believe: ${reason}`);
    this.name = 'NoticeForged';
    this.foreign = foreign;
  }
}

/** Payers are told apart, and known to nobody who reads the database. */
export const payerHash = (secret: string, payer: string | undefined): string | null =>
  payer ? createHmac('sha256', secret).update(`payer ${payer}`).digest('base64url') : null;
