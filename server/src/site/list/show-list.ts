import { listTexts } from '@qinghe/contract/texts/job-list.ts';
import { locales } from '@qinghe/contract/texts/say.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { Reader } from '../../db/database.ts';
import { readRunningAds } from '../../domains/ads/index.ts';
import { pageLocale, sendCacheablePage } from '../../pages/public-page.ts';
import type { Services } from '../../services.ts';
import { chinaDay } from '../../time/china-day.ts';
import { type FilterName, filterNames, type ListFilter, parseList, textOf } from './list-filter.ts';
import { nameIn, readListNames } from './list-names.ts';
import { renderList, without } from './list-page.ts';
import { countList, readFitting, readList } from './list-queries.ts';
import { readPlaced } from './placed-queries.ts';

/** `/jobs`: online jobs, searched and filtered. What an address says wrongly is left out, and said to be. */
export async function showList(
  { db, clock, publicUrl }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const query = request.query as Record<string, string | string[]>;
  const tidy = withoutEmpty(query);
  if (tidy !== undefined) return reply.redirect(tidy, 302);
  const [locale, now] = [pageLocale(request), clock()];
  const t = listTexts(locale);
  const { shortened, ...parsed } = parseList(query);
  const names = await readListNames(db, locale, t);
  const ignored: (FilterName | 'cursor')[] = [...parsed.ignored];
  const filter = { ...parsed.filter };
  if (filter.city !== undefined && nameIn(names.cities, filter.city) === undefined) {
    ignored.push('city');
    filter.city = undefined;
  }
  if (filter.category !== undefined && nameIn(names.categories, filter.category) === undefined) {
    ignored.push('category');
    filter.category = undefined;
  }
  const cursor = textOf(query.cursor) || undefined;
  const found = await countList(db, filter, now);
  const placed = await readPlaced(db, filter, now);
  const page = await readFrom(db, filter, { cursor, now, found, placed });
  const isLater = cursor !== undefined && !page.isCursorWrong;
  if (page.isCursorWrong) ignored.push('cursor');
  const html = renderList({
    filter,
    shortened,
    ignored,
    names,
    items: page.items,
    nextCursor: page.next_cursor,
    isLater,
    placed: isLater ? [] : await readFitting(db, filter, { placed, now }),
    ad: isLater ? undefined : turnOf(await readRunningAds(db, 'jobs', chinaDay(now)), now),
    found,
    best: found === 0 ? await findBest(db, filter, now) : undefined,
    locale,
    lang: locales.find((one) => one === query.lang),
    t,
    now,
    publicUrl,
  });
  return sendCacheablePage(request, reply, html);
}

/** Ads of one place take turns by the minute, which is how long a page is kept. */
const turnOf = <Ad>(ads: readonly Ad[], now: Date): Ad | undefined =>
  ads[Math.floor(now.getTime() / 60_000) % Math.max(ads.length, 1)];

/** The address that says the same without the fields that the form left empty; undefined where there are none. */
function withoutEmpty(query: Record<string, string | string[]>): string | undefined {
  const entries = Object.entries(query);
  const given = entries.filter(([, value]) => textOf(value) !== '');
  if (given.length === entries.length) return undefined;
  const rest = new URLSearchParams(given.map(([name, value]) => [name, textOf(value)])).toString();
  return rest === '' ? '/jobs' : `/jobs?${rest}`;
}

/** The page that a cursor names; the first one where this list never gave it. */
async function readFrom(db: Reader, filter: ListFilter, request: Parameters<typeof readList>[2]) {
  try {
    return { ...(await readList(db, filter, request)), isCursorWrong: false };
  } catch (error) {
    if (request.cursor === undefined || !(error instanceof AppError)) throw error;
    return { ...(await readList(db, filter, { ...request, cursor: undefined })), isCursorWrong: true };
  }
}

/** The one filter without which most is found. */
async function findBest(db: Reader, filter: ListFilter, now: Date) {
  const set = filterNames.filter((name) => name !== 'sort' && filter[name] !== undefined);
  const counts = await Promise.all(
    set.map(async (name) => ({ name, found: await countList(db, without(filter, name), now) })),
  );
  return counts.filter(({ found }) => found > 0).sort((one, other) => other.found - one.found)[0];
}
