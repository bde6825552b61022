import { randomInt } from 'node:crypto';
import { ANONYMOUS_LENGTH, ANONYMOUS_SIGNS } from '@qinghe/contract/resumes/anonymous-until.ts';
import type { Trx } from '../../../db/database.ts';
import { isByOcr } from '../reading/by-ocr.ts';
import { toSearchVector } from '../search/search-words.ts';
import { hide, readCodes, readSearched, readUntil, type Searched } from './anonymous-queries.ts';
import { isSure, maskedCv, maskOfAnybody, secretsOf } from './mask.ts';

/** Hides somebody who has just applied by themselves, where their job is screened anonymously. Its conditions are held. */
export async function hideArrival(trx: Trx, companyUuid: string, jobUuid: string, uuid: string): Promise<void> {
  if ((await readUntil(trx, companyUuid, jobUuid)) !== null) await hideMany(trx, companyUuid, jobUuid, [uuid]);
}

/** So many CVs are masked at a time. */
const AT_ONCE = 200;

/** Hides applications of a job that are locked, each under a code of its own. */
export async function hideMany(
  trx: Trx,
  companyUuid: string,
  jobUuid: string,
  uuids: readonly string[],
): Promise<void> {
  const taken = new Set(await readCodes(trx, companyUuid, jobUuid));
  for (let from = 0; from < uuids.length; from += AT_ONCE) {
    const searched = await readSearched(trx, companyUuid, uuids.slice(from, from + AT_ONCE));
    const hidden = searched.map((row) => ({ uuid: row.uuid, code: freshCode(taken), search: maskedSearch(row) }));
    await hide(trx, companyUuid, hidden);
  }
}

/** Words by which an anonymous application is found, as a tsvector: none that says who it is. */
export function maskedSearch(row: Omit<Searched, 'uuid'>): string {
  const { reading_text: text, reading_fields: fields, major, city } = row;
  const isShown = row.reading_state === 'done' && text !== null && !isByOcr(row) && isSure(text, fields, row);
  const cv = isShown ? maskedCv(text, fields, secretsOf(row, fields)) : '';
  return toSearchVector([maskOfAnybody(major), maskOfAnybody(city), cv].join('\n'));
}

function freshCode(taken: Set<string>): string {
  for (;;) {
    const code = Array.from(
      { length: ANONYMOUS_LENGTH },
      () => ANONYMOUS_SIGNS[randomInt(ANONYMOUS_SIGNS.length)],
    ).join('');
    if (taken.has(code)) continue;
    taken.add(code);
    return code;
  }
}
