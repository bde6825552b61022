import type { Priced } from '@qinghe/contract/orders/prices.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';

type Item = Pick<Priced, 'code' | 'kind' | 'good' | 'units' | 'package'>;

/** Single units, packs and packages, sold or not, in the order of the mall; packages come last. */
export async function readItems(reader: Reader): Promise<Item[]> {
  const { rows } = await sql<Item>`
    select code, kind, good, units, package from (
      select sku.code, case units when 1 then 'unit' else 'pack' end as kind, good, units, null as package,
        0 as place, good.position
      from sku join good on good.code = sku.good
      union all
      select code, 'package', null, null, code, 1, position from package
    ) as item order by place, position, good, units, code`.execute(reader);
  return rows;
}

/** All prices that there were and will be, the newest first. */
export async function readPrices(reader: Reader) {
  const { rows } = await sql<{ item: string; begins_at: string; coins: number | null }>`
    select sku as item, begins_at, coins from sku_price union all select package, begins_at, coins from package_price
    order by begins_at desc`.execute(reader);
  return rows;
}

/** Packs of packages. */
export const readParts = (reader: Reader, code: string) =>
  reader.selectFrom('package_part').select('sku').where('package', '=', code).execute();

const changes = (reader: Reader) =>
  reader
    .selectFrom('price_change as change')
    .leftJoin('operator', 'operator.uuid', 'change.proposed_by')
    .select(['change.uuid', 'change.version', 'change.item', 'change.coins', 'change.begins_at', 'change.reason'])
    .select(['change.state', 'change.proposed_by', 'change.proposed_at', 'operator.name as proposer']);

/** What waits for a second operator. */
export const readWaitingChanges = (reader: Reader) => changes(reader).where('change.state', '=', 'waiting').execute();

export const lockChange = (trx: Trx, uuid: string) =>
  changes(trx).where('change.uuid', '=', uuid).forUpdate('change').executeTakeFirst();

export type ChangeRow = NonNullable<Awaited<ReturnType<typeof lockChange>>>;

interface NewChange {
  uuid: string;
  item: string;
  coins: number | null;
  begins_at: Date;
  reason: string;
  proposed_by: string;
  proposed_at: Date;
}

/** @returns false where another change of the same waits */
export async function insertChange(trx: Trx, change: NewChange): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('price_change')
    .values({ ...change, state: 'waiting' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export const settleChange = (
  trx: Trx,
  uuid: string,
  decided: { state: 'confirmed' | 'declined'; decided_by: string; decided_at: Date },
) =>
  trx
    .updateTable('price_change')
    .set((e) => ({ ...decided, version: e('version', '+', 1) }))
    .where('uuid', '=', uuid)
    .execute();

/** Writes a price that has not begun; one for the same instant makes way. */
export async function savePrice(
  trx: Trx,
  { kind, code }: Pick<Item, 'kind' | 'code'>,
  { begins_at, coins }: { begins_at: Date; coins: number | null },
): Promise<void> {
  if (kind === 'package')
    await trx
      .insertInto('package_price')
      .values({ package: code, begins_at, coins })
      .onConflict((conflict) => conflict.columns(['package', 'begins_at']).doUpdateSet({ coins }))
      .execute();
  else
    await trx
      .insertInto('sku_price')
      .values({ sku: code, begins_at, coins })
      .onConflict((conflict) => conflict.columns(['sku', 'begins_at']).doUpdateSet({ coins }))
      .execute();
}
