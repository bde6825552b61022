import { unzipSync } from 'fflate';
import { type BillLine, PaymentUnknown } from './port.ts';

/*
 * Bills of a day as the services hand them out. Alipay: CSV in GBK inside a ZIP, comments begin with `#`, cells end with a tab, refunds
 * are below 0. WeChat Pay: CSV whose cells begin with a back quote, sums in yuan, two lines of sums at the end.
 */

const MAX_BYTES = 64 * 1024 * 1024;
const SECONDS = 30;

/** The file at an address that a service gave us. @throws PaymentUnknown */
export async function downloadBill(address: string, headers: Record<string, string> = {}): Promise<Uint8Array> {
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(SECONDS * 1000) }).catch(
    () => undefined,
  );
  if (!response?.ok) throw new PaymentUnknown(`no bill: ${response?.status ?? 'no response'}`);
  const bytes = await response.bytes().catch(() => undefined);
  if (!bytes || bytes.length > MAX_BYTES) throw new PaymentUnknown('a bill that is cut off or too long');
  return bytes;
}

/** Lines of Alipay's bill. @param zip as it is downloaded. @throws PaymentUnknown */
export function readAlipayBill(zip: Uint8Array): BillLine[] {
  const files = unzip(zip).map((bytes) => new TextDecoder('gbk').decode(bytes));
  // Beside the lines lies a file of sums.
  const table = files.map((text) => tableOf(text, ',', '支付宝交易号')).find((found) => found !== undefined);
  if (!table) throw new PaymentUnknown('a bill without lines');
  return table.map((of): BillLine => {
    const fen = signedFen(of('订单金额'));
    const isRefund = of('业务类型') === '退款';
    if (fen === 0 || fen < 0 !== isRefund) throw new PaymentUnknown('a bill with a sum of the wrong sign');
    return {
      ...{ kind: isRefund ? 'refund' : 'payment', number: of('商户订单号'), tradeNo: of('支付宝交易号') },
      refundNumber: isRefund ? of('退款批次号') : null,
      ...{ fen: Math.abs(fen), feeFen: 0 - signedFen(of('服务费') || '0'), at: chinaInstant(of('完成时间')) },
    };
  });
}

/** Lines of WeChat Pay's bill of all that was paid and refunded. @throws PaymentUnknown */
export function readWechatBill(text: string): BillLine[] {
  const table = tableOf(text, ',`', '交易时间');
  if (!table) throw new PaymentUnknown('a bill without lines');
  return table.flatMap((of): BillLine[] => {
    const isRefund = of('交易状态') !== 'SUCCESS';
    if (isRefund && of('退款状态') === 'FAIL') return [];
    return [
      {
        ...{ kind: isRefund ? 'refund' : 'payment', number: of('商户订单号'), tradeNo: of('微信订单号') },
        refundNumber: isRefund ? of('商户退款单号') : null,
        fen: signedFen(of(isRefund ? '申请退款金额' : '订单金额')),
        ...{ feeFen: signedFen(of('手续费') || '0'), at: chinaInstant(of('交易时间')) },
      },
    ];
  });
}

function unzip(zip: Uint8Array): Uint8Array[] {
  try {
    return Object.values(unzipSync(zip));
  } catch {
    throw new PaymentUnknown('a bill that cannot be unpacked');
  }
}

type CellOf = (name: string) => string;

/**
 * The lines below a head, each as a function from the beginning of a column's name to its cell; undefined without such a head. They end
 * at a comment, at an empty line, or where WeChat's sums begin. @throws PaymentUnknown for a line of another length, or a missing column
 */
function tableOf(text: string, between: string, first: string): CellOf[] | undefined {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const head = lines.findIndex((line) => line.startsWith(first));
  if (head === -1) return undefined;
  const names = (lines[head] ?? '').split(',').map((name) => name.trim());
  const below = lines.slice(head + 1);
  const end = below.findIndex((line) => line.trim() === '' || line.startsWith('#') || line.startsWith('总交易单数'));
  return (end === -1 ? below : below.slice(0, end)).map((line) => {
    const cells = line
      .replace(/^`/, '')
      .split(between)
      .map((cell) => cell.trim());
    if (cells.length !== names.length) throw new PaymentUnknown('a bill with a line of another length');
    return (name) => {
      const cell = cells[names.findIndex((one) => one.startsWith(name))];
      if (cell === undefined) throw new PaymentUnknown(`a bill without ${name}`);
      return cell;
    };
  });
}

/** `-12.3`, `0.60000` → fen; fees have up to five places, and are rounded. @throws PaymentUnknown */
function signedFen(yuan: string): number {
  const [, sign, whole, part = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,5}))?$/.exec(yuan) ?? [];
  if (whole === undefined) throw new PaymentUnknown('a bill with an amount that cannot be read');
  const fen = Number(whole) * 100 + Math.round(Number(part.padEnd(5, '0')) / 1000);
  return sign === '-' && fen > 0 ? -fen : fen;
}

/** The services write the time of China, without a zone. @throws PaymentUnknown */
function chinaInstant(text: string): Date {
  const at = new Date(`${text.replace(' ', 'T')}+08:00`);
  if (Number.isNaN(at.getTime())) throw new PaymentUnknown('a bill with a time that cannot be read');
  return at;
}
