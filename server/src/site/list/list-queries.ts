import { degrees } from '@qinghe/contract/dict/endpoints.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../db/database.ts';
import { cutPage, decodeCursor, type KeysetPosition, type Page } from '../../db/keyset.ts';
import { chinaDay } from '../../time/china-day.ts';
import { type ListFilter, type ListOrder, orderOf } from './list-filter.ts';
import { toListQuery } from './list-words.ts';
import { type ListRow, readRows } from './row-queries.ts';

export const PAGE = 20;
/** Counted no further. */
export const COUNTED_AT_MOST = 999;
/** So many of the next ones in order are looked through before an index is asked for all that match. */
const NEAR = 2000;
/** And so many where there are some among them. */
const FURTHER = 20_000;
/** So many among them, and it is quicker to walk on than to gather all. */
const COMMON = 100;
const DAY = 86_400_000;
const MAX_RANK = 2 ** 31 - 1;

interface Found {
  job_uuid: string;
  published_at: string;
  pay: number;
}

/** A list in one order of its own: jobs whose title holds the words come as one before the others. */
interface Tier {
  rank: number | undefined;
  conditions: RawBuilder<boolean>;
}

interface ListRequest {
  cursor: string | undefined;
  now: Date;
  /** How many jobs there are, as `countList` counts them. */
  found: number;
  /** Jobs that stand before all others, where they fit: they are in no page. */
  placed: readonly string[];
}

/** Of the jobs that were placed those that fit a filter, as rows of the list. */
export async function readFitting(
  reader: Reader,
  filter: ListFilter,
  { placed, now }: Pick<ListRequest, 'placed' | 'now'>,
): Promise<ListRow[]> {
  if (placed.length === 0) return [];
  const { rows } = await sql<{ job_uuid: string }>`
    select job_uuid from public_job where job_uuid = any(${[...placed]}::uuid[]) and ${conditionsOf(filter, now)}`.execute(
    reader,
  );
  const fitting = new Set(rows.map(({ job_uuid }) => job_uuid));
  return readRows(
    reader,
    placed.filter((uuid) => fitting.has(uuid)),
  );
}

/**
 * A page of the public list and the cursor of the next one.
 * @throws AppError 400 for a cursor that this server did not give
 */
export async function readList(
  reader: Reader,
  filter: ListFilter,
  { cursor, now, found: all, placed }: ListRequest,
): Promise<Page<ListRow>> {
  const name = orderOf(filter);
  const order = { name, ranked: name !== 'newest' };
  const after = decodeCursor(cursor, order);
  const isRare = all <= COUNTED_AT_MOST;
  const found: (Found & { rank: number | undefined })[] = [];
  const others = placed.length === 0 ? always : sql<boolean>`job_uuid <> all(${[...placed]}::uuid[])`;
  for (const { rank, conditions: fits } of tiersOf(filter, name, now)) {
    const conditions = sql<boolean>`${fits} and ${others}`;
    const begins = name === 'best' && after?.rank !== rank ? undefined : after;
    if (name === 'best' && after?.rank !== undefined && rank !== undefined && rank > after.rank) continue;
    const limit = PAGE + 1 - found.length;
    const rows = await readNext(reader, { filter, conditions, name, after: begins, isRare, limit });
    found.push(...rows.map((row) => ({ ...row, rank: name === 'pay' ? row.pay : rank })));
    if (found.length > PAGE) break;
  }
  const page = cutPage(
    found,
    PAGE,
    ({ published_at, job_uuid, rank }) => ({ at: published_at, uuid: job_uuid, rank }),
    order,
  );
  return {
    ...page,
    items: await readRows(
      reader,
      page.items.map(({ job_uuid }) => job_uuid),
    ),
  };
}

/**
 * How many jobs a filter finds, counted no further than `COUNTED_AT_MOST` and one. Always in the list's order: a walk in the
 * table's own order passes by the database's memory where the table is large.
 */
export async function countList(reader: Reader, filter: ListFilter, now: Date): Promise<number> {
  const conditions = conditionsOf(filter, now);
  const all = sql`select * from public_job`;
  const newest = (limit: number) => sql`${all} order by published_at desc, job_uuid desc limit ${limit}`;
  const most = COUNTED_AT_MOST + 1;
  if (!hasTerms(filter))
    return count(reader, sql`${all} where ${conditions} order by published_at desc, job_uuid desc`, always, most);
  if ((await count(reader, newest(NEAR), conditions, COMMON)) === COMMON) {
    const walked = await count(reader, newest(FURTHER), conditions, most);
    if (walked === most) return walked;
  }
  // `offset 0` makes the planner gather all that match by their words, instead of walking the table to the first of them.
  return count(reader, sql`${all} where ${conditions} offset 0`, always, most);
}

