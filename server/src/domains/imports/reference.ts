import type { Reader } from '../../db/database.ts';
import { readCategories, readCities } from '../dict/index.ts';
import { type CellReference, folded, wordKey } from './cells.ts';
import { readWords } from './word-queries.ts';

/** What an area is, at the end of its name: people leave it out. */
const KIND_OF_AREA = /(?:市|地区|盟|(?:\p{Script=Han}{1,3}族)*自治州)$/u;

/**
 * Categories and cities by the names that people write, Chinese cities also by their name in Latin letters, and what the company
 * said that other words stand for.
 */
export async function readReference(reader: Reader, companyUuid: string): Promise<CellReference> {
  const [categories, cities, words] = await Promise.all([
    readCategories(reader),
    readCities(reader),
    readWords(reader, companyUuid),
  ]);
  // Loaded with the first import: a start need not wait for it.
  const { pinyin } = await import('pinyin-pro');
  return {
    remembered: new Map(words.map(({ field, word, value }) => [wordKey(field, word), value])),
    categories: new Map(
      categories
        .filter(({ parent }) => parent !== null)
        .flatMap(({ code, name, name_en }) => [[folded(name), code] as const, [folded(name_en), code] as const]),
    ),
    // Of two names that are alike the first counts.
    cities: new Map(
      cities.toReversed().flatMap(({ code, name }) => {
        const short = name.replace(KIND_OF_AREA, '') || name;
        const latin = pinyin(short, { toneType: 'none', type: 'array' }).join('');
        return [[latin, code] as const, [folded(name), code] as const, [folded(short), code] as const];
      }),
    ),
  };
}
