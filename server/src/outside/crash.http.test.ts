import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { startTestApp } from '../../test/app.ts';
import { type Carried, oneOfEachKind, recordingServices } from '../../test/crash/carrier.ts';
import { readDeliveries, sendDeliveries } from '../../test/deliveries.ts';
import { deliveries as kinds, taskHandlers } from '../all-domains.ts';
import { DeliveryRefused } from '../providers/delivery.ts';
import { LEASE_SECONDS, sendDeliveriesTask } from './deliver.ts';
import { findLostDeliveries } from './send-deliveries.ts';

const app = await startTestApp();
const { services, clock } = app;
afterEach(() => clock.reset());

/** Everything that is due, of each kind one, and no other. */
async function due() {
  await services.db.deleteFrom('delivery').execute();
  await oneOfEachKind(app);
  const rows = await readDeliveries(services, {});
  const uuids = rows.map(({ uuid }) => uuid);
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(kinds.map(({ name }) => name).toSorted());
  return { uuids, states: async () => (await readDeliveries(services, {})).map(({ state }) => state) };
}

/** What reached somebody: each key once, however often it was handed over. */
const arrived = (carried: readonly Carried[]) => carried.map(({ key }) => key).toSorted();

/** A process hands over so many at one time: with more, some would never come to the step. */
const AT_ONCE = 10;

/** Runs the task in a process of its own and ends it by kill -9 at a step. @returns what was handed over until then */
async function killedAt(step: 'loaded' | 'handing' | 'handed', uuids: string[]): Promise<Carried[]> {
  const carried: Carried[] = [];
  const child = fork(join(import.meta.dirname, '../../test/crash/delivering.ts'), {
    env: {
      ...process.env,
      DATABASE_URL: app.databaseUrl,
      NOW: clock.now().toISOString(),
      STEP: step,
      SECRET: services.signingSecret,
    },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  child.send(uuids);
  const killed = new Promise<void>((resolve) => {
    child.on('message', (message: Carried | 'kill') => {
      if (message !== 'kill') carried.push(message);
      else {
        child.kill('SIGKILL');
        resolve();
      }
    });
  });
  await killed;
  await once(child, 'exit');
  return carried;
}

test.each(['loaded', 'handing', 'handed'] as const)(
  'killed by -9 when they were %s, all are handed over in the end, under the same keys, and say that it is again',
  async (step) => {
    const { uuids } = await due();
    const parts = Array.from({ length: Math.ceil(uuids.length / AT_ONCE) }, (_, part) =>
      uuids.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
    );
    const before = (await Promise.all(parts.map((part) => killedAt(step, part)))).flat();
    expect(arrived(before)).toEqual(step === 'loaded' ? [] : uuids.toSorted());
    const { on, carried } = recordingServices(services);
    // Its claims hold: nobody hands over what the dead process may still be handing over.
    await sendDeliveries(on, uuids);
    expect(carried).toEqual([]);
    clock.advance({ seconds: LEASE_SECONDS });
    await sendDeliveries(on, uuids);
    expect(arrived(carried)).toEqual(uuids.toSorted());
    expect(carried.every(({ again }) => again)).toBe(true);
    expect((await readDeliveries(services, {})).filter(({ state }) => state !== 'sent')).toEqual([]);
  },
);

test('a task that finds others at work comes again when their claims have run out, and lost ones are looked for', async () => {
  const { uuids } = await due();
  await killedAt('loaded', uuids.slice(0, 2));
  const queued = async () =>
    (
      await sql`select from pgboss.job where name = ${sendDeliveriesTask.name} and state = 'created'`.execute(
        services.db,
      )
    ).rows.length;
  const before = await queued();
  await sendDeliveries(services, uuids);
  expect(await queued()).toBe(before + 1);
  clock.advance({ minutes: 20 });
  const lost = taskHandlers(services).find(({ task }) => task.name === findLostDeliveries.name);
  await lost?.run({});
  expect(await queued()).toBe(before + 2);
});

test('a response that is lost is asked for again under the same key', async () => {
  const { uuids } = await due();
  const { on, carried } = recordingServices(services, (call) => {
    if (!call.again) throw new Error('connection lost');
  });
  await expect(sendDeliveries(on, uuids)).rejects.toThrow('connection lost');
  await sendDeliveries(on, uuids);
  await sendDeliveries(on, uuids);
  expect(carried.map(({ again }) => again)).toEqual([...uuids.map(() => false), ...uuids.map(() => true)]);
  expect(new Set(arrived(carried)).size).toBe(uuids.length);
});

test('two workers at once, and a task that runs twice, hand each over once', async () => {
  const { uuids } = await due();
  const { on, carried } = recordingServices(services);
  await Promise.all([sendDeliveries(on, uuids), sendDeliveries(on, uuids.toReversed()), sendDeliveries(on, uuids)]);
  await sendDeliveries(on, uuids);
  expect(arrived(carried)).toEqual(uuids.toSorted());
});

test('what is refused is final, and so is what fails on the last attempt; nothing that is forgotten stays', async () => {
  const { uuids, states } = await due();
  const refusing = recordingServices(services, () => {
    throw new DeliveryRefused('never');
  });
  await sendDeliveries(refusing.on, uuids);
  await sendDeliveries(refusing.on, uuids);
  expect(refusing.carried).toHaveLength(uuids.length);
  const lasting = kinds.filter(({ forget }) => !forget).length;
  expect(await states()).toEqual(Array.from({ length: lasting }, () => 'refused'));

  const again = await due();
  const failing = recordingServices(services, () => {
    throw new Error('down');
  });
  await expect(sendDeliveries(failing.on, again.uuids, { last: true })).rejects.toThrow('down');
  await sendDeliveries(failing.on, again.uuids);
  expect(failing.carried).toHaveLength(again.uuids.length);
  expect(await again.states()).toEqual(Array.from({ length: lasting }, () => 'refused'));
});