async function count(reader: Reader, source: RawBuilder<unknown>, fits: RawBuilder<boolean>, most: number) {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select 1 from (${source}) source where ${fits} limit ${most}) found`.execute(
    reader,
  );
  return rows[0]?.n ?? 0;
}

function tiersOf(filter: ListFilter, name: ListOrder, now: Date): Tier[] {
  const conditions = conditionsOf(filter, now);
  const inTitle = filter.q === undefined ? undefined : toListQuery(filter.q, 'title');
  if (name !== 'best' || inTitle === undefined) return [{ rank: undefined, conditions }];
  return [
    { rank: 1, conditions: conditionsOf(filter, now, inTitle) },
    { rank: 0, conditions: sql<boolean>`${conditions} and not terms @@ ${inTitle}::tsquery` },
  ];
}

interface Stretch {
  filter: ListFilter;
  conditions: RawBuilder<boolean>;
  name: ListOrder;
  after: KeysetPosition | undefined;
  /** Few jobs match: they are found first and ordered then. */
  isRare: boolean;
  limit: number;
}

/**
 * The next ones in order. What many jobs match is near: the first of the order are looked through. What few match is found
 * by its words first and ordered then; the planner cannot tell from pairs of characters how many hold a word.
 */
async function readNext(reader: Reader, { filter, conditions, name, after, isRare, limit }: Stretch): Promise<Found[]> {
  const order =
    name === 'pay' ? sql`pay desc, published_at desc, job_uuid desc` : sql`published_at desc, job_uuid desc`;
  const ofKind = filter.kind === undefined ? sql<boolean>`true` : sql<boolean>`kind = ${filter.kind}`;
  const from = sql<boolean>`${ofKind} and ${afterwards(name, after)}`;
  const first = async (source: RawBuilder<unknown>, fits: RawBuilder<boolean>) => {
    const { rows } = await sql<Found>`
      select job_uuid, published_at, pay from (${source}) next where ${fits} order by ${order} limit ${limit}`.execute(
      reader,
    );
    return rows;
  };
  // `offset 0` keeps the planner from walking the order to the few.
  const byWords = () => first(sql`select * from public_job where ${conditions} offset 0`, from);
  if (isRare) return byWords();
  const inOrder = sql`select * from public_job where ${from} order by ${order}`;
  const near = await first(sql`${inOrder} limit ${NEAR}`, conditions);
  if (near.length === limit || (await count(reader, sql`${inOrder} limit ${NEAR + 1}`, always, NEAR + 1)) <= NEAR)
    return near;
  const further = near.length === 0 ? near : await first(sql`${inOrder} limit ${FURTHER}`, conditions);
  if (further.length === limit) return further;
  return hasTerms(filter) ? byWords() : first(sql`select * from public_job where ${from}`, conditions);
}

const always = sql<boolean>`true`;

function afterwards(name: ListOrder, after: KeysetPosition | undefined): RawBuilder<boolean> {
  if (after === undefined) return sql<boolean>`true`;
  const { at, uuid, rank = 0 } = after;
  const pay = Math.trunc(Math.min(Math.max(rank, 0), MAX_RANK));
  return name === 'pay'
    ? sql<boolean>`(pay, published_at, job_uuid) < (${pay}::int, ${at}::timestamptz, ${uuid}::uuid)`
    : sql<boolean>`(published_at, job_uuid) < (${at}::timestamptz, ${uuid}::uuid)`;
}

/** Whether the index of words serves a filter. */
const hasTerms = ({ q, city, category }: ListFilter): boolean =>
  [q, city, category].some((value) => value !== undefined);

function conditionsOf(filter: ListFilter, now: Date, more?: string): RawBuilder<boolean> {
  const { q, kind, city, category, pay, days, degree, posted } = filter;
  const terms = [
    ...(q === undefined ? [] : [`(${toListQuery(q)})`]),
    ...(city === undefined ? [] : [`'~city:${city}'`]),
    ...(category === undefined ? [] : [`'~category:${category}'`]),
    ...(more === undefined ? [] : [`(${more})`]),
  ];
  const conditions = [
    sql`(deadline is null or deadline >= ${chinaDay(now)}::date)`,
    ...(terms.length === 0 ? [] : [sql`terms @@ ${terms.join(' & ')}::tsquery`]),
    ...(kind === undefined ? [] : [sql`kind = ${kind}`]),
    ...(pay === undefined ? [] : [sql`pay >= ${pay.monthly}`]),
    ...(days === undefined ? [] : [sql`days_per_week <= ${days}`]),
    ...(degree === undefined ? [] : [sql`degree <= ${degrees.indexOf(degree) + 1}`]),
    ...(posted === undefined ? [] : [isPostedSince(new Date(now.getTime() - posted * DAY), terms.length > 0)]),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Beside words the index of days is left alone: to gather half of all jobs by it takes longer than to look at the few. */
const isPostedSince = (since: Date, besideWords: boolean) =>
  besideWords
    ? sql`published_at + interval '0' >= ${since.toISOString()}`
    : sql`published_at >= ${since.toISOString()}`;
