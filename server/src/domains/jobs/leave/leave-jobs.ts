import type { RealtimeEvent } from '@qinghe/contract/realtime.ts';
import type { AuditAction } from '@qinghe/contract/texts/audit.ts';
import { nameOf } from '../../../actor.ts';
import { writeAudit } from '../../../db/audit.ts';
import type { Member } from '../../../http/context.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import type { Leaving } from '../../../services.ts';
import { updateJob } from '../queries.ts';
import { closeBrochures, handOverBrochures, readJobsOf, readShownJobs, updateJobOwner } from './leave-queries.ts';

/**
 * The jobs and brochures of a member who leaves become another one's, jobs with their applications. Where nobody is left to
 * reply (`to` is null), what is online in the company goes offline, and what waits for review is a draft again.
 * One audit row and one event each.
 */
export async function leaveJobs(call: Leaving, member: Member, to: string | null): Promise<void> {
  if (to === null) return closeJobs(call, member);
  const { db, now } = call;
  for (const { uuid, kind } of await readJobsOf(db, member.companyUuid, member.accountUuid)) {
    await updateJobOwner(db, member.companyUuid, uuid, { to, at: now });
    await note(call, member, { event: { type: 'job.changed', uuid, kind }, action: 'job.handed_over', owner: to });
  }
  const from = member.accountUuid;
  for (const { uuid } of await handOverBrochures(db, member.companyUuid, { from, to, at: now }))
    await note(call, member, {
      event: { type: 'brochure.changed', uuid },
      action: 'brochure.handed_over',
      owner: to,
    });
}

async function closeJobs(call: Leaving, member: Member): Promise<void> {
  const { db, now } = call;
  for (const { uuid, kind, state, owner_uuid: owner } of await readShownJobs(db, member.companyUuid)) {
    await updateJob(db, member.companyUuid, uuid, now, { state: state === 'online' ? 'offline' : 'draft' });
    await note(call, member, { event: { type: 'job.changed', uuid, kind }, action: 'job.taken_offline', owner });
  }
  for (const { uuid, owner_uuid: owner } of await closeBrochures(db, member.companyUuid, now))
    await note(call, member, { event: { type: 'brochure.changed', uuid }, action: 'brochure.taken_offline', owner });
}

async function note(
  { db, requestId }: Leaving,
  member: Member,
  {
    event,
    action,
    owner,
  }: {
    event: Extract<RealtimeEvent, { type: 'job.changed' | 'brochure.changed' }>;
    action: AuditAction;
    owner: string;
  },
): Promise<void> {
  const { companyUuid } = member;
  await writeAudit(db, { companyUuid, actor: nameOf(member), action, objectUuid: event.uuid, requestId });
  await publishEvent(db, { companyUuid, owners: [owner] }, event);
}
