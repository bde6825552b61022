import { type Expression, sql } from 'kysely';
import type { Reader, Trx } from '../db/database.ts';

export interface NewDelivery {
  uuid: string;
  kind: string;
  subject_uuid: string;
  occasion: string;
  details: object;
  send_after: Date;
  created_at: Date;
}

/** Writes down what is to be handed over; what the same occasion caused before is left out. @returns the new ones */
export async function insertDeliveries(trx: Trx, deliveries: readonly NewDelivery[]): Promise<string[]> {
  if (deliveries.length === 0) return [];
  const rows = await trx
    .insertInto('delivery')
    .values(deliveries.map((delivery) => ({ ...delivery, details: JSON.stringify(delivery.details) })))
    .onConflict((conflict) => conflict.columns(['subject_uuid', 'kind', 'occasion']).doNothing())
    .returning('uuid')
    .execute();
  return rows.map(({ uuid }) => uuid);
}

/**
 * Claims those that are due until an instant: until then no other process hands them over, and they cannot be recalled. One
 * whose claim has run out may be claimed again; `attempts` counts the claims.
 */
export const claimDeliveries = (
  db: Reader,
  uuids: readonly string[],
  { now, leaseUntil }: { now: Date; leaseUntil: Date },
) =>
  db
    .updateTable('delivery')
    .set((e) => ({ state: 'sending', attempts: e('attempts', '+', 1), lease_until: leaseUntil }))
    .where('uuid', 'in', (e) =>
      e
        .selectFrom('delivery')
        .select('uuid')
        .where('uuid', '=', (any) => any.fn.any(any.val([...uuids])))
        .where('send_after', '<=', now.toISOString())
        .where((any) =>
          any.or([
            any('state', '=', 'waiting'),
            any.and([any('state', '=', 'sending'), any('lease_until', '<=', now.toISOString())]),
          ]),
        )
        .forUpdate()
        .skipLocked(),
    )
    .returning(['uuid', 'kind', 'subject_uuid', 'occasion', 'details', 'attempts'])
    .execute();

export type ClaimedDelivery = Awaited<ReturnType<typeof claimDeliveries>>[number];

/** Ends claims at once, so that the next attempt need not wait. What may have been handed over cannot be recalled. */
export async function endClaims(db: Reader, uuids: readonly string[], now: Date): Promise<void> {
  if (uuids.length === 0) return;
  await claimed(db, uuids).set({ lease_until: now }).execute();
}

/** What became of those that are claimed. @returns those that nobody had settled before */
export async function settleDeliveries(
  db: Reader,
  uuids: readonly string[],
  state: 'sent' | 'refused' | 'overtaken',
): Promise<string[]> {
  if (uuids.length === 0) return [];
  const rows = await claimed(db, uuids).set({ state, lease_until: null }).returning('uuid').execute();
  return rows.map(({ uuid }) => uuid);
}

const claimed = (db: Reader, uuids: readonly string[]) =>
  db
    .updateTable('delivery')
    .where('uuid', '=', (e) => e.fn.any(e.val([...uuids])))
    .where('state', '=', 'sending');

export async function deleteDeliveries(db: Reader, uuids: readonly string[]): Promise<void> {
  if (uuids.length === 0) return;
  await db
    .deleteFrom('delivery')
    .where('uuid', '=', (e) => e.fn.any(e.val([...uuids])))
    .execute();
}

/** When one of these may be claimed next: those whose time has not come, or that another process has. */
export async function findNextTry(db: Reader, uuids: readonly string[]): Promise<string | null> {
  const { next } = await db
    .selectFrom('delivery')
    .select(sql<string | null>`min(coalesce(lease_until, send_after))`.as('next'))
    .where('uuid', '=', (e) => e.fn.any(e.val([...uuids])))
    .where('state', 'in', ['waiting', 'sending'])
    .executeTakeFirstOrThrow();
  return next;
}

/** Those that should have been claimed before an instant: the process or the task that had them is gone. */
export async function readLost(db: Reader, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('delivery')
    .select('uuid')
    .where('state', 'in', ['waiting', 'sending'])
    .where(sql<boolean>`coalesce(lease_until, send_after) < ${before}`)
    .orderBy(sql`coalesce(lease_until, send_after)`)
    .limit(limit)
    .execute();
  return rows.map(({ uuid }) => uuid);
}

/** Recalls what waits of a kind about subjects. What is on its way already stays. @returns the subjects of what was recalled */
export async function recallDeliveries(trx: Trx, kind: string, subjectUuids: readonly string[]): Promise<string[]> {
  const rows = await trx
    .updateTable('delivery')
    .set({ state: 'recalled' })
    .where('subject_uuid', '=', (e) => e.fn.any(e.val([...subjectUuids])))
    .where('kind', '=', kind)
    .where('state', '=', 'waiting')
    .returning('subject_uuid')
    .execute();
  return rows.map(({ subject_uuid }) => subject_uuid);
}

/** Gives what waits of a kind about subjects another time. @returns those that were moved */
export async function moveDeliveries(
  trx: Trx,
  kind: string,
  subjectUuids: readonly string[],
  sendAfter: Date,
): Promise<string[]> {
  const rows = await trx
    .updateTable('delivery')
    .set({ send_after: sendAfter })
    .where('subject_uuid', '=', (e) => e.fn.any(e.val([...subjectUuids])))
    .where('kind', '=', kind)
    .where('state', '=', 'waiting')
    .returning('uuid')
    .execute();
  return rows.map(({ uuid }) => uuid);
}

/** Recalls single ones. @returns false when one has gone out already, or is on its way */
export async function recallUnsent(trx: Trx, uuids: readonly string[]): Promise<boolean> {
  if (uuids.length === 0) return true;
  const theirs = trx.updateTable('delivery').where('uuid', '=', (e) => e.fn.any(e.val([...uuids])));
  await theirs.set({ state: 'recalled' }).where('state', '=', 'waiting').execute();
  const out = await trx
    .selectFrom('delivery')
    .select('uuid')
    .where('uuid', '=', (e) => e.fn.any(e.val([...uuids])))
    .where('state', 'in', ['sending', 'sent'])
    .executeTakeFirst();
  return out === undefined;
}

/** Forgets all deliveries about subjects that are erased themselves. */
export async function eraseDeliveries(db: Reader, subjectUuids: readonly string[]): Promise<void> {
  if (subjectUuids.length === 0) return;
  await db
    .deleteFrom('delivery')
    .where('subject_uuid', '=', (e) => e.fn.any(e.val([...subjectUuids])))
    .execute();
}

const INSTANT = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';

/** Whether a subject was not notified yet of the occasion that an instant names. For conditions of other queries. */
export const notYetOf = (kind: string, subjectUuid: Expression<string>, at: Expression<unknown>) =>
  sql<boolean>`not exists (select from delivery where subject_uuid = ${subjectUuid} and kind = ${kind}
    and occasion = to_char(${at} at time zone 'UTC', ${INSTANT}))`;

/** How often a subject was notified of a kind. For conditions of other queries. */
export const countOf = (kind: string, subjectUuid: Expression<string>) =>
  sql<number>`(select count(*) from delivery where subject_uuid = ${subjectUuid} and kind = ${kind})`;
