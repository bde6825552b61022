import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../src/db/database.ts';

/** What the live catalogue says of a table that holds rows of companies. */
interface CompanyTable {
  name: string;
  /** Its comment calls it a tenant's; the others are the directory's, such as accounts. */
  isTenant: boolean;
  /** Columns whose values name a person or an object, or say something that nobody else has written. */
  telling: string[];
  /** Columns that name the account whose row it is. */
  owners: string[];
  /** Foreign keys within the company: their columns beside `company_uuid`, and where they lead. */
  parents: { column: string; table: string; target: string }[];
}

/** Columns of people and of what they write, whatever table they stand in; the others hold words of the application. */
const telling = sql.lit('^(uuid|name|phone|email|title|content|text|note|message|body|subject|description)$');

/** Shorter words stand in other texts by chance. */
const SHORTEST = 4;

/** Every table that holds rows of companies. */
export async function readCompanyTables(db: Database): Promise<CompanyTable[]> {
  const { rows } = await sql<CompanyTable>`
    select relname as name, obj_description(oid, 'pg_class') like 'tenant of %' as "isTenant",
      array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0
        and atttypid in ('uuid'::regtype, 'text'::regtype) and attname ~ ${telling} order by attnum) as telling,
      array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0
        and attname in ('owner_uuid', 'account_uuid') order by attnum) as owners,
      coalesce((select json_agg(json_build_object('column', own.attname, 'table', confrelid::regclass::text,
          'target', theirs.attname))
        from pg_constraint
        join pg_attribute own on own.attrelid = conrelid and own.attnum = conkey[2]
        join pg_attribute theirs on theirs.attrelid = confrelid and theirs.attnum = confkey[2]
        where contype = 'f' and conrelid = c.oid and confrelid <> c.oid), '[]') as parents
    from pg_class c
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and exists (select from pg_attribute where attrelid = c.oid and attname = 'company_uuid') order by relname`.execute(
    db,
  );
  return rows;
}

/** Everything of a company that a call could change, a hash for each table. */
export async function stateOf(
  db: Database,
  tables: readonly CompanyTable[],
  companyUuid: string,
): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; sum: string }>`${sql.join(
    tables.map(
      ({
        name,
      }) => sql`select ${sql.lit(name)} as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum
        from ${sql.table(name)} t where company_uuid = ${sql.lit(companyUuid)}`,
    ),
    sql` union all `,
  )}`.execute(db);
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

/** What the rows of a company say and those of no other one do. */
export const wordsOfCompany = (db: Database, tables: readonly CompanyTable[], companyUuid: string) =>
  wordsOf(db, tables, () => sql`company_uuid = ${sql.lit(companyUuid)}`);

/**
 * What the rows of one account say and no others do: those that name it as their owner, and what hangs on them.
 * @param shared tables whose rows are everybody's in the company, though they name an account: what they say is no secret
 */
export async function wordsOfAccount(
  db: Database,
  tables: readonly CompanyTable[],
  accountUuid: string,
  shared: readonly string[],
): Promise<string[]> {
  const byName = new Map(tables.map((table) => [table.name, table]));
  // Tables may hang on each other in a circle: one that has been passed is not asked again.
  const isOwned = (name: string, passed: readonly string[] = []): RawBuilder<unknown> => {
    const { owners, parents } = byName.get(name) ?? { owners: [], parents: [] };
    if (shared.includes(name)) return sql`false`;
    const owned = owners.map((column) => sql`${sql.ref(column)} = ${sql.lit(accountUuid)}`);
    const below = parents
      .filter(({ table }) => byName.has(table) && table !== 'company' && table !== name && !passed.includes(table))
      .map(
        ({ column, table, target }) =>
          sql`${sql.ref(column)} in (select ${sql.ref(target)} from ${sql.table(table)} where ${isOwned(table, [...passed, name])})`,
      );
    return sql`(${sql.join([sql`false`, ...owned, ...below], sql` or `)})`;
  };
  const words = await wordsOf(db, tables, (name) => isOwned(name));
  const { rows } = await sql<{ row: string }>`${sql.join(
    shared.map((name) => sql`select t::text as row from ${sql.table(name)} t`),
    sql` union all `,
  )}`.execute(db);
  return words.filter((word) => !rows.some(({ row }) => row.includes(word)));
}

/** The words of the rows that are so, without those that other rows hold as well. */
async function wordsOf(
  db: Database,
  tables: readonly CompanyTable[],
  isOne: (table: string) => RawBuilder<unknown>,
): Promise<string[]> {
  const words = (wanted: boolean) =>
    sql.join(
      tables
        .filter(({ telling }) => telling.length > 0)
        .map(
          ({ name, telling }) =>
            sql`select unnest(array[${sql.join(
              telling.map((column) => sql`${sql.ref(column)}::text`),
            )}]) as word from ${sql.table(name)} where (${isOne(name)}) is ${wanted ? sql`true` : sql`not true`}`,
        ),
      sql` union all `,
    );
  const { rows } = await sql<{ word: string }>`
    select word from (${words(true)}) as own where length(word) >= ${SHORTEST}
    except select word from (${words(false)}) as others`.execute(db);
  return rows.map(({ word }) => word);
}
