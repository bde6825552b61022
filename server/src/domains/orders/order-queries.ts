import type { GoodsPackage } from '@qinghe/contract/orders/goods.ts';
import type { Order, OrderState } from '@qinghe/contract/orders/orders.ts';
import type { Right } from '@qinghe/contract/rights/right.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../db/database.ts';
import { type PageRequest, readPage } from '../../db/keyset.ts';
import { NOT_WAITED_FOR } from '../../db/send-ahead.ts';
import { whenGiven } from '../../db/when-given.ts';
import type { Scope } from '../../http/context.ts';
import type { PricedLine } from './rules.ts';

export interface NewOrder {
  company_uuid: string;
  uuid: string;
  number: string;
  actor_uuid: string;
  state: OrderState;
  created_at: Date;
  expires_at: Date;
  cart: Buffer;
  coins: number;
  bonus: number;
  fen: number;
}

export async function insertOrder(
  trx: Trx,
  order: NewOrder,
  lines: readonly (PricedLine & { uuid: string })[],
): Promise<void> {
  await trx.insertInto('sales_order').values(order).modifyEnd(NOT_WAITED_FOR).execute();
  if (lines.length === 0) return;
  const { company_uuid, uuid: order_uuid } = order;
  await trx
    .insertInto('order_line')
    .values(lines.map((line, position) => ({ company_uuid, order_uuid, position, ...line })))
    .modifyEnd(NOT_WAITED_FOR)
    .execute();
}

/** Orders of a company on a day of China. */
export async function countOfDay(reader: Reader, companyUuid: string, prefix: string): Promise<number> {
  const { n } = await reader
    .selectFrom('sales_order')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('company_uuid', '=', companyUuid)
    .where('number', 'like', `${prefix}%`)
    .executeTakeFirstOrThrow();
  return n;
}

export async function countOpen(reader: Reader, companyUuid: string): Promise<number> {
  const { n } = await reader
    .selectFrom('sales_order')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('company_uuid', '=', companyUuid)
    .where('state', 'in', ['created', 'paying'])
    .executeTakeFirstOrThrow();
  return n;
}

/** The newest order of the same cart since an instant that was not given up. */
export const findSameCart = (reader: Reader, companyUuid: string, cart: Buffer, since: Date) =>
  reader
    .selectFrom('sales_order')
    .select(['uuid', 'number'])
    .where('company_uuid', '=', companyUuid)
    .where('cart', '=', cart)
    .where('created_at', '>', since.toISOString())
    .where('state', '!=', 'cancelled')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

const orders = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('sales_order')
    .selectAll()
    .where('company_uuid', '=', companyUuid)
    .$narrowType<{ state: OrderState; kept_for: Order['kept_for'] }>();

/** An order, locked until the transaction ends; after the ledger of its company. */
export const lockOrder = (trx: Trx, companyUuid: string, uuid: string) =>
  orders(trx, companyUuid).where('uuid', '=', uuid).forUpdate().executeTakeFirst();

/** Several orders, always locked in the same order; foreign ones are missing. */
export const lockOrders = (trx: Trx, companyUuid: string, uuids: readonly string[]) =>
  orders(trx, companyUuid)
    .where('uuid', 'in', [...uuids])
    .orderBy('uuid')
    .forUpdate()
    .execute();

export type OrderRow = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

export const findOrder = (reader: Reader, { companyUuid, ownerUuid }: Scope, uuid: string) =>
  orders(reader, companyUuid)
    .where('uuid', '=', uuid)
    .$call(whenGiven(ownerUuid, (query, own) => query.where('actor_uuid', '=', own)))
    .executeTakeFirst();

export const changeOrder = (
  trx: Trx,
  { company_uuid, uuid }: Pick<OrderRow, 'company_uuid' | 'uuid'>,
  change: {
    state?: OrderState;
    ending?: boolean;
    kept_for?: Order['kept_for'];
    paid_fen?: number;
    bonus?: number;
    paid_at?: Date;
    expires_at?: Date;
  },
) =>
  trx
    .updateTable('sales_order')
    .set((e) => ({ ...change, version: e('version', '+', 1) }))
    .where('company_uuid', '=', company_uuid)
    .where('uuid', '=', uuid)
    .execute();

