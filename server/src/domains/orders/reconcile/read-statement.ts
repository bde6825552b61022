import { plainSigns } from '@qinghe/contract/pasted.ts';
import { AppError } from '../../../app-error.ts';
import type { BillLine } from '../../../providers/payment/port.ts';
import { instantOfMinute } from '../../../time/china-day.ts';

/** A number of the bank, and a sum in yuan with its sign; between them whatever a spreadsheet or a bank puts there. */
const LINE = /^"?([\w-]{4,64})"?[\s,;]+"?([+-]?)\s*[¥￥]?\s*(\d[\d,]{0,14})(?:\.(\d{1,2}))?"?$/;

/**
 * What of a statement of the bank came and went, as it was pasted: a line each, the bank's number and yuan. A head is passed over.
 * @throws AppError 400 with the line that cannot be read, is nothing, or stands twice
 */
export function readStatement(text: string, day: string): BillLine[] {
  const at = instantOfMinute(`${day}T12:00`);
  const seen = new Set<string>();
  return text.split(/\r?\n/).flatMap((raw, index): BillLine[] => {
    const line = plainSigns(raw);
    if (line === '' || (index === 0 && !/\d/.test(line))) return [];
    const [, number, sign, yuan = '', part = ''] = LINE.exec(line) ?? [];
    const fen = Number(yuan.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'));
    if (number === undefined || !(fen > 0)) throw refusal('orders.statementLine', { line: index + 1 });
    if (seen.has(number)) throw refusal('orders.statementTwice', { number });
    seen.add(number);
    const isOut = sign === '-';
    return [
      {
        ...{ kind: isOut ? 'refund' : 'payment', number: '', tradeNo: number, refundNumber: isOut ? number : null },
        ...{ fen, feeFen: 0, at },
      },
    ];
  });
}

const refusal = (reason: string, values: Record<string, string | number>) =>
  new AppError(400, { field: 'lines', reason, values });
