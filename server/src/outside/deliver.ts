import { formats } from '@qinghe/contract/formats.ts';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Trx } from '../db/database.ts';
import type { Services } from '../services.ts';
import type { DeliveryKind } from './define-delivery.ts';
import { insertDeliveries, moveDeliveries } from './delivery-queries.ts';

/** Most deliveries of one task: they are claimed by one statement, and all handed over before the claim runs out. */
export const DELIVERIES_A_TASK = 50;

/** Seconds for which a claim lasts: as long as the queue lets a run go on before it counts it as lost. */
export const LEASE_SECONDS = 120;

/** The kind of task alone, for whoever writes one; `send-deliveries.ts` does it. */
export const sendDeliveriesTask = {
  name: 'outside.send-deliveries',
  payload: z.object({ delivery_uuids: z.array(formats.uuid).min(1).max(DELIVERIES_A_TASK) }),
  retries: 5,
  timeoutSeconds: LEASE_SECONDS,
  // Several: a carrier that hangs leaves the others to whatever goes elsewhere.
  atOnce: 4,
};

interface Cause {
  db: Trx;
  services: Pick<Services, 'tasks'>;
  now: Date;
}

interface ToDeliver<Details> {
  /** The key under which it is handed over; a new one unless named. */
  uuid?: string;
  subjectUuid?: string;
  /** Nobody is notified of one occasion twice. */
  occasion?: string;
  details: Details;
}

/**
 * Writes down what is handed to the outside once the transaction has committed, and the tasks that do it.
 * @param sendAfter until then it can be recalled; at once unless told
 */
export async function deliver<Details extends z.ZodType>(
  { db, services, now }: Cause,
  kind: DeliveryKind<Details>,
  items: readonly ToDeliver<z.input<Details>>[],
  sendAfter?: Date,
): Promise<void> {
  const rows = items.map(({ uuid = uuidv7(), subjectUuid = uuid, occasion = '', details }) => ({
    ...{ uuid, kind: kind.name, subject_uuid: subjectUuid, occasion },
    details: kind.details.parse(details) as object,
    send_after: sendAfter ?? now,
    created_at: now,
  }));
  await enqueueDeliveries(db, services.tasks, await insertDeliveries(db, rows), sendAfter);
}

/** What waits of a kind about subjects waits until another instant, sooner or later; what is on its way stays. */
export async function postpone(
  { db, services }: Pick<Cause, 'db' | 'services'>,
  { name }: Pick<DeliveryKind<z.ZodType>, 'name'>,
  subjectUuids: readonly string[],
  sendAfter: Date,
): Promise<void> {
  const moved = await moveDeliveries(db, name, subjectUuids, sendAfter);
  await enqueueDeliveries(db, services.tasks, moved, sendAfter);
}

/** The n-th fifty of a pile stands behind the first fifty of everybody else, so that nobody waits for a whole fair. */
export function enqueueDeliveries(
  trx: Trx,
  tasks: Services['tasks'],
  uuids: readonly string[],
  startAfter?: Date,
): Promise<void> {
  const payloads = Array.from({ length: Math.ceil(uuids.length / DELIVERIES_A_TASK) }, (_, index) => ({
    delivery_uuids: uuids.slice(index * DELIVERIES_A_TASK, (index + 1) * DELIVERIES_A_TASK),
  }));
  return tasks.enqueueMany(trx, sendDeliveriesTask, payloads, { startAfter, inLine: true });
}
