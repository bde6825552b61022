import { createHmac } from 'node:crypto';
import type { ActorName } from '../../../actor.ts';
import { writeAudit } from '../../../db/audit.ts';
import type { Trx } from '../../../db/database.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import type { Services } from '../../../services.ts';
import { eraseExports } from '../export/erase-exports.ts';
import { hasWithdrawn } from '../export/erase-queries.ts';
import { eraseFilesOf } from './erase-files.ts';
import { deleteApplications, type KeptApplication, readFilesOf, recordServices } from './erase-queries.ts';

interface Erasing {
  db: Trx;
  services: Pick<Services, 'tasks' | 'signingSecret'>;
  now: Date;
  actor: ActorName;
  requestId: string;
}

/**
 * Erases applications with all that hangs on them; their files go by a task, bytes first. What stays is a row in each
 * company's log that says so, the record of the service under a keyed hash, and the figures in which nobody is named.
 */
export async function eraseApplications(
  { db, services, actor, requestId, now }: Erasing,
  applications: readonly KeptApplication[],
): Promise<void> {
  for (const [companyUuid, kept] of Map.groupBy(applications, ({ company_uuid }) => company_uuid)) {
    const uuids = kept.map(({ uuid }) => uuid);
    const files = await readFilesOf(db, companyUuid, uuids);
    await recordServices(db, companyUuid, uuids, { phoneHash: servedHash(services.signingSecret), now });
    await deleteApplications(db, companyUuid, uuids);
    if (await hasWithdrawn(db, companyUuid)) await services.tasks.enqueue(db, eraseExports, {});
    if (files.length > 0)
      await services.tasks.enqueue(db, eraseFilesOf, { company_uuid: companyUuid, file_uuids: files });
    await writeAudit(
      db,
      ...uuids.map((objectUuid) => ({
        companyUuid,
        actor,
        action: 'application.erased' as const,
        objectUuid,
        requestId,
      })),
    );
    for (const { uuid, job_uuid, kind, job_owner_uuid } of kept)
      await publishEvent(
        db,
        { companyUuid, owners: [job_owner_uuid] },
        { type: 'application.erased', uuid, job_uuid, kind },
      );
  }
}

/** Finds the record of a phone whose owner or an authority asks, and nobody by the record. */
const servedHash = (signingSecret: string) => (phone: string) =>
  createHmac('sha256', signingSecret).update(`served phone:${phone}`).digest();
