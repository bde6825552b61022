import { UNDO_SECONDS } from '@qinghe/contract/resumes/stages.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import type { Reader } from '../../../db/database.ts';
import type { Scope } from '../../../http/context.ts';
import type { MemberWrite } from '../../../http/write.ts';
import { deliver } from '../../../outside/deliver.ts';
import { requireFound } from '../../../refusals.ts';
import { findJob, requireOpenJob } from '../../jobs/index.ts';
import type { Taken } from '../../rights/index.ts';
import { invitationMessage } from './invitation-message.ts';
import { insertInvitations } from './invitation-queries.ts';

/** A job that the caller may invite to: of the company, the caller's own for a sub-account, and taking applications. */
export async function requireJob(db: Reader, { companyUuid, ownerUuid }: Scope, uuid: string, now: Date) {
  const job = requireFound(await findJob(db, companyUuid, uuid));
  if (ownerUuid !== undefined && job.owner_uuid !== ownerUuid) throw new AppError(40401);
  await requireOpenJob(db, uuid, now);
  return job;
}

interface Placed {
  jobUuid: string;
  words: string;
  batchUuid: string | null;
}

/**
 * Writes invitations that go out once the ten seconds of undo are over, each under a uuid of its own.
 * @returns their uuids
 */
export async function placeInvitations(
  { db, services, member, now }: MemberWrite,
  { jobUuid, words, batchUuid }: Placed,
  people: readonly { talentUuid: string; taken: Taken }[],
): Promise<string[]> {
  const { companyUuid: company_uuid, accountUuid: account_uuid } = member;
  const send_at = new Date(now.getTime() + UNDO_SECONDS * 1000);
  const rows = people.map(({ talentUuid: talent_uuid, taken: { grant: grant_uuid, paid, gift } }) => ({
    ...{ company_uuid, uuid: uuidv7(), talent_uuid, job_uuid: jobUuid, account_uuid, words, state: 'held' as const },
    ...{ created_at: now, send_at, batch_uuid: batchUuid, grant_uuid, paid, gift },
  }));
  await insertInvitations(db, rows);
  const items = rows.map(({ uuid }) => ({ uuid, subjectUuid: uuid, details: { company_uuid } }));
  await deliver({ db, services, now }, invitationMessage, items, send_at);
  return rows.map(({ uuid }) => uuid);
}
