import { pino } from 'pino';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { startTestApp } from '../../test/app.ts';
import { until } from '../../test/until.ts';
import { withTransaction } from '../db/database.ts';
import { lookForDue } from './look-for-due.ts';
import { openQueue } from './queue.ts';
import { defineTask, handlersOf } from './task.ts';

test('tasks that wait for their time run once it has come, without anybody telling of them', async () => {
  const app = await startTestApp();
  const ran: string[] = [];
  const kind = (name: string) =>
    defineTask({
      name,
      payload: z.object({ word: z.string() }),
      givenUp: { nobodyWaits: 'a test' },
      run: async (_services, { word }) => void ran.push(word),
    });
  const [soon, later] = [kind('look.soon'), kind('look.later')];
  const queue = await openQueue(app.databaseUrl, [soon, later], pino({ level: 'silent' }));
  try {
    await queue.work(handlersOf([soon, later], app.services));
    const inMilliseconds = (milliseconds: number) => new Date(Date.now() + milliseconds);
    await withTransaction(app.services.db, async (trx) => {
      await queue.enqueue(trx, later, { word: 'in an hour' }, inMilliseconds(3_600_000));
      await queue.enqueue(trx, soon, { word: 'second' }, inMilliseconds(1_200));
      await queue.enqueue(trx, soon, { word: 'first' }, inMilliseconds(600));
    });
    await until(async () => ran.length > 1, 'both have run');
    expect(ran).toEqual(['first', 'second']);
  } finally {
    await queue.stop();
  }
});

test('a look that fails is told, and followed by the next; none comes after the end', async () => {
  const told: unknown[] = [];
  const woken: string[] = [];
  let looks = 0;
  const end = lookForDue({
    execute: async () => {
      looks += 1;
      if (looks === 1) throw new Error('no connection');
      return { rows: [{ name: 'a.kind' }] };
    },
    wake: (kind) => woken.push(kind),
    onError: (error) => told.push(error),
  });
  await until(async () => woken.length > 0, 'the second look');
  await end();
  expect([told, woken, looks]).toEqual([[new Error('no connection')], ['a.kind'], 2]);
});
