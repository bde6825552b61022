import type { Reader } from '../../db/database.ts';
import { requireFound } from '../../refusals.ts';
import { countAudit } from './audit/audit-queries.ts';
import { countInvitations } from './members/invitation-queries.ts';
import { readRequests } from './members/join-queries.ts';
import { countMembers } from './members/member-queries.ts';
import { findPapersStanding } from './queries.ts';
import { readLimits } from './service/service-queries.ts';

/** How a company's people, papers and log stand, for its master; the log counts since the first instant of a day in China. */
export async function readStanding(db: Reader, companyUuid: string, { now, since }: { now: Date; since: string }) {
  const [members, invited, requests, limits, papers, audit] = await Promise.all([
    countMembers(db, companyUuid),
    countInvitations(db, companyUuid, now),
    readRequests(db, companyUuid),
    readLimits(db, companyUuid),
    findPapersStanding(db, companyUuid),
    countAudit(db, companyUuid, since),
  ]);
  return { members, invited, requests, limits, papers: requireFound(papers), audit };
}
