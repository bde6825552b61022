import { writeAudit } from '../../../db/audit.ts';
import { withTransaction } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { setSortingRefused } from '../../resumes/index.ts';
import type { AskedFor } from '../erasure/request-queries.ts';

/** A candidate says that no machine shall sort their application among others, or takes that back (PIPL, article 24). */
export const refuseSorting = (
  { db, clock }: Services,
  { companyUuid, applicationUuid, refuse, requestId }: AskedFor & { refuse: boolean; requestId: string },
): Promise<void> =>
  withTransaction(db, async (trx) => {
    await setSortingRefused(trx, companyUuid, applicationUuid, refuse ? clock() : null);
    await writeAudit(trx, {
      companyUuid,
      actor: { kind: 'candidate', uuid: null },
      action: refuse ? 'application.sorting_refused' : 'application.sorting_allowed',
      objectUuid: applicationUuid,
      requestId,
    });
  });
