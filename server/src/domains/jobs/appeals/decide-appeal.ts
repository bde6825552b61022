import * as contract from '@qinghe/contract/jobs/appeals.ts';
import { AppError } from '../../../app-error.ts';
import { readCaseRecord } from '../../../casework/case-record.ts';
import { holdDecision } from '../../../casework/hold-decision.ts';
import type { Trx } from '../../../db/database.ts';
import { readForOperator } from '../../../http/operator.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import { requireCurrent, requireFound } from '../../../refusals.ts';
import { replaceText } from '../change/replace-text.ts';
import { saveRevision } from '../change/revision-queries.ts';
import { nameText } from '../present-job.ts';
import { lockCompany } from '../publish/publish-queries.ts';
import { requireSlot } from '../publish/quota-used-up.ts';
import { draftOf, findJob, type LockedJob, lockJob, updateJob } from '../queries.ts';
import { isPastDeadline, mayPublish } from '../rules.ts';
import { tellOwner } from '../tell-owner.ts';
import { findAppeal, lockAppeal, readAppeals, settleAppeal } from './appeal-queries.ts';

/** The queue of refused jobs. */
export const listJobAppeals = readForOperator(contract.listJobAppeals, ({ db, operator }, { order }) =>
  readAppeals(db, { operatorUuid: operator.operatorUuid, order }),
);

const decisions = ['allow' as const, 'keep' as const];

/** @throws AppError 40401 where it waits no more */
export const getJobAppeal = readForOperator(
  contract.getJobAppeal,
  async ({ db, operator }, { company_uuid: companyUuid, uuid }) => {
    const { job_uuid, findings, appealed_by, ...appeal } = requireFound(await findAppeal(db, companyUuid, uuid));
    const job = requireFound(await findJob(db, companyUuid, job_uuid));
    const live = job.change_of === null ? undefined : await findJob(db, companyUuid, job.change_of);
    const record = await readCaseRecord(db, uuid, operator);
    return {
      ...appeal,
      appealed_by: appealed_by ?? '',
      ...(await nameText(db, job)),
      live: live ? await nameText(db, live) : null,
      findings,
      ...record,
      decisions: record.held?.state === 'waiting' ? [] : decisions,
    };
  },
);

/**
 * A person's word on what the automatic review refused.
 * @throws AppError 40901 decided or changed since, 40902 with a reason, 40906 quota used up
 */
export const { route: decideJobAppeal, task: settleAppealDecision } = holdDecision(contract.decideJobAppeal, {
  task: 'jobs.settle-appeal',
  audit: 'job.appeal_allowed',
  async decide(call, { company_uuid: companyUuid, uuid, version, ...decided }) {
    const { db, operator, now, note } = call;
    const locked = await lockAppeal(db, companyUuid, uuid);
    const appeal = await requireCurrent(locked, version, ({ state }) => ({ state }));
    const job = requireFound(await lockJob(db, companyUuid, appeal.job_uuid));
    const isSame = job.state === 'refused' && job.version === appeal.job_version;
    if (appeal.state !== 'waiting' || !isSame) throw new AppError(40901, { data: { state: appeal.state } });
    const allows = decided.decision === 'allow';
    const live = job.change_of === null ? undefined : await lockJob(db, companyUuid, job.change_of);
    if (allows) {
      await requirePlace(db, companyUuid, job, now);
      if (live) await replaceText(db, companyUuid, { live, change: job, at: now, by: appeal.appealed_by });
      else {
        await updateJob(db, companyUuid, job.uuid, now, { state: 'online' });
        const revision = { job_uuid: job.uuid, draft: draftOf(job), at: now, account_uuid: appeal.appealed_by };
        await saveRevision(db, companyUuid, revision);
      }
    }
    await settleAppeal(db, companyUuid, uuid, {
      state: allows ? 'allowed' : 'kept',
      decided_by: operator.operatorUuid,
      decided_at: now,
      words: decided.decision === 'keep' ? decided.words : '',
    });
    await publishEvent(
      db,
      { companyUuid, owners: [job.owner_uuid] },
      { type: 'job.changed', uuid: job.uuid, kind: job.kind },
    );
    await tellOwner(call, allows ? 'appealAllowed' : 'appealKept', companyUuid, job);
    note({ companyUuid, objectUuid: job.uuid, action: allows ? 'job.appeal_allowed' : 'job.appeal_kept' });
  },
});

/** All that keeps a job from going online but its words. */
async function requirePlace(db: Trx, companyUuid: string, job: LockedJob, now: Date): Promise<void> {
  const company = await lockCompany(db, companyUuid);
  if (!mayPublish(company)) throw new AppError(40902, { reason: 'job.companyUnchecked' });
  if (company.hires_interns_only && job.kind === 'campus') throw new AppError(40902, { reason: 'job.internsOnly' });
  if (isPastDeadline(job.deadline, now)) throw new AppError(40902, { reason: 'job.deadlinePast' });
  // A change takes the place of its job.
  if (job.change_of === null) await requireSlot(db, companyUuid, job);
}
