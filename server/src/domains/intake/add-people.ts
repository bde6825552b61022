import * as contract from '@qinghe/contract/intake/people.ts';
import type { CvFields } from '@qinghe/contract/resumes/cv.ts';
import { unreadableWords } from '@qinghe/contract/texts/cv-unreadable.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../app-error.ts';
import { requireQuota } from '../../db/quota.ts';
import { read } from '../../http/read.ts';
import { type MemberWrite, write } from '../../http/write.ts';
import { requireFound } from '../../refusals.ts';
import { findFile } from '../files/index.ts';
import { annotateInvited, findApplication } from '../resumes/index.ts';
import { suggestionOf } from './candidate-of-cv.ts';
import { findOwnFile, type LockedFile, lockFile } from './file-queries.ts';
import { loggedAs, makePerson } from './make-person.ts';
import { presentFile } from './present-import.ts';
import { PEOPLE_AN_HOUR } from './quotas.ts';
import { settleFile } from './settle-file.ts';
import { requireJob } from './start-import.ts';

/** @throws AppError 40401 unknown, or of another account's import */
export const getCvFile = read(contract.getCvFile, async ({ db, member, locale }, { uuid }) => {
  const { companyUuid, accountUuid } = member;
  const row = requireFound(await findOwnFile(db, companyUuid, accountUuid, uuid));
  const file = row.file_uuid === null ? undefined : await findFile(db, companyUuid, row.file_uuid);
  const state = file?.reading_state ?? null;
  return {
    ...presentFile(row),
    is_reading: state === 'waiting',
    failure_text: file && state === 'failed' ? unreadableWords(file.reading_failure, 'toEmployer', locale) : null,
    ...suggestionOf((file?.reading_fields ?? {}) as CvFields),
  };
});

/** @throws AppError 40401 unknown, or of another account's import; 40902 where it was settled before, or the job takes none; 429 */
export const completeCvFile = write(
  contract.completeCvFile,
  { audit: 'application.added' },
  async (call, { uuid, candidate, source, note }) => {
    const { db, member } = call;
    const { companyUuid, accountUuid } = member;
    requireFound(await findOwnFile(db, companyUuid, accountUuid, uuid));
    const file = requireFound(await lockFile(db, companyUuid, uuid));
    if (!isOpen(file)) throw new AppError(40902, { reason: 'intake.settled' });
    await requireRoom(call);
    await requireJob(call, file.job_uuid);
    const person = { jobUuid: file.job_uuid, candidate, fileUuid: file.file_uuid, source: source ?? file.source };
    const { uuid: application_uuid, isNew } = await makePerson(
      call,
      { ...person, companyUuid, by: accountUuid },
      { basis: file.basis, note: file.basis_note },
    );
    call.note({ ...loggedAs(isNew), objectUuid: application_uuid });
    await noteDown(call, application_uuid, note);
    const change = isNew
      ? ({ state: 'made', reason: null } as const)
      : ({ state: 'double', reason: 'samePhone', file_uuid: null } as const);
    await settleFile(call, file, { ...change, application_uuid });
    return { application: await present(call, application_uuid), made: isNew };
  },
);

/**
 * Its bytes are nobody's then, and go as abandoned ones do.
 * @throws AppError 40401 unknown, or of another account's import; 40902 where it was settled before
 */
export const dropCvFile = write(
  contract.dropCvFile,
  { audit: 'application.import_dropped' },
  async (call, { uuid }) => {
    const { db, member, note } = call;
    const { companyUuid, accountUuid } = member;
    requireFound(await findOwnFile(db, companyUuid, accountUuid, uuid));
    const file = requireFound(await lockFile(db, companyUuid, uuid));
    if (!isOpen(file)) throw new AppError(40902, { reason: 'intake.settled' });
    await settleFile(call, file, { state: 'refused', reason: 'dropped', file_uuid: null });
    note({ objectUuid: null, detail: { import: file.import_uuid, file: uuid } });
    return presentFile(requireFound(await findOwnFile(db, companyUuid, accountUuid, uuid)));
  },
);

/** @throws AppError 40401 for a job that is not the caller's to see, 40902 where it is only shared to read or takes none, 429 */
export const addCandidate = write(
  contract.addCandidate,
  { audit: 'application.added' },
  async (call, { job_uuid: jobUuid, basis, basis_note, candidate, source, note }) => {
    const { companyUuid, accountUuid: by } = call.member;
    await requireRoom(call);
    await requireJob(call, jobUuid);
    const person = { companyUuid, jobUuid, candidate, fileUuid: null, source, by };
    const { uuid, isNew } = await makePerson(call, person, { basis, note: basis_note });
    call.note({ ...loggedAs(isNew), objectUuid: uuid });
    await noteDown(call, uuid, note);
    return { application: await present(call, uuid), made: isNew };
  },
);

/** Whoever adds somebody by hand need not wait for the reader. */
const isOpen = ({ state, form }: LockedFile): boolean =>
  state === 'needs' || state === 'failed' || (state === 'reading' && form === 'hand');

const requireRoom = ({ db, member, now }: MemberWrite): Promise<void> =>
  requireQuota(db, PEOPLE_AN_HOUR, member.accountUuid, { now });

/** What somebody wrote beside a person stands in the record, whoever made it. */
async function noteDown(call: MemberWrite, application: string, note: string): Promise<void> {
  if (note !== '') await annotateInvited(call, application, { uuid: uuidv7(), note, keyName: null });
}

async function present({ db, member }: MemberWrite, application: string) {
  const { uuid, name, kind, stage } = requireFound(await findApplication(db, member.companyUuid, application));
  return { uuid, name, kind, stage };
}
