import * as contract from '@qinghe/contract/rights/unlock.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import type { Reader } from '../../../db/database.ts';
import { placesFor, readPlaces } from '../../../db/places.ts';
import type { Member } from '../../../http/context.ts';
import { read } from '../../../http/read.ts';
import { write } from '../../../http/write.ts';
import { requireRight } from '../../../sharing.ts';
import { findJob, findOwnSlots, isUnlocked, type LockedJob, lockCompany, lockOwnJob } from '../../jobs/index.ts';
import { payUnit, quoteUnit } from '../grants/pay-unit.ts';
import { unlockProblem } from '../rules.ts';
import { insertUnlock } from './unlock-queries.ts';

const DAY = 86_400_000;

type UnlockableJob = Pick<LockedJob, 'uuid' | 'title' | 'kind' | 'state' | 'owner_uuid' | 'change_of'>;

/** What unlocking a job takes. @throws AppError 40401 where it is not the caller's to see, 40902 where it is only shared with the caller */
export const unlockCost = read(contract.unlockCost, async (call, { job: uuid }) => {
  const job = requireRight(call.member, await findJob(call.db, call.member.companyUuid, uuid), 'own');
  return quoteUnlock(call, job);
});

/**
 * Lets a job be online beside the quota for 30 days.
 * @throws AppError 40401 and 40902 as of `unlockCost`, 40902 with the quote where it cannot or need not be unlocked, and what `payUnit` throws
 */
export const unlockJob = write(contract.unlockJob, { audit: 'job.unlocked' }, async (call, { job: uuid, expect }) => {
  const { db, member, now, note, publish } = call;
  const job = await lockOwnJob(call, uuid);
  await lockCompany(db, member.companyUuid);
  const quote = await quoteUnlock(call, job);
  if (quote.why !== null) throw new AppError(40902, { reason: `unlock.${quote.why}`, data: quote });
  const until = new Date(now.getTime() + contract.UNLOCK_DAYS * DAY);
  const unlock = { company_uuid: member.companyUuid, uuid: uuidv7(), job_uuid: uuid, actor_uuid: member.accountUuid };
  await payUnit(call, { right: 'unlock', quote, expect }, { uuid: unlock.uuid, jobUuid: uuid });
  const { units, coins } = quote;
  await insertUnlock(db, { ...unlock, begins_at: now, expires_at: until, unit: units > 0, coins });
  note({ objectUuid: uuid });
  await publish({ type: 'job.changed', uuid, kind: job.kind }, [job.owner_uuid]);
  return { until: until.toISOString(), units, coins };
});

/** What unlocking a job takes, and why it cannot be. */
export async function quoteUnlock(
  call: { db: Reader; member: Member; now: Date },
  job: UnlockableJob,
): Promise<contract.UnlockQuote> {
  const { uuid, title } = job;
  return { ...(await quoteUnit(call, 'unlock')), job: { uuid, title }, why: await whyNot(call.db, call.member, job) };
}

async function whyNot(
  db: Reader,
  { companyUuid, certified }: Member,
  job: UnlockableJob,
): Promise<contract.UnlockQuote['why']> {
  const own = await findOwnSlots(db, companyUuid, job);
  return unlockProblem(job, {
    unlocked: await isUnlocked(db, companyUuid, job.uuid),
    free: placesFor(await readPlaces(db, companyUuid, job.uuid), job.kind).free,
    certified,
    full: own?.job_limit != null && own.taken >= own.job_limit,
  });
}
