import * as contract from '@qinghe/contract/company/members.ts';
import { maskPhone } from '@qinghe/contract/formats.ts';
import { AppError } from '../../../app-error.ts';
import type { Trx } from '../../../db/database.ts';
import { read } from '../../../http/read.ts';
import { type MemberWrite, write } from '../../../http/write.ts';
import { requireFound } from '../../../refusals.ts';
import { endSession, placeAccount, publishToAccount } from '../../account/index.ts';
import { lockCompany } from '../queries.ts';
import { takesPeopleIn } from '../rules.ts';
import { findRequest, readRequests, settleRequest, withdrawOthers } from './join-queries.ts';
import {
  countMembers,
  deleteSubAccount,
  insertSubAccount,
  lockMember,
  lockNewcomer,
  readMembers,
  saveJobLimit,
  saveRole,
} from './member-queries.ts';

export const listMembers = read(contract.listMembers, async ({ db, member }, filter) => {
  const [members, counts, requests] = await Promise.all([
    readMembers(db, member.companyUuid, filter),
    countMembers(db, member.companyUuid),
    readRequests(db, member.companyUuid),
  ]);
  const masked = <Row extends { phone: string | null }>(row: Row) => ({ ...row, phone: maskPhone(row.phone ?? '') });
  return { ...members, items: members.items.map(masked), counts, requests: requests.map(masked) };
});

/** @throws AppError 40401 decided or taken back meanwhile, or no master is left; 40902 when the person is in another company by now */
export const decideJoin = write(
  contract.decideJoin,
  { audit: 'member.join_decided' },
  async ({ db, member, now, note, publish }, { uuid, decision, role }) => {
    const approves = decision === 'approve';
    const state = approves ? 'approved' : 'refused';
    const { companyUuid, accountUuid: decided_by } = member;
    const { account_uuid: accountUuid } = requireFound(await findRequest(db, companyUuid, uuid));
    // Before any request of theirs: two companies that decide at once follow each other.
    const newcomer = requireFound(await lockNewcomer(db, accountUuid));
    requireFound(await settleRequest(db, companyUuid, uuid, { state, decided_at: now, decided_by }));
    note({ objectUuid: accountUuid, detail: { state, ...(approves && { role }) } });
    // Who asked is in no company yet, and hears by its session alone.
    await publishToAccount(db, accountUuid, { type: 'member.changed', uuid: accountUuid });
    if (!approves) return {};
    if (newcomer.company_uuid !== null) throw new AppError(40902, { reason: 'join.elsewhere' });
    await requireTakesIn(db, companyUuid);
    const isIn = await insertSubAccount(db, companyUuid, { accountUuid, identified: newcomer.identified, role });
    if (!isIn) throw new AppError(40401);
    await withdrawOthers(db, accountUuid);
    await publish({ type: 'member.changed', uuid: accountUuid }, [accountUuid]);
    return {};
  },
);

/** @throws AppError 40401 no member, 40902 the master, or nobody who could take over the jobs */
export const setMemberStatus = write(
  contract.setMemberStatus,
  { audit: 'member.status_changed' },
  async (call, { uuid, user_status, hand_to: to }) => {
    const { name } = await requireSubAccount(call, uuid);
    if (to !== undefined) await handOver(call, { uuid, name }, to);
    await placeAccount(call.db, uuid, { user_status });
    await call.publish({ type: 'member.changed', uuid }, [uuid]);
    call.note({ objectUuid: uuid, detail: { user_status, ...(to && { hand_to: to }) } });
    return {};
  },
);

/** Jobs that are online stay so. @throws AppError 40401 no member, 40902 the master */
export const setMemberLimit = write(
  contract.setMemberLimit,
  { audit: 'member.limit_changed' },
  async (call, { uuid, job_limit }) => {
    await requireSubAccount(call, uuid);
    await saveJobLimit(call.db, call.member.companyUuid, uuid, job_limit);
    call.note({ objectUuid: uuid, detail: { job_limit } });
    return {};
  },
);

/**
 * Whoever only reads owns nothing: jobs, brochures and talks go to another member.
 * @throws AppError 40401 no member, 40902 the master, or nobody who could take over
 */
export const setMemberRole = write(
  contract.setMemberRole,
  { audit: 'member.role_changed' },
  async (call, { uuid, role, hand_to: to }) => {
    const { name } = await requireSubAccount(call, uuid);
    if (role !== 'recruiter') await handOver(call, { uuid, name }, to ?? call.member.accountUuid);
    await saveRole(call.db, call.member.companyUuid, uuid, role);
    await call.publish({ type: 'member.changed', uuid }, [uuid]);
    call.note({ objectUuid: uuid, detail: { role } });
    return {};
  },
);

/** Its session ends with 10111. @throws AppError 40401 no member, 40902 the master, or nobody who could take over */
export const removeMember = write(
  contract.removeMember,
  { audit: 'member.removed' },
  async (call, { uuid, hand_to: to }) => {
    const { db, member, note } = call;
    const leaving = await requireSubAccount(call, uuid);
    await handOver(call, leaving, to);
    await deleteSubAccount(db, member.companyUuid, uuid);
    await endSession(db, uuid, 10111);
    note({ objectUuid: uuid, detail: { hand_to: to } });
    return {};
  },
);

/** @throws AppError 40902 while no papers are in force, or it is frozen */
async function requireTakesIn(db: Trx, companyUuid: string): Promise<void> {
  if (!takesPeopleIn(requireFound(await lockCompany(db, companyUuid))))
    throw new AppError(40902, { reason: 'join.notYet' });
}

async function handOver(call: MemberWrite, from: { uuid: string; name: string }, to: string): Promise<void> {
  const { db, member } = call;
  const heir = to === from.uuid ? undefined : await lockMember(db, member.companyUuid, to);
  if (heir?.user_status !== 'active' || heir.staff_status === 0)
    throw new AppError(40902, { field: 'hand_to', reason: 'join.handTo' });
  await call.services.memberLeaves(call, { ...member, accountUuid: from.uuid, name: from.name }, to);
}

/** Of one company one change follows the other: two that hand over to each other's member do not wait for each other. */
async function requireSubAccount({ db, member }: MemberWrite, uuid: string) {
  await lockCompany(db, member.companyUuid);
  const found = requireFound(await lockMember(db, member.companyUuid, uuid));
  if (found.type === 'master') throw new AppError(40902, { reason: 'join.self' });
  return found;
}
