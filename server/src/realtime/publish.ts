import type { RealtimeEvent } from '@qinghe/contract/realtime.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../db/database.ts';

/** Channel on which the database wakes the dispatchers; a hint only, they also look by themselves. */
export const EVENTS_CHANNEL = 'qinghe_events';

/**
 * Who hears an event: the sockets of one session, or of a company its masters and the owners of the jobs, or the member,
 * that it is about, or everybody. Those are found by the event itself; one about many names the `applications`.
 */
export type Audience = { companyUuid: string; applications?: readonly string[] } | { sessionHash: Buffer };

/** Writes an event in the transaction that causes it; sockets hear it once that has committed. */
export async function publishEvent(trx: Trx, audience: Audience, event: RealtimeEvent): Promise<void> {
  await trx
    .insertInto('realtime_event')
    .values({
      ...('companyUuid' in audience
        ? { company_uuid: audience.companyUuid, owner_uuids: ownersOf(audience, event) }
        : { session_hash: audience.sessionHash }),
      payload: JSON.stringify(event),
    })
    .execute();
  await sql`select pg_notify(${EVENTS_CHANNEL}, '')`.execute(trx);
}

/** The owners of the jobs as they are now; none of a job that is not there. */
function ownersOf(
  { companyUuid, applications = [] }: Extract<Audience, { companyUuid: string }>,
  event: RealtimeEvent,
): RawBuilder<string[]> {
  if (event.type === 'member.changed') return sql`array[${event.uuid}]::uuid[]`;
  if (event.type === 'company.decided' || event.type === 'fair.changed') return sql`null::uuid[]`;
  if (event.type === 'brochure.changed')
    return sql`array(select owner_uuid from brochure where company_uuid = ${companyUuid} and uuid = ${event.uuid})`;
  if (event.type === 'talk.changed')
    return sql`array(select owner_uuid from talk where company_uuid = ${companyUuid} and uuid = ${event.uuid})`;
  const job = 'job_uuid' in event ? event.job_uuid : event.type === 'job.changed' ? event.uuid : null;
  return job === null
    ? sql`array(select distinct owner_uuid from job join application on application.company_uuid = job.company_uuid
        and application.job_uuid = job.uuid
        where job.company_uuid = ${companyUuid} and application.uuid = any(${applications}::uuid[]))`
    : sql`array(select owner_uuid from job where company_uuid = ${companyUuid} and uuid = ${job})`;
}
