import pg from 'pg';

const ours = `relnamespace = 'public'::regnamespace`;
const parts = [
  `select format('column %s.%s %s %s %s %s %s%s', relname, row_number() over (partition by relname order by attnum),
      attname, format_type(atttypid, atttypmod), case when attnotnull then 'not null' end,
      pg_get_expr(adbin, adrelid), attidentity, attgenerated)
    from pg_attribute join pg_class c on c.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relkind in ('r', 'p', 'v', 'm') and attnum > 0 and not attisdropped and ${ours}`,
  // Version 18 lists what may not be null among them; the columns say it anyway.
  `select format('constraint %s.%s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where contype <> 'n' and connamespace = 'public'::regnamespace`,
  `select 'index ' || pg_get_indexdef(indexrelid) from pg_index join pg_class on oid = indexrelid where ${ours}`,
  `select 'trigger ' || pg_get_triggerdef(pg_trigger.oid) from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and ${ours}`,
  `select 'function ' || pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  `select format('view %s %s', relname, pg_get_viewdef(oid)) from pg_class where relkind in ('v', 'm') and ${ours}`,
  `select format('comment %s %s', relname, obj_description(oid, 'pg_class')) from pg_class
    where relkind in ('r', 'p') and ${ours}`,
  `select format('extension %s', extname) from pg_extension`,
];

/** All that the migrations made in a database, a text each in order: alike on every version of PostgreSQL. */
export async function readSchema(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ text: string }>(
      `select text from (${parts.join(' union all ')}) as part (text) order by text collate "C"`,
    );
    return rows.map(({ text }) => text);
  } finally {
    await client.end();
  }
}
