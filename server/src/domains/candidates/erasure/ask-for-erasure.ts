import { THINK_HOURS } from '@qinghe/contract/candidates/erasure.ts';
import { writeAudit } from '../../../db/audit.ts';
import { withTransaction } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { type AskedFor, deleteErasureRequest, insertErasureRequest } from './request-queries.ts';

type Asking = AskedFor & { requestId: string };

/** The candidate asks for the erasure of all that is kept of them; it comes a day later. A second time it changes nothing. */
export const askForErasure = ({ db, clock }: Services, asking: Asking): Promise<void> =>
  withTransaction(db, async (trx) => {
    const askedAt = clock();
    const dueAt = new Date(askedAt.getTime() + THINK_HOURS * 3_600_000);
    if (await insertErasureRequest(trx, asking, { askedAt, dueAt }))
      await writeAudit(trx, entry(asking, 'application.erasure_asked'));
  });

/** The candidate thought again, in time. Too late it changes nothing. */
export const takeErasureBack = ({ db, clock }: Services, asking: Asking): Promise<void> =>
  withTransaction(db, async (trx) => {
    if (await deleteErasureRequest(trx, asking, clock()))
      await writeAudit(trx, entry(asking, 'application.erasure_taken_back'));
  });

const entry = (
  { companyUuid, applicationUuid, requestId }: Asking,
  action: 'application.erasure_asked' | 'application.erasure_taken_back',
) => ({
  companyUuid,
  actor: { kind: 'candidate' as const, uuid: null },
  action,
  objectUuid: applicationUuid,
  requestId,
});
