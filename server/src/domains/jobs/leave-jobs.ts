import type { AuditAction } from '@qinghe/contract/texts/audit.ts';
import { nameOf } from '../../actor.ts';
import { writeAudit } from '../../db/audit.ts';
import type { Member } from '../../http/context.ts';
import type { Write } from '../../http/write.ts';
import { publishEvent } from '../../realtime/publish.ts';
import { closeBrochures, handOverBrochures, readJobsOf, readShownJobs, updateJobOwner } from './leave-queries.ts';
import { updateJob } from './queries.ts';

type Leaving = Pick<Write, 'db' | 'now' | 'requestId'>;

/** The jobs of a member who leaves become another one's, with their applications; one audit row and one event a job. */
export async function handOverJobs(call: Leaving, { to, ...member }: Member & { to: string }): Promise<void> {
  const { db, now } = call;
  for (const job of await readJobsOf(db, member.companyUuid, member.accountUuid)) {
    await updateJobOwner(db, member.companyUuid, job.uuid, { to, at: now });
    await tell(call, member, job, 'job.handed_over');
  }
  const from = member.accountUuid;
  for (const { uuid } of await handOverBrochures(db, member.companyUuid, { from, to, at: now }))
    await tellOfBrochure(call, member, uuid, 'brochure.handed_over');
}

/** Nobody is left to answer: what is online goes offline, and what waits for review is a draft again. */
export async function closeJobs(call: Leaving, member: Member): Promise<void> {
  const { db, now } = call;
  for (const job of await readShownJobs(db, member.companyUuid)) {
    await updateJob(db, member.companyUuid, job.uuid, now, { state: job.state === 'online' ? 'offline' : 'draft' });
    await tell(call, member, job, 'job.taken_offline');
  }
  for (const { uuid } of await closeBrochures(db, member.companyUuid, now))
    await tellOfBrochure(call, member, uuid, 'brochure.taken_offline');
}

async function tell(
  { db, requestId }: Leaving,
  member: Member,
  { uuid, kind }: Awaited<ReturnType<typeof readJobsOf>>[number],
  action: AuditAction,
): Promise<void> {
  const { companyUuid } = member;
  await writeAudit(db, { companyUuid, actor: nameOf(member), action, objectUuid: uuid, requestId });
  await publishEvent(db, { companyUuid }, { type: 'job.changed', uuid, kind });
}

async function tellOfBrochure(
  { db, requestId }: Leaving,
  member: Member,
  uuid: string,
  action: AuditAction,
): Promise<void> {
  const { companyUuid } = member;
  await writeAudit(db, { companyUuid, actor: nameOf(member), action, objectUuid: uuid, requestId });
  await publishEvent(db, { companyUuid }, { type: 'brochure.changed', uuid });
}
