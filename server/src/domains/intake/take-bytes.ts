import type { CvFileReason } from '@qinghe/contract/intake/cv-imports.ts';
import { AppError } from '../../app-error.ts';
import { withTransaction } from '../../db/database.ts';
import type { UploadedFile } from '../../http/context.ts';
import type { Services } from '../../services.ts';
import { fileKey, receiveFile, recordFile } from '../files/index.ts';
import { noteReturn, readLater } from '../resumes/index.ts';
import { archiveIn } from './archive-in.ts';
import { findFileAt, findTwin, type NewFile, putFiles } from './file-queries.ts';
import { type LockedImport, lockImport } from './import-queries.ts';

interface Place {
  /** Of the CV in its import, and of the file that is stored of it: twice is once. */
  uuid: string;
  position: number;
}

type ImportOfBytes = Pick<LockedImport, 'company_uuid' | 'uuid' | 'account_uuid' | 'job_uuid' | 'source'>;

/** Takes the bytes of a CV of an import: they are refused, known already, or read by a task. */
export async function takeBytes(
  services: Services,
  of: ImportOfBytes,
  { uuid, position }: Place,
  { name, bytes }: UploadedFile,
): Promise<void> {
  const { db, storage, clock } = services;
  const { company_uuid: companyUuid, job_uuid: jobUuid, source } = of;
  const received = await receive(services, of, uuid, { name, bytes });
  const row = { uuid, position, name, size: bytes.length, application_uuid: null };
  const isKept = await withTransaction(db, async (trx) => {
    await lockImport(trx, of);
    const before = await findFileAt(trx, of, position);
    if (before && before.state !== 'waiting') return before.uuid === uuid;
    if ('reason' in received) {
      const refused = { sha256: null, state: 'refused', reason: received.reason, file_uuid: null } as const;
      await putFiles(trx, of, [{ ...row, ...refused }]);
      return true;
    }
    const { sha256 } = received;
    const twin = await findTwin(trx, { companyUuid, jobUuid, sha256, importUuid: of.uuid, except: uuid });
    if (twin) {
      await putFiles(trx, of, [doubleOf(row, twin, sha256)]);
      if (twin.application_uuid !== null)
        await noteReturn(trx, companyUuid, { uuid: twin.application_uuid, source, at: clock() });
      return false;
    }
    await recordFile(trx, companyUuid, received);
    await putFiles(trx, of, [{ ...row, sha256, state: 'reading', reason: null, file_uuid: uuid }]);
    await readLater(services, trx, { company_uuid: companyUuid, file_uuid: uuid }, of.account_uuid);
    return true;
  });
  if (!isKept) await storage.remove(fileKey(companyUuid, 'cv', uuid));
}

const doubleOf = (
  row: Pick<NewFile, 'uuid' | 'position' | 'name' | 'size'>,
  { application_uuid }: { application_uuid: string | null },
  sha256: Buffer,
): NewFile => ({ ...row, sha256, application_uuid, state: 'double', reason: 'sameFile', file_uuid: null });

/** The bytes in the store, or why they are no CV. */
async function receive({ storage }: Services, { company_uuid }: ImportOfBytes, uuid: string, file: UploadedFile) {
  const archive = archiveIn(file.bytes);
  try {
    return await receiveFile(storage, company_uuid, 'cv', file, uuid);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 42203) throw error;
    const reason: CvFileReason = archive ?? reasons[error.detail.reason ?? ''] ?? 'type';
    return { reason };
  }
}

const reasons: Readonly<Record<string, CvFileReason>> = { 'file.empty': 'empty', 'file.tooLarge': 'tooLarge' };
