import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { lintCatalogue } from './catalogue-lint.ts';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

describe('the catalogue of the database', () => {
  it('keeps the data rules in every table', async () => {
    const { looked, problems } = await lintCatalogue(client);
    expect(problems).toEqual([]);
    const { rows } = await client.query("select from pg_tables where schemaname = 'public'");
    expect(looked).toBe(rows.length);
  });
});

const tenant = (name: string, rest: string) =>
  `create table ${name} (company_uuid uuid references company, uuid uuid, ${rest}, primary key (company_uuid, uuid));
   comment on table ${name} is 'tenant of jobs: planted';`;
const reference = (name: string, rest: string) =>
  `create table ${name} (code text primary key, ${rest}); comment on table ${name} is 'reference of dict: planted';`;

describe('the lint of the catalogue', () => {
  // What a test plants never outlives it.
  beforeEach(() => client.query('begin'));
  afterEach(() => client.query('rollback'));

  const breaches: [what: string, sql: string, problem: string][] = [
    [
      'a table without a comment',
      'create table planted (uuid uuid primary key)',
      'planted: its comment does not start with tenant or directory or reference or infrastructure, then of and its domain',
    ],
    [
      'a comment that says no kind',
      "create table planted (uuid uuid primary key); comment on table planted is 'tenant of a house: planted'",
      'planted: its comment does not start with tenant or directory or reference or infrastructure, then of and its domain',
    ],
    [
      'a tenant table whose primary key starts elsewhere',
      "create table planted (company_uuid uuid, uuid uuid, primary key (uuid, company_uuid)); comment on table planted is 'tenant of jobs: planted'",
      'planted: its primary key does not start with company_uuid',
    ],
    [
      'a tenant table without a primary key',
      "create table planted (company_uuid uuid, uuid uuid); comment on table planted is 'tenant of jobs: planted'",
      'planted: its primary key does not start with company_uuid',
    ],
    [
      'a tenant table with one row a company',
      "create table planted (company_uuid uuid primary key); comment on table planted is 'tenant of jobs: planted'",
      'planted: its primary key does not start with company_uuid',
    ],
    [
      'a company that is known by something else',
      'alter table company drop constraint company_pkey cascade; alter table company add primary key (name)',
      'company: its primary key is not company_uuid',
    ],
    [
      'a unique constraint across companies',
      tenant('planted', 'phone text unique'),
      'planted: the unique index planted_phone_key does not hold company_uuid',
    ],
    [
      'a unique index across companies, over a part of the rows or an expression',
      `${tenant('planted', 'phone text')} create unique index planted_once on planted (lower(phone)) where phone <> ''`,
      'planted: the unique index planted_once does not hold company_uuid',
    ],
    [
      'company_uuid only carried along in a unique index',
      `${tenant('planted', 'phone text')} create unique index planted_once on planted (phone) include (company_uuid)`,
      'planted: the unique index planted_once does not hold company_uuid',
    ],
    [
      'a foreign key that could lead into another company',
      `${tenant('planted', 'other uuid unique')} ${tenant('pointing', 'other uuid references planted (other)')}
       create index on pointing (other)`,
      'pointing: the foreign key pointing_other_fkey does not hold company_uuid on both sides',
    ],
    [
      'a foreign key that crosses the two columns',
      `${tenant('planted', 'note text')} ${tenant('pointing', 'other uuid, foreign key (other, company_uuid) references planted (company_uuid, uuid)')}
       create index on pointing (other, company_uuid)`,
      'pointing: the foreign key pointing_other_company_uuid_fkey does not hold company_uuid on both sides',
    ],
    [
      'a reference table that points at tenant rows',
      `${reference('planted', 'company_uuid uuid references company')} create index on planted (company_uuid)`,
      'planted: the foreign key planted_company_uuid_fkey points from a reference at the tenant table company',
    ],
    [
      'a tenant table that points at a directory',
      `${tenant('planted', 'account_uuid uuid references account')} create index on planted (account_uuid)`,
      'planted: the foreign key planted_account_uuid_fkey points from a tenant at the directory account',
    ],
    [
      'a foreign key that no index serves',
      reference('planted', 'city text references area (code)'),
      'planted: no index serves the foreign key planted_city_fkey',
    ],
    [
      'a foreign key that only an index over a part of the rows serves',
      `${reference('planted', 'city text references area (code)')} create index on planted (city) where code = 'x'`,
      'planted: no index serves the foreign key planted_city_fkey',
    ],
    [
      'a foreign key whose columns stand last in an index',
      `${reference('planted', 'city text references area (code)')} create index on planted (code, city)`,
      'planted: no index serves the foreign key planted_city_fkey',
    ],
  ];

  it.each(breaches)('sees %s', async (_what, sql, problem) => {
    await client.query(sql);
    expect((await lintCatalogue(client)).problems).toContain(problem);
  });

  it('finds nothing in tables that keep the rules', async () => {
    await client.query(`
      ${reference('planted_kind', 'note text unique')}
      ${tenant('planted', 'kind text references planted_kind, phone text, unique (phone, company_uuid)')}
      create index on planted (kind);
      ${tenant('pointing', 'other uuid, foreign key (other, company_uuid) references planted (uuid, company_uuid)')}
      create index on pointing (company_uuid, other, uuid)`);
    expect((await lintCatalogue(client)).problems).toEqual([]);
  });
});
