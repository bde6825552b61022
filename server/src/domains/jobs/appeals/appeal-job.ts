import * as contract from '@qinghe/contract/jobs/appeals.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import { write } from '../../../http/write.ts';
import { requireCurrent } from '../../../refusals.ts';
import { lockOwnJob } from '../draft/lock-job.ts';
import { readJobDetail } from '../present-job.ts';
import { findRefusal, insertAppeal } from './appeal-queries.ts';

/**
 * Asks a person to look at a refused job.
 * @throws AppError 40901 changed since, 40902 not refused as it is now, or appealed before
 */
export const appealJob = write(
  contract.appealJob,
  { audit: 'job.appealed' },
  async (call, { uuid, version, message }) => {
    const { db, member, now } = call;
    const current = () => readJobDetail(call, uuid);
    const job = await requireCurrent(await lockOwnJob(call, uuid), version, current);
    const refusal = job.state === 'refused' && (await findRefusal(db, member.companyUuid, uuid, version));
    if (!refusal) throw new AppError(40902, { reason: 'job.appealImpossible' });
    const isNew = await insertAppeal(db, {
      company_uuid: member.companyUuid,
      uuid: uuidv7(),
      job_uuid: uuid,
      check_uuid: refusal.uuid,
      job_version: version,
      message,
      appealed_by: member.accountUuid,
      at: now,
    });
    if (!isNew) throw new AppError(40902, { reason: 'job.appealed' });
    await call.publish({ type: 'job.changed', uuid, kind: job.kind }, [job.owner_uuid]);
    return readJobDetail(call, uuid);
  },
);
