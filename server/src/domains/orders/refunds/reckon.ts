import { FEN_A_COIN } from '@qinghe/contract/orders/goods.ts';
import { MAX_REFUNDED_ORDERS, type RefundQuote } from '@qinghe/contract/orders/refunds.ts';
import type { Reader } from '../../../db/database.ts';
import { requireFound } from '../../../refusals.ts';
import type { Parts } from '../../wallet/index.ts';
import { readPastPromotions } from '../goods/goods-queries.ts';
import { isChannel } from '../rules.ts';
import { readRecharges } from './refund-queries.ts';
import { type Recharge, type RefundPart, reckonRefund } from './rules.ts';

type PaidOrder = Awaited<ReturnType<typeof readRecharges>>[number];

/** Days after which no service pays back what came through it. */
const CHANNEL_DAYS = 365;

/** What of a recharge goes back, with the payment that it goes back on. */
export interface PlannedPart extends RefundPart {
  order: PaidOrder;
  by_hand: boolean;
}

/** What goes back of the recharges of a company, or of one of them, for a sum, or at most. */
export async function planRefund(
  reader: Reader,
  {
    companyUuid,
    wallet,
    now,
    fen,
    only,
    locked = false,
  }: { companyUuid: string; wallet: Parts; now: Date; fen?: number | undefined; only?: string; locked?: boolean },
): Promise<{ parts: PlannedPart[]; quote: RefundQuote }> {
  const [orders, promotions] = [
    await readRecharges(reader, companyUuid, { most: MAX_REFUNDED_ORDERS, locked }),
    await readPastPromotions(reader),
  ];
  const recharges = orders.map((order) => rechargeOf(order, promotions));
  const orderOf = (uuid: string) => requireFound(orders.find((one) => one.uuid === uuid));
  const { parts, leftOut } = reckonRefund(recharges, wallet, { wanted: fen, only });
  const planned = parts.map((part) => {
    const order = orderOf(part.uuid);
    return { ...part, order, by_hand: !isChannel(order.method) || isOld(order, now) };
  });
  const most = fen === undefined ? parts : reckonRefund(recharges, wallet, { only }).parts;
  const sum = (name: 'fen' | 'voided' | 'deducted', all = parts) => all.reduce((total, part) => total + part[name], 0);
  const [coins, deducted] = [sum('fen') / FEN_A_COIN, sum('deducted')];
  const gift = sum('voided') - deducted;
  const quote = {
    ...{ fen: sum('fen'), coins, gift, deducted, most_fen: sum('fen', most) },
    coins_after: wallet.paid + wallet.gift - coins - gift - deducted,
    parts: planned.map(({ order: { uuid, number, method }, fen: part, by_hand }) => ({
      ...{ order: { uuid, number }, method, fen: part, by_hand },
    })),
    left_out: leftOut.map(({ uuid, fen: kept, reason }) => ({
      ...{ order: { uuid, number: orderOf(uuid).number }, fen: kept, reason },
    })),
  };
  return { parts: planned, quote };
}

function rechargeOf(order: PaidOrder, promotions: Awaited<ReturnType<typeof readPastPromotions>>): Recharge {
  const { uuid, paid_fen: fen, bonus, refunding_fen, refunded_fen, invoiced_fen: invoiced, underway } = order;
  const at = Date.parse(order.created_at);
  const tiers = promotions.filter(
    ({ begins_at, ends_at }) => Date.parse(begins_at) <= at && (ends_at === null || Date.parse(ends_at) > at),
  );
  return { uuid, fen, bonus, tiers, returned: refunding_fen + refunded_fen, invoiced, underway };
}

const isOld = ({ paid_at }: PaidOrder, now: Date): boolean =>
  now.getTime() - Date.parse(paid_at) > CHANNEL_DAYS * 86_400_000;
