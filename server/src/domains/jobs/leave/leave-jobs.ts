import type { RealtimeEvent } from '@qinghe/contract/realtime.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import type { AuditAction } from '@qinghe/contract/texts/audit.ts';
import { nameOf } from '../../../actor.ts';
import { writeAudit } from '../../../db/audit.ts';
import type { Member } from '../../../http/context.ts';
import type { Write } from '../../../http/write.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import { updateJob } from '../queries.ts';
import {
  cancelTalks,
  closeBrochures,
  handOverBrochures,
  handOverTalks,
  readJobsOf,
  readShownJobs,
  updateJobOwner,
} from './leave-queries.ts';

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
    await tellOf(call, member, { type: 'brochure.changed', uuid }, 'brochure.handed_over');
  for (const { uuid } of await handOverTalks(db, member.companyUuid, { from, to, at: now }))
    await tellOf(call, member, { type: 'talk.changed', uuid }, 'talk.handed_over');
}

/** Nobody is left to answer: what is online goes offline, and what waits for review is a draft again. */
export async function closeJobs(call: Leaving, member: Member): Promise<void> {
  const { db, now } = call;
  for (const job of await readShownJobs(db, member.companyUuid)) {
    await updateJob(db, member.companyUuid, job.uuid, now, { state: job.state === 'online' ? 'offline' : 'draft' });
    await tell(call, member, job, 'job.taken_offline');
  }
  for (const { uuid } of await closeBrochures(db, member.companyUuid, now))
    await tellOf(call, member, { type: 'brochure.changed', uuid }, 'brochure.taken_offline');
  for (const { uuid } of await cancelTalks(db, member.companyUuid, now))
    await tellOf(call, member, { type: 'talk.changed', uuid }, 'talk.cancelled');
}

const tell = (call: Leaving, member: Member, { uuid, kind }: { uuid: string; kind: JobKind }, action: AuditAction) =>
  tellOf(call, member, { type: 'job.changed', uuid, kind }, action);

async function tellOf(
  { db, requestId }: Leaving,
  member: Member,
  event: Extract<RealtimeEvent, { type: 'job.changed' | 'brochure.changed' | 'talk.changed' }>,
  action: AuditAction,
): Promise<void> {
  const { companyUuid } = member;
  await writeAudit(db, { companyUuid, actor: nameOf(member), action, objectUuid: event.uuid, requestId });
  await publishEvent(db, { companyUuid }, event);
}
