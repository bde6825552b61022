import type { BillDifference } from '@qinghe/contract/orders/reconciliation.ts';
import type { BillLine } from '../../../providers/payment/port.ts';

/** A payment or refund as we have it. */
export interface Ours {
  what: 'payment' | 'refund';
  company_uuid: string;
  /** Of the payment, refund or way back: what the ledger's transfers are posted for. */
  uuid: string;
  order_uuid: string;
  number: string;
  /** The service's number of a payment, ours of a refund; null of a payment that nobody told of. */
  trade: string | null;
  fen: number;
  /** `moving`: it is to become `done` by itself. */
  state: 'done' | 'moving' | 'other';
}

/** What a line and we say of the same thing. */
export interface Found {
  what: BillDifference['what'];
  kind: BillDifference['kind'];
  trade: string;
  number: string;
  theirs_fen: number | null;
  ours_fen: number | null;
  company_uuid: string | null;
  order_uuid: string | null;
  /** It was applied at once. */
  mended: boolean;
}

export interface Compared {
  found: Found[];
  /** What fits, each with what the bill says of it. */
  fitting: { ours: Ours; fen: number }[];
  underway: Ours[];
}

/** How a line is named: the service's number of a payment, ours of a refund. */
export const tradeOf = ({ kind, tradeNo, refundNumber }: BillLine): string =>
  kind === 'payment' ? tradeNo : (refundNumber ?? '');

const nameOf = (what: 'payment' | 'refund', trade: string): string => `${what} ${trade}`;

const foundOf = (ours: Ours | undefined, line: BillLine | null): Omit<Found, 'kind' | 'mended'> => ({
  what: line?.kind ?? ours?.what ?? 'payment',
  trade: line ? tradeOf(line) : (ours?.trade ?? ''),
  number: line?.number ?? ours?.number ?? '',
  theirs_fen: line?.fen ?? null,
  ours_fen: ours?.fen ?? null,
  company_uuid: ours?.company_uuid ?? null,
  order_uuid: ours?.order_uuid ?? null,
});

/**
 * Holds the lines of a bill against what we have.
 * @param named what a line means: a payment by our number, a refund by its own
 * @param ofDay what we say came or went on that day
 * @param elsewhere names of lines that other days' bills have
 * @param applied numbers of payments that were applied since the bill told of them
 */
export function compare(
  lines: readonly BillLine[],
  {
    named,
    ofDay,
    elsewhere,
    applied,
  }: {
    named: (line: BillLine) => Ours | undefined;
    ofDay: readonly Ours[];
    elsewhere: ReadonlySet<string>;
    applied: ReadonlySet<string>;
  },
): Compared {
  const compared: Compared = { found: [], fitting: [], underway: [] };
  for (const line of lines) {
    const ours = named(line);
    const of = foundOf(ours, line);
    const kind = kindOf(line, ours);
    if (ours && kind === null && ours.state === 'moving') compared.underway.push(ours);
    else if (ours && kind === null) compared.fitting.push({ ours, fen: line.fen });
    else compared.found.push({ ...of, kind: kind ?? 'missing_here', mended: false });
    const isApplied = line.kind === 'payment' && kind === null && applied.has(line.number);
    if (isApplied) compared.found.push({ ...of, kind: 'missing_here', ours_fen: null, mended: true });
  }
  const there = new Set(lines.map((line) => nameOf(line.kind, tradeOf(line))));
  for (const ours of ofDay) {
    const name = nameOf(ours.what, ours.trade ?? '');
    if (there.has(name) || elsewhere.has(name)) continue;
    compared.found.push({ ...foundOf(ours, null), kind: 'missing_there', mended: false });
  }
  return compared;
}

function kindOf(line: BillLine, ours: Ours | undefined): Found['kind'] | null {
  if (!ours) return 'missing_here';
  if (ours.state === 'moving') return line.kind === 'payment' ? 'missing_here' : null;
  if (ours.state === 'other' || ours.trade !== tradeOf(line)) return 'state';
  return ours.fen === line.fen ? null : 'fen';
}
