import type { TalentFilter } from '@qinghe/contract/talents/filter.ts';
import { AppError } from '../../../app-error.ts';
import type { Reader } from '../../../db/database.ts';
import { findAreaName } from '../../dict/index.ts';
import { cityWord } from '../rules.ts';
import { type Found, type Limits, readTier } from './search-queries.ts';
import { anybody, type TermFilter, type Tier, tiersOf, wordsOf } from './terms.ts';

const DAY = 86_400_000;

/** A filter as the queries take it: one reading for the list, its counts, saved searches and their alerts. */
export interface Search {
  words: string[];
  terms: TermFilter;
  tiers: Tier[];
  /** Everybody whom it finds; undefined where it asks for nothing that terms answer. */
  query: string | undefined;
  limits: Limits;
}

/** @param nameOf the name of a city by its code; whoever reads many filters asks for each once */
export async function searchOf(
  reader: Reader,
  { q, cities, start, fresh, ...filter }: TalentFilter & Pick<TermFilter, 'graduation_years'>,
  { companyUuid, now }: { companyUuid: string; now: Date },
  nameOf = (code: string): Promise<string> => findAreaName(reader, code),
): Promise<Search> {
  const words = wordsOf(q);
  const names = cities && (await Promise.all(cities.map(nameOf)));
  const terms = { ...filter, cities: names?.map(cityWord) };
  const since = fresh === undefined ? undefined : new Date(now.getTime() - Number(fresh) * DAY);
  return {
    words,
    terms,
    tiers: tiersOf(words, terms),
    query: anybody(words, terms),
    limits: { companyUuid, since, start },
  };
}

interface Position {
  met: number;
  turn: string;
}

/** The next ones of a search, tier by tier. @throws AppError 400 for a cursor that this server did not give */
export async function readFound(
  reader: Reader,
  { tiers, limits }: Search,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ found: Found[]; next_cursor: string | null }> {
  const after = positionOf(cursor);
  const found: Found[] = [];
  for (const tier of tiers) {
    if (after && tier.met > after.met) continue;
    const before = after?.met === tier.met ? after.turn : undefined;
    found.push(...(await readTier(reader, tier, { before, limit: limit + 1 - found.length, limits })));
    if (found.length > limit) break;
  }
  return pageOfFound(found, limit);
}

/** A page of what was found, of which one more than its limit was asked for. */
export function pageOfFound(found: readonly Found[], limit: number): { found: Found[]; next_cursor: string | null } {
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return { found: page, next_cursor: found.length > limit && last ? cursorOf(last) : null };
}

const cursorOf = ({ met, turn }: Position): string => Buffer.from(`${met}|${turn}`).toString('base64url');

/** @throws AppError 400 for a cursor that this server did not give */
export function positionOf(cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined;
  const match = /^(\d)\|(\d{1,18})$/.exec(Buffer.from(cursor, 'base64url').toString());
  if (!match?.[1] || !match[2]) throw new AppError(400, { field: 'cursor', reason: 'format.cursor' });
  return { met: Number(match[1]), turn: match[2] };
}
