import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../../../db/database.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import type { Services } from '../../../services.ts';
import { findFile, type receiveFile, recordFile } from '../../files/index.ts';
import { searchAnew } from '../anonymous/search-anew.ts';
import { eraseFilesOf } from '../erase/erase-files.ts';
import { insertHistory } from '../history-queries.ts';
import { changeRecord, type FullApplication, readApplicationsOfFile } from '../queries.ts';
import { readLater } from './receive-cv.ts';

interface NewCv {
  file: Awaited<ReturnType<typeof receiveFile>>;
  /** Who sent it, for the turns of reading. */
  network: string;
  now: Date;
}

/**
 * Puts a candidate's new CV in the place of the old one, which is erased: what stands in the fields stays, since a person
 * said it or put it right. The file is read as any other, and the company reads that there is a new one.
 * @param application locked
 */
export async function replaceCv(
  trx: Trx,
  services: Services,
  companyUuid: string,
  application: FullApplication,
  { file, network, now }: NewCv,
): Promise<void> {
  const { uuid, cv_file_uuid: old, version: seen, job_uuid, job_owner_uuid, kind } = application;
  const version = seen + 1;
  await recordFile(trx, companyUuid, file);
  await changeRecord(trx, companyUuid, uuid, { cv_file_uuid: file.file_uuid, version });
  await searchAnew(trx, companyUuid, [uuid]);
  const before = old === null ? undefined : await findFile(trx, companyUuid, old);
  await insertHistory(trx, companyUuid, {
    uuid: uuidv7(),
    application_uuid: uuid,
    action: 'candidate_corrected',
    from_stage: null,
    to_stage: null,
    reason: '',
    actor_uuid: null,
    version,
    stage_since_before: null,
    changes: [{ field: 'cv', before: before?.name ?? null }],
    at: now,
  });
  await readLater(services, trx, { company_uuid: companyUuid, file_uuid: file.file_uuid }, network);
  if (before && (await readApplicationsOfFile(trx, companyUuid, before.uuid)).length === 0)
    await services.tasks.enqueue(trx, eraseFilesOf, { company_uuid: companyUuid, file_uuids: [before.uuid] });
  const event = { type: 'application.read', uuid, job_uuid, kind } as const;
  await publishEvent(trx, { companyUuid, owners: [job_owner_uuid] }, event);
}
