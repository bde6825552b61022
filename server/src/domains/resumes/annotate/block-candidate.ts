import { maskPhone } from '@qinghe/contract/formats.ts';
import * as contract from '@qinghe/contract/resumes/block.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import { read } from '../../../http/read.ts';
import { type MemberWrite, write } from '../../../http/write.ts';
import { requireFound } from '../../../refusals.ts';
import { canUnblock } from '../access.ts';
import { requireShown } from '../anonymous/require-shown.ts';
import { completeDetail } from '../desk/present-application.ts';
import { lockVisible } from '../lock-application.ts';
import { lockMembers } from '../persons/person-queries.ts';
import type { FullApplication } from '../queries.ts';
import { deleteBlocks, insertBlock, readBlocked, readBlocks } from './block-queries.ts';

const DAY = 86_400_000;

export const listBlocked = read(contract.listBlocked, async ({ db, scope, member, now }, page) => {
  const { items, next_cursor } = await readBlocked(db, scope, now, page);
  return {
    items: items.map(({ application_uuid, phone, blocked_by, ...block }) => ({
      ...block,
      uuid: application_uuid,
      phone: maskPhone(phone),
      can_unblock: canUnblock(member, { blocked_by }),
    })),
    next_cursor,
  };
});

/** @throws AppError 40401; 40902 while it is anonymous, and where a colleague has marked the person already */
export const blockCandidate = write(
  contract.blockCandidate,
  { audit: 'application.blocked' },
  async (call, { uuid, reason, note }) => {
    const application = requireShown(await lockVisible(call, uuid));
    const { db, member, now } = call;
    const { companyUuid, accountUuid: blocked_by } = member;
    await lockMembers(db, companyUuid, [uuid]);
    const until = new Date(now.getTime() + contract.BLOCK_DAYS * DAY);
    const block = { uuid: uuidv7(), application_uuid: uuid, reason, note, blocked_by, created_at: now, until };
    const isMarked = (await readBlocks(db, companyUuid, uuid, now)).length > 0;
    if (isMarked || !(await insertBlock(db, companyUuid, block)))
      throw new AppError(40902, { reason: 'block.already' });
    return marked(call, { ...application, blocked: true });
  },
);

/** @throws AppError 40401 without a mark; 40902 while it is anonymous, and where it is a colleague's and the caller is not the master */
export const unblockCandidate = write(
  contract.unblockCandidate,
  { audit: 'application.unblocked' },
  async (call, { uuid }) => {
    const application = requireShown(await lockVisible(call, uuid));
    const { db, member, now } = call;
    await lockMembers(db, member.companyUuid, [uuid]);
    const blocks = await readBlocks(db, member.companyUuid, uuid, now);
    requireFound(blocks[0]);
    if (!blocks.every((block) => canUnblock(member, block))) throw new AppError(40902, { reason: 'block.notYours' });
    await deleteBlocks(
      db,
      member.companyUuid,
      blocks.map((block) => block.uuid),
    );
    return marked(call, { ...application, blocked: false });
  },
);

/** Tells the colleagues; the application as it is now. */
async function marked(call: MemberWrite, application: FullApplication) {
  const { uuid, job_uuid, kind, job_owner_uuid } = application;
  await call.publish({ type: 'application.noted', uuid, job_uuid, kind }, [job_owner_uuid]);
  return completeDetail(call, application);
}
