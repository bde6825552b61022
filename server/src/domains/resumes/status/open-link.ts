import { withTransaction } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { type AddressKind, findLink, spendStatusLink } from '../apply/upload-queries.ts';
import { findCandidate } from './candidate-queries.ts';
import { prove } from './prove.ts';
import { hashLinkToken, insertVisit, VISIT_DAYS, visitBegan, visitCookie } from './status-link.ts';

/** Where a status link stands for a browser. */
export type LinkStatus =
  | { state: 'unknown' | 'unopened' }
  | { state: 'erased'; companyUuid: string; applicationUuid: string }
  | { state: 'used'; phone: string; email: string }
  | {
      state: 'visited';
      companyUuid: string;
      applicationUuid: string;
      /** The address that this browser proved by opening its link, as long as that is a short while ago. */
      proved: AddressKind | null;
      phone: string;
      email: string;
    };

/** For so long somebody who has proved an address need not prove it anew. */
const PROOF_MINUTES = 15;

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
  if (!candidate) return { state: 'erased', companyUuid, applicationUuid };
  const cookie = readCookie(visitCookie(applicationUuid));
  const visit = cookie && (await findLink(db, hashLinkToken(cookie), 'application_visit', now));
  const { phone, email } = candidate;
  if (visit && visit.object_uuid === applicationUuid) {
    const isFresh = visitBegan(visit.expires_at) > now.getTime() - PROOF_MINUTES * 60_000;
    return { state: 'visited', companyUuid, applicationUuid, proved: isFresh ? visit.proves : null, phone, email };
  }
  if (opened_at === null) return { state: 'unopened' };
  return { state: 'used', phone, email };
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
    if (link.proves) await prove(trx, companyUuid, { applicationUuid, kind: link.proves, now });
    const value = await insertVisit(trx, { companyUuid, applicationUuid, now }, link.proves);
    return { name: visitCookie(applicationUuid), value };
  });
}
