import * as contract from '@qinghe/contract/intake/people.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../app-error.ts';
import { requireQuota } from '../../db/quota.ts';
import { read } from '../../http/read.ts';
import { type MemberWrite, write } from '../../http/write.ts';
import { requireFound } from '../../refusals.ts';
import { findFile } from '../files/index.ts';
import { annotateInvited, presentReading } from '../resumes/index.ts';
import { findOwnFile, lockFile } from './file-queries.ts';
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
  return { ...presentFile(row), reading: file ? presentReading(file, 'toEmployer', locale) : null };
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
    if (file.state !== 'needs' && file.state !== 'failed') throw new AppError(40902, { reason: 'intake.settled' });
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
    return { application_uuid, made: isNew };
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
    return { application_uuid: uuid, made: isNew };
  },
);

const requireRoom = ({ db, member, now }: MemberWrite): Promise<void> =>
  requireQuota(db, PEOPLE_AN_HOUR, member.accountUuid, { now });

/** What somebody wrote beside a person stands in the record, whoever made it. */
async function noteDown(call: MemberWrite, application: string, note: string): Promise<void> {
  if (note !== '') await annotateInvited(call, application, { uuid: uuidv7(), note, keyName: null });
}
