import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import * as contract from '@qinghe/contract/resumes/apply.ts';
import { AppError } from '../../../app-error.ts';
import { withTransaction } from '../../../db/database.ts';
import { route } from '../../../http/route.ts';
import { ObjectMissing } from '../../../providers/storage/port.ts';
import type { Services } from '../../../services.ts';
import { limitConcurrency } from '../../../tasks/limit-concurrency.ts';
import { erasePartialUpload, findFile, joinChunks, receiveFile, recordFile, refuseUpload } from '../../files/index.ts';
import { readCvFile } from '../reading/read-cv-file.ts';
import { noAudit, openUpload } from './open-upload.ts';

type Finished = OutputOf<typeof contract.finishUpload>;

/** A file of 20 MB lies in memory while it is joined. */
const MAX_JOINS = 3;
const inLine = limitConcurrency(MAX_JOINS);
/** By upload: who asks again meanwhile waits for the same response. */
const underWay = new Map<string, Promise<Finished>>();

/**
 * Makes the file of an upload whose bytes have all come, and has a CV read. Asked for twice, also at once, it makes one
 * file and answers the same. What is refused stays refused; its bytes are erased at once.
 * @throws AppError 403 unknown upload, 40920 bytes are missing, 42203 with the reason when the file cannot be used
 */
export const finishUpload = route(contract.finishUpload, noAudit, async ({ services, now }, { upload_token }) => {
  const { company_uuid: companyUuid, object_uuid: uuid } = await openUpload(services.db, upload_token, now);
  const other = underWay.get(uuid);
  if (other) return other;
  const mine = inLine(() => finish(services, companyUuid, uuid)).finally(() => underWay.delete(uuid));
  underWay.set(uuid, mine);
  return mine;
});

async function finish(services: Services, companyUuid: string, uuid: string): Promise<Finished> {
  const before = await findFinished(services, companyUuid, uuid);
  if (before) return before;
  try {
    const { sender, purpose, ...whole } = await joinChunks(services, companyUuid, uuid);
    const file = await receiveFile(services.storage, companyUuid, purpose, whole, uuid);
    await withTransaction(services.db, async (trx) => {
      const isNew = await recordFile(trx, companyUuid, file);
      const cv = { company_uuid: companyUuid, file_uuid: uuid, sender };
      if (isNew && purpose === 'cv') await services.tasks.enqueue(trx, readCvFile, cv);
    });
    await erasePartialUpload(services, companyUuid, uuid);
    return { name: file.name, type: file.type, size: file.size };
  } catch (error) {
    if (error instanceof AppError && error.code === 42203 && error.detail.reason)
      throw await refuseUpload(services, companyUuid, uuid, error.detail.reason);
    // Another process has finished it meanwhile and taken the pieces away.
    const meanwhile = isGone(error) ? await findFinished(services, companyUuid, uuid) : undefined;
    if (meanwhile) return meanwhile;
    throw error;
  }
}

async function findFinished({ db }: Services, companyUuid: string, uuid: string): Promise<Finished | undefined> {
  const file = await findFile(db, companyUuid, uuid);
  return file && { name: file.name, type: file.type, size: file.size };
}

const isGone = (error: unknown): boolean =>
  error instanceof ObjectMissing || (error instanceof AppError && error.code === 40401);
