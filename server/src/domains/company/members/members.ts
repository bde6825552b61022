import * as contract from '@qinghe/contract/company/members.ts';
import { maskPhone } from '@qinghe/contract/formats.ts';
import { AppError } from '../../../app-error.ts';
import { read } from '../../../http/read.ts';
import { type MemberWrite, write } from '../../../http/write.ts';
import { requireFound } from '../../../refusals.ts';
import { endSession } from '../../account/index.ts';
import { handOverJobs } from '../../jobs/index.ts';
import { findRequest, readRequests, settleRequest, withdrawOthers } from './join-queries.ts';
import {
  deleteSubAccount,
  insertSubAccount,
  lockMember,
  lockNewcomer,
  readMembers,
  saveUserStatus,
} from './member-queries.ts';

export const listMembers = read(contract.listMembers, async ({ db, member }) => {
  const [members, requests] = await Promise.all([
    readMembers(db, member.companyUuid),
    readRequests(db, member.companyUuid),
  ]);
  const masked = <Row extends { phone: string | null }>(row: Row) => ({ ...row, phone: maskPhone(row.phone ?? '') });
  return { items: members.map(masked), requests: requests.map(masked) };
});

/** @throws AppError 40401 decided or taken back meanwhile, 40902 when the person is in another company by now */
export const decideJoin = write(
  contract.decideJoin,
  { audit: 'member.join_decided' },
  async ({ db, member, now, note }, { uuid, decision }) => {
    const approves = decision === 'approve';
    const state = approves ? 'approved' : 'refused';
    const { companyUuid, accountUuid: decided_by } = member;
    const { account_uuid: accountUuid } = requireFound(await findRequest(db, companyUuid, uuid));
    // Before any request of theirs: two companies that decide at once follow each other.
    const newcomer = requireFound(await lockNewcomer(db, accountUuid));
    requireFound(await settleRequest(db, companyUuid, uuid, { state, decided_at: now, decided_by }));
    note({ objectUuid: accountUuid, detail: { state } });
    if (!approves) return {};
    if (newcomer.company_uuid !== null) throw new AppError(40902, { reason: 'join.elsewhere' });
    await insertSubAccount(db, companyUuid, { accountUuid, identified: newcomer.identified });
    await withdrawOthers(db, accountUuid);
    return {};
  },
);

/** @throws AppError 40401 no member, 40902 the master */
export const setMemberStatus = write(
  contract.setMemberStatus,
  { audit: 'member.status_changed' },
  async (call, { uuid, user_status }) => {
    await requireSubAccount(call, uuid);
    await saveUserStatus(call.db, uuid, user_status);
    call.note({ objectUuid: uuid, detail: { user_status } });
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
    const heir = to === uuid ? undefined : await lockMember(db, member.companyUuid, to);
    if (heir?.user_status !== 'active') throw new AppError(40902, { field: 'hand_to', reason: 'join.handTo' });
    await handOverJobs(call, { ...member, accountUuid: leaving.uuid, name: leaving.name, to });
    await deleteSubAccount(db, member.companyUuid, uuid);
    await endSession(db, uuid, 10111);
    note({ objectUuid: uuid, detail: { hand_to: to } });
    return {};
  },
);

async function requireSubAccount({ db, member }: MemberWrite, uuid: string) {
  const found = requireFound(await lockMember(db, member.companyUuid, uuid));
  if (found.type === 'master') throw new AppError(40902, { reason: 'join.self' });
  return found;
}
