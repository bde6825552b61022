// The least that a buy could cost: node:http, pg, and the rows that a real one wrote, a statement a table in one transaction. Keys are
// fresh, the wallet is locked and the sums are changed; no trigger runs and nothing is looked up but the session.
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { WrittenRow } from '../money/rows-of-a-buy.ts';
import { present } from './rows.ts';
import { serve } from './serve.ts';

/** Tables whose rows a buy changes once they are there. */
const CHANGED = {
  bill_sum: 'update bill_sum set coins = coins - 50, lines = lines + 1 where company_uuid = $1',
  ledger_account:
    "update ledger_account set balance = balance - 50, last_seq = last_seq + 1 where company_uuid = $1 and name in ('coin.gift', 'right.refresh.granted')",
};
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Where the numbers of the buys begin: above those of real ones. */
let number = 1_000_000;

const written: WrittenRow[] = JSON.parse(readFileSync(present(process.env.ROWS, 'file of rows'), 'utf8'));
const inserted = Map.groupBy(
  written.filter(({ table }) => !(table in CHANGED)),
  ({ table }) => table,
);
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 20,
  options: '-c session_replication_role=replica',
});

serve(async (request) => {
  request.resume();
  await once(request, 'end');
  return buy(request.headers.authorization ?? '');
});

async function buy(token: string): Promise<unknown> {
  const client = await pool.connect();
  const run = async (text: string, values: unknown[]) =>
    (await client.query({ name: createHash('sha1').update(text).digest('hex'), text, values })).rows;
  try {
    const [caller] = await run(
      `select company_uuid, account_uuid from session join account on account.uuid = account_uuid where token_hash = $1`,
      [createHash('sha256').update(token).digest()],
    );
    await client.query('begin');
    await run('select 1 from company where company_uuid = $1 for update', [caller.company_uuid]);
    const fresh = freshValues(caller);
    for (const [table, rows] of inserted) {
      const columns = Object.keys(present(rows[0], 'row').values);
      const places = rows.map(
        (_, row) => `(${columns.map((_, at) => `$${row * columns.length + at + 1}`).join(', ')})`,
      );
      await run(
        `insert into ${table} (${columns.map((column) => `"${column}"`).join(', ')}) values ${places.join(', ')}`,
        rows.flatMap(({ values }) => Object.entries(values).map(([column, value]) => fresh(table, column, value))),
      );
    }
    for (const text of Object.values(CHANGED)) await run(text, [caller.company_uuid]);
    await client.query('commit');
    return inserted.get('sales_order')?.[0]?.values;
  } finally {
    client.release();
  }
}

/** The values of one buy: its company and person are the caller's, what has to be new is new, and the same wherever it stands. */
function freshValues(caller: { company_uuid: string; account_uuid: string }) {
  const known = new Map<unknown, string>();
  return (table: string, column: string, value: unknown): unknown => {
    if (column === 'company_uuid' || (column === 'actor_uuid' && value !== null))
      return column === 'company_uuid' ? caller.company_uuid : caller.account_uuid;
    if (column === 'key_hash') return randomBytes(32);
    if ((table === 'ledger_transaction' && column === 'seq') || column === 'number') {
      number += 1;
      return column === 'seq' ? number : `QH-261129-${number}`;
    }
    if (typeof value !== 'string' || !UUID.test(value)) return value;
    const uuid = known.get(value) ?? uuidv7();
    known.set(value, uuid);
    return uuid;
  };
}
