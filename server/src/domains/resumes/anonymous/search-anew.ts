import type { Trx } from '../../../db/database.ts';
import { toSearchVector } from '../search/search-words.ts';
import { readSearched, setSearch } from './anonymous-queries.ts';
import { maskedSearch } from './hide.ts';

/** Makes the words by which applications are found anew, of what they and their CVs say now; anonymous ones by words that do not say who it is. */
export async function searchAnew(trx: Trx, companyUuid: string, uuids: readonly string[]): Promise<void> {
  for (const row of await readSearched(trx, companyUuid, uuids)) {
    const { name, school, major, city, reading_text, anonymous_as } = row;
    const full = toSearchVector([name, school, major, city, reading_text ?? ''].join('\n'));
    const masked = anonymous_as === null ? '' : maskedSearch(row);
    await setSearch(trx, companyUuid, row.uuid, { full, masked });
  }
}
