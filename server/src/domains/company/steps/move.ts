import { formats } from '@qinghe/contract/formats.ts';
import { z } from 'zod';
import type { AccountActor } from '../../../actor.ts';
import { AppError } from '../../../app-error.ts';
import { writeAudit } from '../../../db/audit.ts';
import { withTransaction } from '../../../db/database.ts';
import type { Write } from '../../../http/write.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import { requireFound } from '../../../refusals.ts';
import { defineTask } from '../../../tasks/task.ts';
import { withdrawOthers } from '../members/join-queries.ts';
import { deleteSubAccount, hasMaster, insertSubAccount, lockMember, lockNewcomer } from '../members/member-queries.ts';
import { findStatusOf } from '../queries.ts';
import { readPeople } from '../review/review-queries.ts';
import { takesPeopleIn } from '../rules.ts';
import { deleteStep, lockStep, type Step } from './step-queries.ts';

/**
 * Leaves the company as one who is removed: the jobs go to its master. Those of a master, who has to be the last one there,
 * go offline, and whoever asks to join that company is refused.
 * @throws AppError 40902 where the other company takes nobody in, or others are left behind without a master
 */
export async function leaveForAnother(call: Write, account: AccountActor, step: Step): Promise<void> {
  const { db, services } = call;
  const { accountUuid, companyUuid } = account;
  const target = requireFound(await findStatusOf(db, step.company_uuid));
  if (!takesPeopleIn(target) || !(await hasMaster(db, step.company_uuid)))
    throw new AppError(40902, { reason: 'upgrade.gone', values: { company: target.name } });
  await services.tasks.enqueue(db, settleMove, { account_uuid: accountUuid });
  if (companyUuid === null || companyUuid === step.company_uuid) return;
  // Gone since the call began: the other one of two has moved it.
  requireFound(await lockMember(db, companyUuid, accountUuid));
  const member = { ...account, companyUuid };
  const others = (await readPeople(db, companyUuid)).filter(({ uuid }) => uuid !== accountUuid);
  const master = others.find(({ type }) => type === 'master');
  if (others.length > 0 && !master) throw new AppError(40902, { reason: 'upgrade.lastMaster' });
  await services.memberLeaves(call, member, master?.uuid ?? null);
  await deleteSubAccount(db, companyUuid, accountUuid);
  await publishEvent(db, { companyUuid, owners: [accountUuid] }, { type: 'member.changed', uuid: accountUuid });
}

/** Comes into the company that it was asked to move to. One that takes nobody in by then leaves it without a company. */
export const settleMove = defineTask({
  name: 'company.settle-move',
  payload: z.object({ account_uuid: formats.uuid }),
  givenUp: { nobodyWaits: 'The step stays asked of the account, whose page offers to take it again.' },
  run: ({ db }, { account_uuid: accountUuid }) =>
    withTransaction(db, async (trx) => {
      const step = await lockStep(trx, accountUuid);
      const newcomer = await lockNewcomer(trx, accountUuid);
      if (!newcomer || step?.kind !== 'member' || newcomer.company_uuid !== null) return;
      const { company_uuid: companyUuid } = step;
      await deleteStep(trx, accountUuid);
      const { identified } = newcomer;
      if (!(await insertSubAccount(trx, companyUuid, { accountUuid, identified }))) return;
      await withdrawOthers(trx, accountUuid);
      await publishEvent(trx, { companyUuid, owners: [accountUuid] }, { type: 'member.changed', uuid: accountUuid });
      const actor = { kind: 'account', uuid: accountUuid } as const;
      const entry = { companyUuid, actor, objectUuid: accountUuid, requestId: '' };
      await writeAudit(trx, { ...entry, action: 'member.moved_in' });
    }),
});
