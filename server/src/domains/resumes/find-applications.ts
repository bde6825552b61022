import type { OutputOf, ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import * as contract from '@qinghe/contract/resumes/endpoints.ts';
import { type RequestContext, requireMember } from '../../http/context.ts';
import { findNewest, findRare, MOST_RANKED } from './find-queries.ts';
import { toSearchQuery } from './search-words.ts';

/** The few people that somebody who types a name or a word may mean, in whatever stage they stand. */
export async function findApplications(
  context: RequestContext,
  { q }: ParsedInputOf<typeof contract.findApplications>,
): Promise<OutputOf<typeof contract.findApplications>> {
  const member = requireMember(context);
  const words = toSearchQuery(q);
  if (words === undefined) return { items: [] };
  const search = {
    words,
    typed: q.toLowerCase(),
    ownerUuid: member.type === 'master' ? undefined : member.accountUuid,
    limit: contract.MOST_FOUND,
  };
  const { db } = context.services;
  const rare = await findRare(db, member.companyUuid, search);
  if (rare.found <= MOST_RANKED) return { items: rare.items };
  // Of words that thousands of CVs hold, the newest ones lie near the front of each stage.
  const newest = await findNewest(db, member.companyUuid, search);
  return { items: newest.length < contract.MOST_FOUND ? rare.items : newest };
}
