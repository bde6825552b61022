import { listTalentOpinions as contract } from '@qinghe/contract/talents/list.ts';
import type { Trx } from '../../../db/database.ts';
import { read } from '../../../http/read.ts';
import { requireFound } from '../../../refusals.ts';
import { lockFindable } from '../search/findable.ts';
import { presentTalents } from '../search/present-talents.ts';
import { type OpinionRow, readSpokenOf, upsertOpinion } from './opinion-queries.ts';

/** Talents of whom something was said, the latest first. */
export const listTalentOpinions = read(contract, async ({ db, services, member: { companyUuid }, now }, page) => {
  const { items: spoken, next_cursor } = await readSpokenOf(db, companyUuid, page);
  const found = spoken.map(({ talent_uuid }) => ({ talent_uuid, met: 0 }));
  const search = { words: [], query: undefined, limits: { companyUuid } };
  const shown = { services, companyUuid, now, search, job: undefined };
  return { items: await presentTalents(db, found, shown), next_cursor };
});

/** Writes what was said by a link, or its words anew. @throws AppError 40401 for whom the company cannot find now */
export async function putOpinion(trx: Trx, opinion: OpinionRow): Promise<void> {
  requireFound((await lockFindable(trx, opinion.company_uuid, [opinion.talent_uuid]))[0]);
  await upsertOpinion(trx, opinion);
}
