import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { yuanOf } from '../alipay.ts';
import type { Channel } from '../port.ts';
import { MERCHANT_ID, type Side, WECHAT_APP_ID } from './accounts.ts';
import { readPaidTrades, readRefundsWithin } from './trade-queries.ts';

/* Bills of a day as both services hand them out, with what somebody at the cashier had them say otherwise. */

interface Paid {
  number: string;
  trade_no: string;
  fen: number;
  at: string;
}
interface Back extends Paid {
  refund_number: string;
  paid_fen: number;
}

/** What the bill of a day of China says. */
async function readDay({ db }: Side, channel: Channel, day: string): Promise<{ paid: Paid[]; back: Back[] }> {
  const from = Date.parse(`${day}T00:00+08:00`);
  const span = { from: new Date(from).toISOString(), to: new Date(from + 86_400_000).toISOString() };
  const paid = (await readPaidTrades(db, channel, span)).flatMap(
    ({ number, trade_no, paid_fen, paid_at: at, billed }): Paid[] => {
      const line = { number, trade_no, fen: paid_fen, at };
      if (billed === 'bill_left_out') return [];
      if (billed === 'bill_other_sum') return [{ ...line, fen: paid_fen + 100 }];
      return billed === 'bill_one_more' ? [line, { ...line, number: `${number}X`, trade_no: `${trade_no}9` }] : [line];
    },
  );
  return { paid, back: await readRefundsWithin(db, channel, span) };
}

const ALIPAY_HEAD =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注';

/** Six in a thousand, in fen. */
const feeOf = (fen: number): number => Math.round((fen * 6) / 1000);

/** Alipay's: GBK in a ZIP, beside a file of sums. */
export async function alipayBill(side: Side, day: string): Promise<Uint8Array> {
  const { paid, back } = await readDay(side, 'alipay', day);
  const lineOf = ({ number, trade_no, at }: Paid, kind: string, fen: number, refund: string) =>
    [
      ...[trade_no, number, kind, '青禾招聘币充值', chinaTime(at), chinaTime(at), '', '', '', '', '*(**)'],
      ...[sumOf(fen), sumOf(fen), '0.00', '0.00', '0.00', '0.00', '0.00', '', '0.00', '0.00', refund],
      ...[sumOf(-Math.sign(fen) * feeOf(Math.abs(fen))), '0.00', ''],
    ]
      .map((cell) => `${cell}\t`)
      .join(',');
  const lines = [
    ...paid.map((one) => lineOf(one, '交易', one.fen, '')),
    ...back.map((one) => lineOf(one, '退款', -one.fen, one.refund_number)),
  ];
  const head = ['#支付宝业务明细查询', `#起始日期：[${day}]`, '#---业务明细列表---', ALIPAY_HEAD];
  const text = [...head, ...lines, '#---业务明细列表结束---', ''].join('\r\n');
  return zipSync({ 'sums.csv': gbk('#支付宝业务汇总查询\r\n'), 'lines.csv': gbk(text) });
}

const WECHAT_HEAD =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';

/** WeChat Pay's, before it is packed. */
export async function wechatBillText(side: Side, day: string): Promise<string> {
  const { paid, back } = await readDay(side, 'wechat', day);
  const lineOf = ({ number, trade_no, at }: Paid, state: string, sum: number, refund?: Back) =>
    [
      ...[chinaTime(at), WECHAT_APP_ID, MERCHANT_ID, '0', '', trade_no, number, 'openid', 'NATIVE', state, 'OTHERS'],
      ...['CNY', refund ? '0.00' : yuanOf(sum), '0.00', refund ? `50${trade_no}` : '0', refund?.refund_number ?? '0'],
      ...[yuanOf(refund?.fen ?? 0), '0.00', refund ? 'ORIGINAL' : '', refund ? 'SUCCESS' : '', '青禾招聘币充值', ''],
      ...[`${sumOf((refund ? -1 : 1) * feeOf(refund?.fen ?? sum))}000`, '0.60%', yuanOf(sum)],
      ...[yuanOf(refund?.fen ?? 0), ''],
    ]
      .map((cell) => `\`${cell}`)
      .join(',');
  const lines = [
    ...paid.map((one) => lineOf(one, 'SUCCESS', one.fen)),
    ...back.map((one) => lineOf(one, 'REFUND', one.paid_fen, one)),
  ];
  const sum = paid.reduce((all, { fen }) => all + fen, 0);
  return [
    ...[
      WECHAT_HEAD,
      ...lines,
      '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额',
    ],
    ...[`\`${lines.length},\`${yuanOf(sum)},\`0.00,\`0.00,\`0.00000,\`${yuanOf(sum)},\`0.00`, ''],
  ].join('\r\n');
}

export const wechatBill = async (side: Side, day: string): Promise<Uint8Array> =>
  gzipSync(await wechatBillText(side, day));

const sumOf = (fen: number): string => `${fen < 0 ? '-' : ''}${yuanOf(Math.abs(fen))}`;

/** An instant as both write it: China's time without a zone. */
export const chinaTime = (instant: string): string =>
  new Date(Date.parse(instant) + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

let codes: Map<string, readonly [number, number]> | undefined;

/** Node reads GBK and does not write it: its signs are found by reading all of them once. */
function gbk(text: string): Uint8Array {
  codes ??= new Map(
    Array.from({ length: 126 * 191 }, (_, at) => [0x81 + Math.floor(at / 191), 0x40 + (at % 191)] as const).map(
      (bytes) => [new TextDecoder('gbk').decode(Uint8Array.from(bytes)), bytes] as const,
    ),
  );
  return Uint8Array.from([...text].flatMap((sign) => codes?.get(sign) ?? [sign.charCodeAt(0)]));
}
