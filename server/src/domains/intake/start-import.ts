import * as contract from '@qinghe/contract/intake/cv-imports.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../app-error.ts';
import type { Trx } from '../../db/database.ts';
import { requireQuota } from '../../db/quota.ts';
import type { Member } from '../../http/context.ts';
import { type MemberWrite, write } from '../../http/write.ts';
import { requireFound } from '../../refusals.ts';
import { requireRight } from '../../sharing.ts';
import { findJob, requireOpenJob } from '../jobs/index.ts';
import { reopenFailed } from './file-queries.ts';
import { findImport, insertImport, lockImport, setImport } from './import-queries.ts';
import { presentImport } from './present-import.ts';
import { IMPORTS_A_DAY } from './quotas.ts';
import { tellIfDone } from './settle-file.ts';
import { takeCvFile } from './take-file.ts';
import { unpackArchive } from './unpack-archive.ts';

/** From where applications are that came by an import. */
const IMPORT_SOURCE = 'import';

/** @throws AppError 40401 for a job that is not the caller's to see, 40902 where it is only shared to read or takes none, 429 */
export const startCvImport = write(
  contract.startCvImport,
  { audit: 'application.import_started' },
  async (call, { job_uuid, form, ...basis }) => {
    const { db, member, now } = call;
    const { companyUuid: company_uuid, accountUuid: account_uuid } = member;
    await requireJob(call, job_uuid);
    if (form !== 'hand') await requireQuota(db, IMPORTS_A_DAY, account_uuid, { now });
    const uuid = uuidv7();
    const source = form === 'hand' ? 'hand' : IMPORT_SOURCE;
    await insertImport(db, { company_uuid, uuid, account_uuid, job_uuid, form, ...basis, source, created_at: now });
    call.note({ objectUuid: null, detail: { import: uuid, job: job_uuid, form, basis: basis.basis } });
    return presentOwn(db, member, uuid);
  },
);

/** An open job for which the caller may bring people in. */
export async function requireJob(
  { db, member, now }: Pick<MemberWrite, 'db' | 'member' | 'now'>,
  jobUuid: string,
): Promise<void> {
  requireRight(member, await findJob(db, member.companyUuid, jobUuid), 'act');
  await requireOpenJob(db, jobUuid, now);
}

const presentOwn = async (db: Trx, { companyUuid, accountUuid }: Member, uuid: string) =>
  presentImport(requireFound(await findImport(db, companyUuid, accountUuid, uuid)));

/** Twice is once. @throws AppError 40401 unknown, or another account's */
export const finishCvImport = write(
  contract.finishCvImport,
  { audit: { none: 'that it began is written down, and each person whom it brings in' } },
  async (call, { uuid }) => {
    const { db, member, services } = call;
    const of = { company_uuid: member.companyUuid, uuid };
    const found = requireFound(await lockImport(db, of, member.accountUuid));
    if (found.state === 'receiving') {
      const isArchive = found.form === 'archive';
      await setImport(db, of, { state: isArchive ? 'unpacking' : 'received' });
      if (isArchive) await services.tasks.enqueue(db, unpackArchive, of);
      else await tellIfDone(call, of);
    }
    return presentOwn(db, member, uuid);
  },
);

/** @throws AppError 40401 unknown, or another account's; 40902 where nothing has failed */
export const retryCvImport = write(
  contract.retryCvImport,
  { audit: 'application.import_retried' },
  async ({ db, member, services, note }, { uuid }) => {
    const of = { company_uuid: member.companyUuid, uuid };
    const found = requireFound(await lockImport(db, of, member.accountUuid));
    const failed = await reopenFailed(db, of);
    if (found.state !== 'failed' && failed.length === 0) throw new AppError(40902, { reason: 'intake.notFailed' });
    if (found.state === 'failed') {
      await setImport(db, of, { state: 'unpacking' });
      await services.tasks.enqueue(db, unpackArchive, of);
    }
    if (failed.length > 0) await setImport(db, of, { told_at: null });
    for (const file of failed)
      await services.tasks.enqueue(db, takeCvFile, { company_uuid: of.company_uuid, uuid: file.uuid });
    note({ objectUuid: null, detail: { import: uuid, files: failed.length } });
    return presentOwn(db, member, uuid);
  },
);
