import type pg from 'pg';
import { present } from '../lib/rows.ts';

/** A row that one buy wrote, as it stands in its table. */
export interface WrittenRow {
  table: string;
  values: Record<string, unknown>;
}

interface Table {
  name: string;
  columns: string[];
}

/** What the last buy of a company wrote and changed: every row of its transaction, without what the database fills in itself. */
export async function rowsOfLastBuy(client: pg.Client, company: string): Promise<WrittenRow[]> {
  const last = await client.query<{ transaction: string }>(
    'select xmin::text as transaction from ledger_transaction where company_uuid = $1 order by seq desc limit 1',
    [company],
  );
  const { transaction } = present(last.rows[0], 'buy');
  const { rows: tables } = await client.query<Table>(
    `select relname as name, array_agg(attname::text) as columns from pg_class
     join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''
     where relnamespace = 'public'::regnamespace and relkind = 'r' group by 1 order by 1`,
  );
  const written: WrittenRow[] = [];
  for (const { name, columns } of tables) {
    const { rows } = await client.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(one) as row from (select ${columns.map((column) => `"${column}"`).join(', ')} from "${name}" where xmin::text = $1) one`,
      [transaction],
    );
    written.push(...rows.map(({ row }) => ({ table: name, values: row })));
  }
  return written;
}
