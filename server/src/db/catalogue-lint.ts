import { domainNames } from '@qinghe/contract/domains.ts';
import type pg from 'pg';

const KINDS = ['tenant', 'directory', 'reference', 'infrastructure'] as const;
type Kind = (typeof KINDS)[number];
/** The domain that writes it, or the frame; scripts/checks/table-writers.mjs holds it to that. */
const OWNED = new RegExp(`^\\w+ of (?:frame|${domainNames.join('|')}): `);

interface Table {
  name: string;
  /** What the comment says first, before its owner; undefined where it does not say both. */
  kind: Kind | undefined;
  /** Its comment says so at its end; rows never change or go. */
  appendOnly: boolean;
  primaryKey: string[];
}

interface Index {
  table: string;
  name: string;
  columns: string[];
  unique: boolean;
  /** Covers every row: neither partial nor broken off while it was built. */
  whole: boolean;
}

interface ForeignKey {
  table: string;
  name: string;
  columns: string[];
  target: string;
  targetColumns: string[];
}

interface Catalogue {
  tables: Table[];
  indexes: Index[];
  foreignKeys: ForeignKey[];
}

/**
 * Checks the live catalogue against the data rules (docs/architecture.md), on which it rests that one database can
 * become many. The queue's own schema is the queue's business.
 * @returns how many tables were looked at, and a line for each breach
 */
export async function lintCatalogue(client: pg.ClientBase): Promise<{ looked: number; problems: string[] }> {
  const catalogue = await readCatalogue(client);
  const kinds = new Map(catalogue.tables.map((table) => [table.name, table.kind]));
  return {
    looked: catalogue.tables.length,
    problems: [
      ...catalogue.tables.flatMap(judgeTable),
      ...catalogue.indexes.flatMap((index) => judgeIndex(index, kinds)),
      ...catalogue.foreignKeys.flatMap((key) => [...judgeForeignKey(key, kinds), ...judgeService(key, catalogue)]),
    ],
  };
}

function judgeTable({ name, kind, primaryKey }: Table): string[] {
  if (kind === undefined)
    return [`${name}: its comment does not start with ${KINDS.join(' or ')}, then of and its domain`];
  if (kind !== 'tenant') return [];
  if (name === 'company') {
    return primaryKey.join() === 'company_uuid' ? [] : [`${name}: its primary key is not company_uuid`];
  }
  return primaryKey[0] === 'company_uuid' && primaryKey.length > 1
    ? []
    : [`${name}: its primary key does not start with company_uuid`];
}

function judgeIndex({ table, name, unique, columns }: Index, kinds: Map<string, Kind | undefined>): string[] {
  if (!unique || kinds.get(table) !== 'tenant' || columns.includes('company_uuid')) return [];
  return [`${table}: the unique index ${name} does not hold company_uuid`];
}

function judgeForeignKey(key: ForeignKey, kinds: Map<string, Kind | undefined>): string[] {
  const from = kinds.get(key.table);
  const to = kinds.get(key.target);
  const says = (breach: string) => [`${key.table}: the foreign key ${key.name} ${breach}`];
  if (from === 'reference' && to === 'tenant') return says(`points from a reference at the tenant table ${key.target}`);
  if (from !== 'tenant') return [];
  if (to === 'directory' || to === 'infrastructure') return says(`points from a tenant at the ${to} ${key.target}`);
  const index = key.columns.indexOf('company_uuid');
  if (to === 'tenant' && (index < 0 || key.targetColumns[index] !== 'company_uuid'))
    return says('does not hold company_uuid on both sides');
  return [];
}

/**
 * Without an index that starts with its columns, every change of the row it points at reads the whole table. A unique one over
 * some of them finds the one row; and where rows never change or go, nothing is looked for.
 */
function judgeService(key: ForeignKey, { indexes, tables }: Catalogue): string[] {
  if (tables.some(({ name, appendOnly }) => name === key.target && appendOnly)) return [];
  const serves = (index: Index) => {
    const first = index.columns.slice(0, key.columns.length);
    const holdsAll = key.columns.every((column) => first.includes(column));
    const findsOne = index.unique && index.columns.every((column) => key.columns.includes(column));
    return index.whole && index.table === key.table && (holdsAll || findsOne);
  };
  return indexes.some(serves) ? [] : [`${key.table}: no index serves the foreign key ${key.name}`];
}

async function readCatalogue(client: pg.ClientBase): Promise<Catalogue> {
  const columnsOf = (relation: string, numbers: string) => `array(
    select attribute.attname::text from unnest(${numbers}) with ordinality as place (number, position)
    left join pg_attribute attribute on attribute.attrelid = ${relation} and attribute.attnum = place.number
    order by place.position)`;
  const ours = `relnamespace = 'public'::regnamespace`;
  const tables = await client.query<{ name: string; comment: string | null; primary_key: string[] | null }>(`
    select relname as name, obj_description(pg_class.oid, 'pg_class') as comment,
      (select ${columnsOf('conrelid', 'conkey')} from pg_constraint
       where conrelid = pg_class.oid and contype = 'p') as primary_key
    from pg_class where relkind in ('r', 'p') and ${ours} order by relname`);
  const indexes = await client.query<Index>(`
    select own.relname as "table", made.relname as name, indisunique as "unique",
      indisvalid and indpred is null as whole,
      ${columnsOf('indrelid', '(indkey::int2[])[0:indnkeyatts - 1]')} as columns
    from pg_index join pg_class own on own.oid = indrelid join pg_class made on made.oid = indexrelid
    where own.${ours} order by 1, 2`);
  const foreignKeys = await client.query<ForeignKey>(`
    select own.relname as "table", conname as name, target.relname as target,
      ${columnsOf('conrelid', 'conkey')} as columns, ${columnsOf('confrelid', 'confkey')} as "targetColumns"
    from pg_constraint join pg_class own on own.oid = conrelid join pg_class target on target.oid = confrelid
    where contype = 'f' and own.${ours} order by 1, 2`);
  return {
    tables: tables.rows.map(({ name, comment, primary_key }) => ({
      name,
      kind: KINDS.find((kind) => comment?.startsWith(`${kind} of `) && OWNED.test(comment)),
      appendOnly: comment?.endsWith('; append only') ?? false,
      primaryKey: primary_key ?? [],
    })),
    indexes: indexes.rows,
    foreignKeys: foreignKeys.rows,
  };
}