/** What an order buys, with the right that each line grants. */
export const readLines = (reader: Reader, companyUuid: string, uuids: readonly string[]) =>
  reader
    .selectFrom('order_line as line')
    .innerJoin('sku', 'sku.code', 'line.sku')
    .select(['line.order_uuid', 'line.uuid', 'line.sku', 'sku.good', 'line.units', 'line.quantity', 'line.coins'])
    .select(['line.days', 'line.package'])
    .where('line.company_uuid', '=', companyUuid)
    .where('line.order_uuid', 'in', [...uuids])
    .orderBy('line.position')
    .$narrowType<{ good: Right; package: GoodsPackage['code'] | null }>()
    .execute();

export const IN_STATE = {
  open: ['created', 'paying', 'paid'],
  done: ['fulfilled', 'kept'],
  cancelled: ['cancelled'],
} as const;

/** A page of orders, the newest first. */
export const readOrders = (
  reader: Reader,
  { companyUuid, ownerUuid }: Scope,
  state: keyof typeof IN_STATE | undefined,
  page: PageRequest,
) =>
  readPage(
    orders(reader, companyUuid)
      .$call(whenGiven(ownerUuid, (query, own) => query.where('actor_uuid', '=', own)))
      .$call(whenGiven(state, (query, one) => query.where('state', 'in', IN_STATE[one]))),
    page,
    ['created_at', 'uuid'],
  );

/** Orders that wait for money, and whose time is over; those that nobody has looked at yet first. */
export const readOver = (reader: Reader, before: Date, limit: number) =>
  reader
    .selectFrom('sales_order')
    .select(['company_uuid', 'uuid'])
    .where('state', 'in', ['created', 'paying'])
    .where('expires_at', '<=', before.toISOString())
    .orderBy('ending')
    .orderBy('expires_at')
    .limit(limit)
    .execute();

/** Names of those who made some orders. */
export async function readActors(reader: Reader, uuids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await reader
    .selectFrom('account')
    .select(['uuid', 'name'])
    .where('uuid', 'in', [...uuids])
    .execute();
  return new Map(rows.map(({ uuid, name }) => [uuid, name]));
}

/** Whether a company may buy: its papers are in force, and nobody froze it. */
export async function mayBuy(reader: Reader, companyUuid: string): Promise<boolean> {
  const row = await reader
    .selectFrom('company')
    .select(sql<boolean>`check_status in ('pass', 'later_check', 'revision') and frozen_at is null`.as('may'))
    .where('company_uuid', '=', companyUuid)
    .executeTakeFirst();
  return row?.may ?? false;
}

/** The newest order that waits for a transfer. */
export const findNewestTransfer = (reader: Reader, { companyUuid, ownerUuid }: Scope) =>
  orders(reader, companyUuid)
    .$call(whenGiven(ownerUuid, (query, own) => query.where('actor_uuid', '=', own)))
    .where('state', '=', 'paying')
    .where((e) =>
      e.exists(
        e
          .selectFrom('payment_attempt as attempt')
          .select('attempt.uuid')
          .whereRef('attempt.company_uuid', '=', 'sales_order.company_uuid')
          .whereRef('attempt.order_uuid', '=', 'sales_order.uuid')
          .where('attempt.method', '=', 'bank')
          .where('attempt.state', '=', 'asked'),
      ),
    )
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Notes that more, or less, of some payments is invoiced. The table refuses more than was paid and not refunded. */
export const addInvoiced = (trx: Trx, companyUuid: string, changes: readonly { uuid: string; fen: number }[]) =>
  sql`
    update sales_order set invoiced_fen = invoiced_fen + change.fen, version = version + 1
    from jsonb_to_recordset(${JSON.stringify(changes.map(({ uuid, fen }) => ({ uuid, fen })))}::jsonb) as change (uuid uuid, fen bigint)
    where company_uuid = ${companyUuid} and sales_order.uuid = change.uuid`.execute(trx);

/** Orders that were paid in money, the newest first. */
export const readPaid = (reader: Reader, companyUuid: string, page: PageRequest) =>
  readPage(orders(reader, companyUuid).where('paid_fen', '>', 0), page, ['created_at', 'uuid']);
