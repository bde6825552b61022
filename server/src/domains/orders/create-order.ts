import { bonusOf, FEN_A_COIN } from '@qinghe/contract/orders/goods.ts';
import * as contract from '@qinghe/contract/orders/orders.ts';
import { v7 as uuidv7 } from 'uuid';
import { nameOf } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { Trx } from '../../db/database.ts';
import { fault } from '../../fault.ts';
import { type Member, type RequestContext, requireMember } from '../../http/context.ts';
import { type Route, route } from '../../http/route.ts';
import { auditedTransaction, type Write } from '../../http/write.ts';
import { publishEvent } from '../../realtime/publish.ts';
import { requireFound } from '../../refusals.ts';
import { chinaDay } from '../../time/china-day.ts';
import { openLedger } from '../wallet/index.ts';
import { buyLines } from './fulfil-order.ts';
import { readPromotions } from './goods/goods-queries.ts';
import { readPricing } from './goods/packages.ts';
import { cartOf } from './numbers.ts';
import { countOfDay, countOpen, findSameCart, insertOrder } from './order-queries.ts';
import { askForCode } from './payments/ask-payment.ts';
import { readAttempts } from './payments/attempt-queries.ts';
import { methodsOf } from './payments/channels.ts';
import { openAttempt } from './payments/open-attempt.ts';
import { presentOrder } from './present-order.ts';
import { orderNumber } from './rules.ts';

type Wanted = {
  lines: { sku: string; quantity: number }[];
  pay: 'coins' | contract.PaymentMethod;
  recharge?: number | undefined;
  expect: { coins: number; bonus: number };
  again: boolean;
};

/**
 * Buys for coins at once, or makes an order that recharges first. The code to scan is asked for once the order stands: where
 * its service does not answer, the order comes without, and `pay_result` has it later.
 * @throws AppError 40401 for what is not sold, 40902 with what keeps it, 40930 with the coins that are missing, 40931 with today's price, 40934 for
 * sub-accounts, 40936 with the order of a moment ago
 */
export const createOrder: Route = route(contract.createOrder, 'order.created', make);

/** As `createOrder`, for one pack. */
export const createOrderOfOne: Route = route(
  contract.createOrderOfOne,
  'order.created',
  (context, { sku, quantity, ...rest }) => make(context, { lines: [{ sku, quantity }], ...rest }),
);

async function make(context: RequestContext, wanted: Wanted): Promise<contract.Order> {
  const { services } = context;
  const member = requireMember(context);
  requireBuyer(member);
  const { companyUuid } = member;
  const subject = { audit: 'order.created' as const, input: {}, companyUuid, actor: nameOf(member) };
  const made = await auditedTransaction(context, subject, (call) => write(call, member, wanted));
  await fault('order.committed');
  if (made.attempt === null) return made;
  for (const attempt of await readAttempts(services.db, companyUuid, [made.uuid]))
    await askForCode(services, companyUuid, attempt.uuid);
  return presentOrder(services.db, services, { companyUuid, uuid: made.uuid });
}

/** @throws AppError 40934, 40902 */
export function requireBuyer({ type, certified }: Member): void {
  if (type !== 'master') throw new AppError(40934, { reason: 'orders.ownerPays' });
  if (!certified) throw new AppError(40902, { reason: 'orders.uncertified' });
}

async function write(call: Write, { companyUuid, accountUuid }: Member, wanted: Wanted): Promise<contract.Order> {
  const { db, services, now } = call;
  const { pay, again } = wanted;
  const recharge = wanted.recharge ?? 0;
  requireSense(call, wanted);
  const ledger = await openLedger(call, companyUuid);
  const [pricing, promotions] = await Promise.all([readPricing(db, now), readPromotions(db, now)]);
  const lines = wanted.lines.flatMap((line) => requireFound(pricing(line)));
  const coins = lines.reduce((sum, line) => sum + line.coins, 0);
  const bonus = bonusOf(promotions, recharge);
  if (coins !== wanted.expect.coins || bonus !== wanted.expect.bonus)
    throw new AppError(40931, { data: { coins, bonus } });
  const { paid, gift } = ledger.wallet();
  const missing = coins - (paid + gift + recharge / FEN_A_COIN + bonus);
  if (missing > 0) throw new AppError(40930, { data: { balance: paid + gift, missing } });
  const cart = cartOf(lines, recharge);
  const since = new Date(now.getTime() - contract.AGAIN_SECONDS * 1000);
  const [same, open, number] = await Promise.all([
    again ? undefined : findSameCart(db, companyUuid, cart, since),
    countOpen(db, companyUuid),
    numberOfNewOrder(db, companyUuid, now),
  ]);
  if (same) throw new AppError(40936, { data: same });
  if (pay !== 'coins' && open >= contract.MAX_OPEN_ORDERS)
    throw new AppError(40902, { reason: 'orders.tooManyOpen', values: { most: contract.MAX_OPEN_ORDERS } });
  const uuid = uuidv7();
  const order = {
    ...{ company_uuid: companyUuid, uuid, actor_uuid: accountUuid, cart, coins, bonus, fen: recharge, created_at: now },
    number,
    expires_at: endOf(pay, now),
    state: pay === 'coins' ? ('fulfilled' as const) : ('paying' as const),
  };
  await insertOrder(
    db,
    order,
    lines.map((line) => ({ ...line, uuid: uuidv7() })),
  );
  await fault('order.written');
  call.note({ objectUuid: uuid });
  if (pay === 'coins') await buyLines({ db, ledger, now }, order);
  else await openAttempt(call, { ...order, method: pay });
  await publishEvent(db, { companyUuid, owners: [] }, { type: pay === 'coins' ? 'coins.changed' : 'order.changed' });
  return presentOrder(db, services, { companyUuid, uuid });
}

/** The next one of the day; the company's ledger is open. */
export async function numberOfNewOrder(db: Trx, companyUuid: string, now: Date): Promise<string> {
  const day = chinaDay(now);
  return orderNumber(day, (await countOfDay(db, companyUuid, orderNumber(day, 0).slice(0, -4))) + 1);
}

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Until when an order can be paid. */
export const endOf = (pay: Wanted['pay'], now: Date): Date =>
  new Date(now.getTime() + (pay === 'bank' ? contract.TRANSFER_DAYS * DAY : contract.ORDER_MINUTES * MINUTE));

function requireSense({ services }: Write, { lines, pay, recharge }: Wanted): void {
  const refuse = (reason: 'orders.empty' | 'orders.noRecharge' | 'orders.needsRecharge' | 'orders.methodMissing') => {
    throw new AppError(400, { reason });
  };
  if (pay === 'coins') {
    if (lines.length === 0) refuse('orders.empty');
    if (recharge !== undefined) refuse('orders.noRecharge');
  } else if (recharge === undefined) refuse('orders.needsRecharge');
  else if (!methodsOf(services).includes(pay)) refuse('orders.methodMissing');
}
