import type { Trx } from '../../db/database.ts';
import { publishEvent } from '../../realtime/publish.ts';
import type { Services } from '../../services.ts';
import { tell } from '../messages/index.ts';
import { countOpen, type FileChange, type LockedFile, nameTwins, setFile } from './file-queries.ts';
import { lockImport, type OfImport, setImport } from './import-queries.ts';

interface Settling {
  db: Trx;
  services: Pick<Services, 'tasks'>;
  now: Date;
}

/** Says what has become of a CV, to the list that shows it too. */
export async function settleFile(call: Settling, file: LockedFile, change: FileChange): Promise<void> {
  const { db } = call;
  const { company_uuid: companyUuid, job_uuid: jobUuid, import_uuid: uuid, sha256 } = file;
  await setFile(db, file, change);
  if (change.application_uuid && sha256) await nameTwins(db, { companyUuid, jobUuid, sha256 }, change.application_uuid);
  await tellIfDone(call, { company_uuid: companyUuid, uuid });
}

/** Whoever made an import is told once all of it has been looked at. */
export async function tellIfDone(call: Settling, of: OfImport): Promise<void> {
  const { db, now } = call;
  const found = await lockImport(db, of);
  if (!found) return;
  const { company_uuid: companyUuid, account_uuid, uuid } = found;
  await publishEvent(db, { companyUuid, owners: [account_uuid] }, { type: 'intake.changed', uuid });
  if (found.state !== 'received' || found.form === 'hand' || found.told_at !== null) return;
  const { all, open } = await countOpen(db, of);
  if (all === 0 || open > 0) return;
  await setImport(db, of, { told_at: now });
  await tell(call, 'cvsImported', { companyUuid, to: [account_uuid], subjectUuid: uuid, count: all });
}
