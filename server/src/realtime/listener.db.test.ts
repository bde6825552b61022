import { setImmediate as nextTurn } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { listen } from './listener.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());

test('a listener that is stopped at any moment of its opening ends without a word', async () => {
  const unheard: unknown[] = [];
  const record = (reason: unknown) => unheard.push(reason);
  process.on('unhandledRejection', record);
  for (let turns = 0; turns < 80; turns += 1) {
    const listener = listen(
      database.url,
      { wake: () => undefined, signal: () => undefined },
      pino({ level: 'silent' }),
    );
    for (let turn = 0; turn < turns; turn += 1) await nextTurn();
    await listener.stop();
  }
  await nextTurn();
  process.off('unhandledRejection', record);
  expect(unheard).toEqual([]);
});
