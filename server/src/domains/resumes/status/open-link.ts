import { withTransaction } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { findLink, spendStatusLink } from '../apply/upload-queries.ts';
import { findCandidate } from './candidate-queries.ts';
import { hashLinkToken, insertVisit, VISIT_DAYS, visitCookie } from './status-link.ts';

/** Where a status link stands for a browser. */
export type LinkStatus =
  | { state: 'unknown' | 'erased' | 'unopened' }
  | { state: 'used'; phone: string; email: string }
  | { state: 'visited'; companyUuid: string; applicationUuid: string };

/** @param readCookie the value of a cookie of the browser that asks, by its name */
export async function findLinkStatus(
  { db, clock }: Services,
  token: string,
  readCookie: (name: string) => string | undefined,
): Promise<LinkStatus> {
  const now = clock();
  const link = await findLink(db, hashLinkToken(token), 'application_status', now);
  if (!link) return { state: 'unknown' };
  const { company_uuid: companyUuid, object_uuid: applicationUuid, opened_at } = link;
  const candidate = await findCandidate(db, companyUuid, applicationUuid);
  if (!candidate) return { state: 'erased' };
  const cookie = readCookie(visitCookie(applicationUuid));
  const visit = cookie && (await findLink(db, hashLinkToken(cookie), 'application_visit', now));
  if (visit && visit.object_uuid === applicationUuid) return { state: 'visited', companyUuid, applicationUuid };
  if (opened_at === null) return { state: 'unopened' };
  return { state: 'used', phone: candidate.phone, email: candidate.email };
}

/**
 * Uses a link up for one browser. Of two people at once one gets in.
 * @returns the cookie by which the browser is known from now on, or undefined where the link opens nothing more
 */
export function openLinkOnce(
  { db, clock }: Services,
  token: string,
): Promise<{ name: string; value: string } | undefined> {
  const now = clock();
  return withTransaction(db, async (trx) => {
    const visitEnds = new Date(now.getTime() + VISIT_DAYS * 86_400_000);
    const link = await spendStatusLink(trx, hashLinkToken(token), now, visitEnds);
    if (!link) return undefined;
    const { company_uuid: companyUuid, object_uuid: applicationUuid } = link;
    const value = await insertVisit(trx, { companyUuid, applicationUuid, now });
    return { name: visitCookie(applicationUuid), value };
  });
}
