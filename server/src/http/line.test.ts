import { expect, test } from 'vitest';
import { openLine } from './line.ts';

/** Work that says when it began, and ends when it is told to. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<void>((resolve) => {
      begun.push(name);
      ends.set(name, resolve);
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { begun, work, end };
}

const options = { atOnce: 3, each: 2, waiting: 4, eachWaiting: 3 };

test('callers take turns: whoever sends much waits for its own', async () => {
  const line = openLine(options);
  const { begun, work, end } = works();
  for (const name of ['a1', 'a2', 'a3', 'a4']) void line('a', work(name));
  void line('b', work('b1'));
  void line('b', work('b2'));
  await new Promise(setImmediate);
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await end('a1');
  expect(begun.at(-1)).toBe('a3');
  await end('a2');
  expect(begun.at(-1)).toBe('b2');
  await end('b1');
  expect(begun.at(-1)).toBe('a4');
});

test('who has too many that wait is told so, and everybody where the line is full', async () => {
  const line = openLine(options);
  const { work } = works();
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void line('a', work(name));
  await expect(line('a', work('a6'))).rejects.toMatchObject({ code: 429, detail: { data: { retry_after: 5 } } });
  void line('b', work('b1'));
  void line('b', work('b2'));
  await expect(line('c', work('c1'))).rejects.toMatchObject({ code: 503 });
});

test('work that fails makes room as work that succeeds', async () => {
  const line = openLine({ ...options, atOnce: 1 });
  const failing = line('a', () => Promise.reject(new Error('broken')));
  const after = line('b', async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  await expect(after).resolves.toBe('done');
});
