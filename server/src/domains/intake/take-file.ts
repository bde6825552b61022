import { formats } from '@qinghe/contract/formats.ts';
import type { Candidate } from '@qinghe/contract/resumes/candidate.ts';
import type { CvFields } from '@qinghe/contract/resumes/cv.ts';
import { z } from 'zod';
import { AppError } from '../../app-error.ts';
import { writeAudit } from '../../db/audit.ts';
import { type Trx, withTransaction } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { rightOf } from '../../sharing.ts';
import { defineTask } from '../../tasks/task.ts';
import { holdFile, saveReadingFields } from '../files/index.ts';
import { findJob } from '../jobs/index.ts';
import { candidateOf, withFileName } from './candidate-of-cv.ts';
import { type FileChange, type LockedFile, lockFile } from './file-queries.ts';
import { findMaker } from './import-queries.ts';
import { loggedAs, makePerson } from './make-person.ts';
import { settleFile } from './settle-file.ts';

/** Makes the application of a CV that has been read; what cannot be made of it alone waits for a person. */
export const takeCvFile = defineTask({
  name: 'intake.take-file',
  payload: z.object({ company_uuid: formats.uuid, uuid: formats.uuid }),
  givenUp: (services, of) => inTransaction(services, of, async () => ({ state: 'failed', reason: 'other' })),
  run: (services, of) => inTransaction(services, of, (trx, file) => take(services, trx, file)),
});

type OfFile = { company_uuid: string; uuid: string };
type Take = (trx: Trx, file: LockedFile) => Promise<FileChange | undefined>;

/** Nothing more is done with a CV that was settled before. */
const inTransaction = (services: Services, { company_uuid, uuid }: OfFile, take: Take): Promise<void> =>
  withTransaction(services.db, async (trx) => {
    const file = await lockFile(trx, company_uuid, uuid);
    if (file?.state !== 'reading') return;
    const change = await take(trx, file);
    if (change) await settleFile({ db: trx, services, now: services.clock() }, file, change);
  });

async function take(services: Services, trx: Trx, file: LockedFile): Promise<FileChange | undefined> {
  const { company_uuid, file_uuid, name, form } = file;
  const stored = file_uuid === null ? undefined : await holdFile(trx, company_uuid, file_uuid);
  if (!stored) return { state: 'failed', reason: 'other' };
  if (stored.reading_state === 'waiting') return undefined;
  if (stored.reading_state !== 'done') return { state: 'needs', reason: 'unreadable' };
  const read = (stored.reading_fields ?? {}) as CvFields;
  const fields = withFileName(read, name);
  if (fields !== read && stored.reading_text !== null)
    await saveReadingFields(trx, company_uuid, stored.uuid, {
      before: { text: stored.reading_text, fields: read },
      fields,
    });
  // Whoever adds somebody by hand looks the fields over.
  if (form === 'hand') return { state: 'needs', reason: 'check' };
  const candidate = candidateOf(fields);
  if (typeof candidate === 'string') return { state: 'needs', reason: candidate };
  return make(services, trx, file, candidate);
}

async function make(services: Services, trx: Trx, file: LockedFile, candidate: Candidate): Promise<FileChange> {
  const { company_uuid: companyUuid, account_uuid: by, job_uuid: jobUuid, file_uuid: fileUuid } = file;
  const [maker, job] = [await findMaker(trx, companyUuid, by), await findJob(trx, companyUuid, jobUuid)];
  const right = maker && job && rightOf(maker, job);
  if (right !== 'own' && right !== 'act') return { state: 'failed', reason: 'noRight' };
  const call = { db: trx, services, network: by, now: services.clock() };
  try {
    const person = { companyUuid, jobUuid, candidate, fileUuid, source: file.source, by };
    const { uuid, isNew } = await makePerson(call, person, { basis: file.basis, note: file.basis_note });
    const actor = { kind: 'account' as const, uuid: by };
    await writeAudit(trx, { companyUuid, actor, ...loggedAs(isNew), objectUuid: uuid, requestId: '' });
    return isNew
      ? { state: 'made', reason: null, application_uuid: uuid }
      : // The bytes are nobody's, and go as abandoned ones do.
        { state: 'double', reason: 'samePhone', application_uuid: uuid, file_uuid: null };
  } catch (error) {
    if (error instanceof AppError) return { state: 'failed', reason: 'jobClosed' };
    throw error;
  }
}
