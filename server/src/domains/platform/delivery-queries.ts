import type { WebhookDelivery, WebhookEvent } from '@qinghe/contract/platform/webhooks.ts';
import { sql } from 'kysely';
import type { Database, Reader, Trx } from '../../db/database.ts';
import { type PageRequest, readPage } from '../../db/keyset.ts';

const own = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('webhook_delivery')
    .select(['uuid', 'at', 'attempts', 'status', 'next_at', 'settled_at'])
    .select((e) => [
      e.ref('type').$castTo<WebhookEvent>().as('type'),
      e.ref('state').$castTo<WebhookDelivery['state']>().as('state'),
      e.ref('failure').$castTo<WebhookDelivery['failure']>().as('failure'),
    ])
    .where('company_uuid', '=', companyUuid);

export const readDeliveries = (reader: Reader, companyUuid: string, endpointUuid: string, page: PageRequest) =>
  readPage(own(reader, companyUuid).where('endpoint_uuid', '=', endpointUuid), page, ['at', 'uuid']);

export const findDelivery = (reader: Reader, companyUuid: string, uuid: string) =>
  own(reader, companyUuid).where('uuid', '=', uuid).executeTakeFirst();

/** Makes a message due at once; one that is on its way stays as it is, and so do those of an address that is off. */
export async function resetDelivery(trx: Trx, companyUuid: string, uuid: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('webhook_delivery')
    .from('webhook_endpoint')
    .set({ state: 'waiting', attempts: 0, next_at: now, settled_at: null })
    .whereRef('webhook_endpoint.company_uuid', '=', 'webhook_delivery.company_uuid')
    .whereRef('webhook_endpoint.uuid', '=', 'webhook_delivery.endpoint_uuid')
    .where('webhook_endpoint.off_at', 'is', null)
    .where('webhook_delivery.company_uuid', '=', companyUuid)
    .where('webhook_delivery.uuid', '=', uuid)
    .where('webhook_delivery.state', 'in', ['delivered', 'failed'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Messages of one address that are on their way at one time; of one that fails, one. */
const AT_ONCE_EACH = 3;

/**
 * Claims so many messages that are due, of each address only as many as may be on their way; a claim that has run out may be
 * taken again.
 */
export async function claimDue(db: Database, { now, leaseUntil, most }: { now: Date; leaseUntil: Date; most: number }) {
  const { rows } = await sql<ClaimedDelivery>`
    with recursive address as (
      (select company_uuid, endpoint_uuid from webhook_delivery where state in ('waiting', 'sending')
        order by company_uuid, endpoint_uuid limit 1)
      union all
      select next.* from address a cross join lateral (
        select w.company_uuid, w.endpoint_uuid from webhook_delivery w
        where w.state in ('waiting', 'sending')
          and (w.company_uuid, w.endpoint_uuid) > (a.company_uuid, a.endpoint_uuid)
        order by w.company_uuid, w.endpoint_uuid limit 1) next),
    due as materialized (
      select w.company_uuid, w.uuid from address a
      join webhook_endpoint o on o.company_uuid = a.company_uuid and o.uuid = a.endpoint_uuid and o.off_at is null
      cross join lateral (
        select w.company_uuid, w.uuid, w.next_at from webhook_delivery w
        where w.company_uuid = a.company_uuid and w.endpoint_uuid = a.endpoint_uuid
          and w.state in ('waiting', 'sending') and w.next_at <= ${now}
          and (w.state = 'waiting' or w.lease_until <= ${now})
        order by w.next_at
        limit greatest(0, case when o.failing_since is null then ${AT_ONCE_EACH}::int else 1 end - (
          select count(*) from webhook_delivery s
          where s.company_uuid = a.company_uuid and s.endpoint_uuid = a.endpoint_uuid
            and s.state = 'sending' and s.lease_until > ${now}))
        for update skip locked) w
      order by w.next_at limit ${most})
    update webhook_delivery d set state = 'sending', attempts = attempts + 1, lease_until = ${leaseUntil}
    from due, webhook_endpoint e
    where d.company_uuid = due.company_uuid and d.uuid = due.uuid
      and e.company_uuid = d.company_uuid and e.uuid = d.endpoint_uuid
    returning d.company_uuid, d.uuid, d.endpoint_uuid, d.type, d.data, d.at, d.attempts, e.url, e.secret_sealed`.execute(
    db,
  );
  return rows;
}

export interface ClaimedDelivery {
  company_uuid: string;
  uuid: string;
  endpoint_uuid: string;
  type: string;
  data: unknown;
  at: string;
  attempts: number;
  url: string;
  secret_sealed: Buffer;
}

interface Settlement {
  state: 'waiting' | 'delivered' | 'failed';
  status: number | null;
  failure: string | null;
  next_at?: Date;
  settled_at: Date | null;
}

type Key = Pick<ClaimedDelivery, 'company_uuid' | 'uuid' | 'endpoint_uuid' | 'attempts'>;

/** Says what came of an attempt, unless another one was begun meanwhile. */
export async function settleDelivery(trx: Trx, { company_uuid, uuid, attempts }: Key, settlement: Settlement) {
  await trx
    .updateTable('webhook_delivery')
    .set({ ...settlement, lease_until: null })
    .where('company_uuid', '=', company_uuid)
    .where('uuid', '=', uuid)
    .where('state', '=', 'sending')
    .where('attempts', '=', attempts)
    .execute();
}

/** An address has answered well. */
export async function noteSuccess(trx: Trx, { company_uuid, endpoint_uuid }: Key): Promise<void> {
  await trx
    .updateTable('webhook_endpoint')
    .set({ failing_since: null })
    .where('company_uuid', '=', company_uuid)
    .where('uuid', '=', endpoint_uuid)
    .where('failing_since', 'is not', null)
    .execute();
}

/** Notes a failure of an address. @returns it where this has gone on since before `offBefore`, and it is off from now on */
export async function noteFailure(trx: Trx, { company_uuid, endpoint_uuid }: Key, now: Date, offBefore: Date) {
  const row = await trx
    .updateTable('webhook_endpoint')
    .set({
      failing_since: sql`coalesce(failing_since, ${now})`,
      off_at: sql`case when failing_since <= ${offBefore} then ${now}::timestamptz end`,
    })
    .where('company_uuid', '=', company_uuid)
    .where('uuid', '=', endpoint_uuid)
    .where('off_at', 'is', null)
    .returning(['uuid', 'url', 'created_by', 'off_at'])
    .executeTakeFirst();
  return row?.off_at ? row : undefined;
}

/** What waits for an address that was switched off is sent no more. */
export async function dropWaiting(trx: Trx, companyUuid: string, endpointUuid: string, now: Date): Promise<void> {
  await trx
    .updateTable('webhook_delivery')
    .set({ state: 'failed', settled_at: now })
    .where('company_uuid', '=', companyUuid)
    .where('endpoint_uuid', '=', endpointUuid)
    .where('state', '=', 'waiting')
    .execute();
}

export async function eraseSettled(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('webhook_delivery')
    .where('state', 'in', ['delivered', 'failed'])
    .where('settled_at', '<', before.toISOString())
    .execute();
}
