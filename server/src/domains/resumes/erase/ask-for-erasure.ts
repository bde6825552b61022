import { writeAudit } from '../../../db/audit.ts';
import { withTransaction } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { insertErasureRequest } from './erase-queries.ts';

/** The candidate asks for the erasure of all that is kept of them; operators do it. A second time it changes nothing. */
export const askForErasure = (
  { db, clock }: Services,
  { companyUuid, applicationUuid, requestId }: { companyUuid: string; applicationUuid: string; requestId: string },
): Promise<void> =>
  withTransaction(db, async (trx) => {
    if (!(await insertErasureRequest(trx, { companyUuid, applicationUuid, at: clock() }))) return;
    const actor = { kind: 'candidate' as const, uuid: null };
    await writeAudit(trx, {
      companyUuid,
      actor,
      action: 'application.erasure_asked',
      objectUuid: applicationUuid,
      requestId,
    });
  });
