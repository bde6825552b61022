import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import * as contract from '@qinghe/contract/resumes/apply.ts';
import { AppError } from '../../../app-error.ts';
import { withTransaction } from '../../../db/database.ts';
import { route } from '../../../http/route.ts';
import { ObjectMissing } from '../../../providers/storage/port.ts';
import { erasePartialUpload, findFile, joinChunks, receiveFile, recordFile } from '../../files/index.ts';
import { readCvFile } from '../reading/read-cv-file.ts';
import { noAudit, openUpload } from './open-upload.ts';

type Finished = OutputOf<typeof contract.finishUpload>;

/**
 * Makes the file of an upload whose bytes have all come, and has it read. Asked for twice, also at once, it makes one
 * file and answers the same. What is refused stays refused until the hourly housekeeping erases it.
 * @throws AppError 403 unknown upload, 40920 bytes are missing, 42203 with the reason when the file cannot be used
 */
export const finishUpload = route(contract.finishUpload, noAudit, async ({ services, now }, { upload_token }) => {
  const { company_uuid: companyUuid, object_uuid: uuid } = await openUpload(services.db, upload_token, now);
  const known = async (): Promise<Finished | undefined> => {
    const file = await findFile(services.db, companyUuid, uuid);
    return file && { name: file.name, type: file.type, size: file.size };
  };
  const before = await known();
  if (before) return before;
  try {
    const whole = await joinChunks(services, companyUuid, uuid);
    const file = await receiveFile(services.storage, companyUuid, 'cv', whole, uuid);
    await withTransaction(services.db, async (trx) => {
      const isNew = await recordFile(trx, companyUuid, file);
      if (isNew) await services.tasks.enqueue(trx, readCvFile, { company_uuid: companyUuid, file_uuid: uuid });
    });
    await erasePartialUpload(services, companyUuid, uuid);
    return { name: file.name, type: file.type, size: file.size };
  } catch (error) {
    // Somebody else has finished it meanwhile and taken the pieces away.
    const meanwhile = isGone(error) ? await known() : undefined;
    if (meanwhile) return meanwhile;
    throw error;
  }
});

const isGone = (error: unknown): boolean =>
  error instanceof ObjectMissing || (error instanceof AppError && error.code === 40401);
