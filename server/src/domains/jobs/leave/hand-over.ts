import { AppError } from '../../../app-error.ts';
import type { Seen } from '../../../http/versioned.ts';
import type { MemberWrite } from '../../../http/write.ts';
import { requireCurrent } from '../../../refusals.ts';
import { lockVisibleJob } from '../draft/lock-job.ts';
import { readJobDetail } from '../present-job.ts';
import { isActiveColleague, updateJobOwner } from './leave-queries.ts';

/**
 * A job becomes a colleague's, with its applications.
 * @throws AppError 40401, 40901 stale, 40902 for sub-accounts, for whoever is not active, and where it is theirs already
 */
export async function handOver(call: MemberWrite, seen: Seen, to: string): Promise<void> {
  const { db, member, now } = call;
  if (member.type !== 'master') throw new AppError(40902, { reason: 'job.handOverByMaster' });
  const found = await lockVisibleJob(call, seen.uuid);
  const job = await requireCurrent(found, seen.version, () => readJobDetail(call, seen.uuid));
  // It is its job's owner's; it goes along with the job.
  if (job.change_of !== null) throw new AppError(40902);
  if (job.owner_uuid === to) throw new AppError(40902, { reason: 'job.isTheirs' });
  if (!(await isActiveColleague(db, member.companyUuid, to))) throw new AppError(40902, { reason: 'job.heirUnknown' });
  call.note({ detail: { from: job.owner_uuid, to } });
  await updateJobOwner(db, member.companyUuid, job.uuid, { to, at: now });
  // Whoever loses it is told too.
  await call.publish({ type: 'job.changed', uuid: job.uuid, kind: job.kind }, [job.owner_uuid, to]);
}
