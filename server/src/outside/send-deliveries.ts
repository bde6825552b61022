import { z } from 'zod';
import { type Database, type Trx, withTransaction } from '../db/database.ts';
import { takeQuota } from '../db/quota.ts';
import { moneyTransaction } from '../money-turn.ts';
import { DeliveryRefused } from '../providers/delivery.ts';
import type { Services } from '../services.ts';
import { limitConcurrency } from '../tasks/limit-concurrency.ts';
import type { TaskAttempt } from '../tasks/queue.ts';
import { type AnyTask, defineTask } from '../tasks/task.ts';
import type { DeliveryKind, Handover } from './define-delivery.ts';
import { enqueueDeliveries, LEASE_SECONDS, sendDeliveriesTask } from './deliver.ts';
import {
  type ClaimedDelivery,
  claimDeliveries,
  deleteDeliveries,
  endClaims,
  findNextTry,
  readLost,
  settleDeliveries,
} from './delivery-queries.ts';

/** Handed over at one time by a process, so that fifty do not open fifty connections. */
const inLine = limitConcurrency(10);
/** Minutes after which whatever should have been claimed is looked for: past all retries of the queue. */
const LOST_AFTER = 15;
const LOST_AT_ONCE = 500;
/** One that a process died over again and again is given up. */
const MAX_ATTEMPTS = 12;

type Kinds = readonly DeliveryKind[];

/**
 * The tasks of the one machine for whatever is handed to the outside: claimed, committed, loaded as things stand now, handed
 * over outside of any transaction and always under the same key, settled. Decision 0019.
 */
export const outsideTasks = (kinds: Kinds): readonly AnyTask[] => [
  defineTask({
    ...sendDeliveriesTask,
    givenUp: {
      nobodyWaits: 'outside.find-lost-deliveries looks every five minutes, and settles what was tried too often.',
    },
    run: (services, { delivery_uuids }, attempt) => sendDeliveries(kinds, services, delivery_uuids, attempt),
  }),
  findLostDeliveries,
];

/** Whatever a process that died had claimed, or a task that is lost should have sent, is sent after all. */
export const findLostDeliveries = defineTask({
  name: 'outside.find-lost-deliveries',
  payload: z.object({}),
  cron: '*/5 * * * *',
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  run: ({ db, clock, tasks }) =>
    withTransaction(db, async (trx) => {
      const lost = await readLost(trx, new Date(clock().getTime() - LOST_AFTER * 60_000), LOST_AT_ONCE);
      await enqueueDeliveries(trx, tasks, lost);
    }),
});

async function sendDeliveries(
  kinds: Kinds,
  services: Services,
  uuids: readonly string[],
  { last }: TaskAttempt,
): Promise<void> {
  const { db } = services;
  const now = services.clock();
  const leaseUntil = new Date(now.getTime() + LEASE_SECONDS * 1000);
  const claimed = await claimDeliveries(db, uuids, { now, leaseUntil });
  const failures: unknown[] = [];
  for (const [name, ones] of Map.groupBy(claimed, ({ kind }) => kind)) {
    const kind = kinds.find((known) => known.name === name);
    await (kind ? sendKind(kind, services, ones, { last, now }) : Promise.reject(new Error(`no kind ${name}`))).catch(
      async (error: unknown) => {
        failures.push(error);
        await endClaims(db, uuidsOf(ones), services.clock());
      },
    );
  }
  if (claimed.length < uuids.length) await tryOthersLater(services, uuids, claimed);
  if (failures.length > 0) throw failures[0];
}

const uuidsOf = (ones: readonly { uuid: string }[]) => ones.map(({ uuid }) => uuid);

/** Those whose time has not come, or that another process has, which may die over them. */
async function tryOthersLater(services: Services, uuids: readonly string[], claimed: readonly ClaimedDelivery[]) {
  const own = new Set(uuidsOf(claimed));
  const others = uuids.filter((uuid) => !own.has(uuid));
  const next = await findNextTry(services.db, others);
  if (next === null) return;
  await withTransaction(services.db, (trx) => enqueueDeliveries(trx, services.tasks, others, new Date(next)));
}

interface Over {
  uuid: string;
  outcome: 'sent' | 'refused' | 'overtaken';
  settled?: Handover['settled'];
  moneyOf?: string | undefined;
  failure?: unknown;
}

/** `open`: it is to be tried again. */
type Attempted = Over | (Omit<Over, 'outcome'> & { outcome: 'open' });

const isOver = (one: Attempted): one is Over => one.outcome !== 'open';

async function sendKind(
  kind: DeliveryKind,
  services: Services,
  claimed: readonly ClaimedDelivery[],
  { last, now }: TaskAttempt & { now: Date },
): Promise<void> {
  const { db } = services;
  const due = claimed.map(({ subject_uuid, ...row }) => ({ ...row, subjectUuid: subject_uuid }));
  const handovers = await kind.load({ db, services, now }, due);
  const attempted = await Promise.all(
    claimed.map((one): Promise<Attempted> | Attempted => {
      const handover = handovers.get(one.uuid);
      if (!handover) return { uuid: one.uuid, outcome: 'overtaken' };
      return inLine(() => attempt(services, handover, one, last || one.attempts >= MAX_ATTEMPTS));
    }),
  );
  const over = attempted.filter(isOver);
  await settle(db, over);
  if (kind.forget) await deleteDeliveries(db, uuidsOf(over));
  const failed = attempted.find(({ failure }) => failure !== undefined);
  if (failed) throw failed.failure;
}

/** What the provider refuses is final, and so is what fails on the last attempt. */
async function attempt(
  { db, clock }: Services,
  { hand, quota, settled, moneyOf }: Handover,
  { uuid, attempts }: ClaimedDelivery,
  isLast: boolean,
): Promise<Attempted> {
  const again = attempts > 1;
  const settling = { uuid, settled, moneyOf };
  try {
    const mayGo =
      !quota ||
      again ||
      (await withTransaction(db, (trx) => takeQuota(trx, quota.of, quota.subject, { now: clock() })));
    if (!mayGo) return { ...settling, outcome: 'refused' };
    await hand({ key: uuid, again });
    return { ...settling, outcome: 'sent' };
  } catch (failure) {
    if (failure instanceof DeliveryRefused) return { ...settling, outcome: 'refused' };
    return { ...settling, outcome: isLast ? 'refused' : 'open', failure };
  }
}

/** Those alike in one statement; one that writes more when it is settled in a transaction with that. */
async function settle(db: Database, over: readonly Over[]): Promise<void> {
  const [single, alike] = [over.filter(({ settled }) => settled), over.filter(({ settled }) => !settled)];
  for (const { uuid, outcome, settled, moneyOf } of single) {
    const write = async (trx: Trx) => {
      // Whoever settles first wins: a late response changes nothing.
      const [won] = await settleDeliveries(trx, [uuid], outcome);
      if (won !== undefined && outcome !== 'overtaken') await settled?.(trx, outcome);
    };
    await (moneyOf ? moneyTransaction(db, moneyOf, write) : withTransaction(db, write));
  }
  for (const [outcome, ones] of Map.groupBy(alike, (one) => one.outcome))
    await settleDeliveries(db, uuidsOf(ones), outcome);
}
