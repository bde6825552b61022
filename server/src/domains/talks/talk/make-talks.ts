import { MAX_TALKS, type TalkTexts } from '@qinghe/contract/talks/talks.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import type { MemberWrite } from '../../../http/write.ts';
import { isBrochureInScope, lockCompany } from '../../jobs/index.ts';
import { countComingTalks, insertTalk } from './queries.ts';

/**
 * Makes drafts of the caller's own, all or none.
 * @returns their uuids, in the same order
 * @throws AppError 40902 as many as a company may have, 400 for a brochure that the caller may not see
 */
export async function makeTalks(call: MemberWrite, talks: readonly TalkTexts[]): Promise<string[]> {
  const { db, member, now } = call;
  await lockCompany(db, member.companyUuid);
  if ((await countComingTalks(db, member.companyUuid, now)) + talks.length > MAX_TALKS)
    throw new AppError(40902, { reason: 'talk.room', values: { most: MAX_TALKS }, data: { most: MAX_TALKS } });
  for (const brochure of new Set(talks.map(({ brochure_uuid }) => brochure_uuid)))
    await requireBrochure(call, brochure, null);
  const uuids: string[] = [];
  for (const texts of talks) {
    const uuid = uuidv7();
    await insertTalk(db, member.companyUuid, { uuid, owner_uuid: member.accountUuid, at: now, texts });
    await call.publish({ type: 'talk.changed', uuid }, [member.accountUuid]);
    uuids.push(uuid);
  }
  return uuids;
}

/** The campaign stays, or is one that the caller may see. @throws AppError 400 otherwise */
export async function requireBrochure(
  { db, scope }: MemberWrite,
  brochure: string | null,
  before: string | null,
): Promise<void> {
  if (brochure === null || brochure === before) return;
  if (!(await isBrochureInScope(db, scope, brochure)))
    throw new AppError(400, { field: 'brochure_uuid', reason: 'brochure.unknown' });
}
