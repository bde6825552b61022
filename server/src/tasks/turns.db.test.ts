import { pino } from 'pino';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { startTestApp } from '../../test/app.ts';
import { until } from '../../test/until.ts';
import { withTransaction } from '../db/database.ts';
import { openQueue } from './queue.ts';
import { defineTask, handlersOf } from './task.ts';

const app = await startTestApp();

/** Runs these tasks, written one after another before any of them runs, each `company:sender`; gives their order. */
async function orderOf(name: string, tasks: string[]): Promise<string[]> {
  const ran: string[] = [];
  const kind = defineTask({
    name,
    payload: z.object({ company: z.string(), sender: z.string() }),
    turnOf: (payload) => payload,
    atOnce: 1,
    givenUp: { nobodyWaits: 'a test' },
    run: async (_services, { company, sender }) => void ran.push(`${company}:${sender}`),
  });
  const queue = await openQueue(app.databaseUrl, [kind], pino({ level: 'silent' }));
  try {
    for (const task of tasks) {
      const [company = '', sender = ''] = task.split(':');
      await withTransaction(app.services.db, (trx) => queue.enqueue(trx, kind, { company, sender }));
    }
    await queue.work(handlersOf([kind], app.services));
    await until(async () => ran.length === tasks.length, 'all tasks have run');
    return ran;
  } finally {
    await queue.stop();
  }
}

const times = (count: number, task: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => task(index));

test('a pile of one sender holds up nobody, neither of another company nor of the same', async () => {
  const ran = await orderOf('turns.sender', [...times(30, () => 'a:thief'), 'b:honest', 'a:other']);
  expect(ran.indexOf('b:honest')).toBeLessThanOrEqual(1);
  expect(ran.indexOf('a:other')).toBeLessThanOrEqual(3);
});

test('a sender who spreads a pile over companies holds up nobody either', async () => {
  const ran = await orderOf('turns.companies', [...times(30, (index) => `${index}:thief`), '7:honest', 'b:other']);
  expect(ran.indexOf('7:honest')).toBeLessThanOrEqual(2);
  expect(ran.indexOf('b:other')).toBeLessThanOrEqual(2);
});

test('a fair of one company leaves every second turn to another one, in the order of arrival', async () => {
  const fair = times(20, (index) => `a:${index}`);
  const ran = await orderOf('turns.fair', [...fair, ...times(5, (index) => `b:other-${index}`)]);
  expect(ran.indexOf('b:other-4')).toBeLessThanOrEqual(10);
  expect(ran.filter((task) => task.startsWith('a'))).toEqual(fair);
});
