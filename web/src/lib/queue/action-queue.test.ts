import { beforeEach, expect, test } from 'vitest';
import { type ActionQueue, createActionQueue } from './action-queue.ts';

/** A network in the test's hand: each call waits until it is answered, refused or lost. */
interface Sent {
  name: string;
  key: string;
  keepalive: boolean;
  response: (output: string) => Promise<void>;
  refuse: (why: string) => Promise<void>;
}

let sent: Sent[];
let told: string[];
let retry: () => Promise<void>;
let queue: ActionQueue<string>;

beforeEach(() => {
  sent = [];
  told = [];
  queue = createActionQueue<string>({
    isLost: (error) => error === 'lost',
    untilRetry: () =>
      new Promise((resolve) => {
        retry = () => then(resolve);
      }),
    onLost: () => told.push('no response'),
    onDrained: () => told.push('drained'),
  });
});

/** Does it, and lets everything happen that follows from it. */
async function then(action: () => void): Promise<void> {
  action();
  await new Promise((resolve) => setImmediate(resolve));
}

const take = (name: string) =>
  queue.add(name, {
    send: ({ keepalive }) =>
      new Promise<string>((resolve, reject) => {
        sent.push({
          name,
          key: `key of ${name}`,
          keepalive,
          response: (output) => then(() => resolve(output)),
          refuse: (why) => then(() => reject(why)),
        });
      }),
    onDone: (output) => told.push(`${name}: ${output}`),
    onRefused: (error) => told.push(`${name} refused: ${error}`),
  });
const names = () => sent.map(({ name }) => name);

test('three quick decisions all count at once and are sent one after the other', async () => {
  for (const name of ['one', 'two', 'three']) take(name);
  expect(queue.effects()).toEqual(['one', 'two', 'three']);
  expect(names()).toEqual(['one']);
  await sent[0]?.response('moved');
  expect(names()).toEqual(['one', 'two']);
  expect(queue.effects()).toEqual(['two', 'three']);
  await sent[1]?.response('moved');
  await sent[2]?.response('moved');
  expect(told).toEqual(['one: moved', 'two: moved', 'three: moved', 'drained']);
  expect(queue.size()).toBe(0);
});

test('a refused one is told and taken back, the others go on', async () => {
  const first = take('one');
  take('two');
  await sent[0]?.refuse('changed by somebody else');
  expect(await first.response).toBeUndefined();
  expect(told).toEqual(['one refused: changed by somebody else']);
  expect(queue.effects()).toEqual(['two']);
  await sent[1]?.response('moved');
  expect(told).toEqual(['one refused: changed by somebody else', 'two: moved', 'drained']);
});

test('one whose response was lost is sent again before the next one, and said once', async () => {
  take('one');
  take('two');
  await sent[0]?.refuse('lost');
  expect(queue.effects()).toEqual(['one', 'two']);
  await retry();
  await sent[1]?.refuse('lost');
  await retry();
  expect(names()).toEqual(['one', 'one', 'one']);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  await sent[2]?.response('moved');
  expect(names()).toEqual(['one', 'one', 'one', 'two']);
  expect(told).toEqual(['no response', 'one: moved']);
});

test('one that still waits can be withdrawn and is never sent', async () => {
  take('one');
  const second = take('two');
  expect(second.withdraw()).toBe(true);
  expect(queue.effects()).toEqual(['one']);
  expect(await second.response).toBeUndefined();
  await sent[0]?.response('moved');
  expect(names()).toEqual(['one']);
});

test('one that is on its way stops counting at once, and its response says what to undo', async () => {
  const first = take('one');
  expect(first.withdraw()).toBe(false);
  expect(queue.effects()).toEqual([]);
  expect(queue.size()).toBe(1);
  await sent[0]?.response('version 2');
  expect(await first.response).toBe('version 2');
});

test('when the page goes away everything is sent at once', () => {
  for (const name of ['one', 'two', 'three']) take(name);
  queue.sendAll();
  expect(sent.filter(({ keepalive }) => keepalive).map(({ name }) => name)).toEqual(['one', 'two', 'three']);
});

test('nothing of the person before is sent for the person now, who does not wait for their response', async () => {
  const first = take('one');
  take('two');
  queue.clear();
  expect(await first.response).toBeUndefined();
  take('three');
  expect(names()).toEqual(['one', 'three']);
  await sent[0]?.response('moved');
  expect(told).not.toContain('one: moved');
  await sent[1]?.response('moved');
  expect(told).toContain('three: moved');
  expect(names()).toEqual(['one', 'three']);
});

test('a subscriber sees each change, and the same list in between', () => {
  const seen: number[] = [];
  const stop = queue.subscribe(() => seen.push(queue.size()));
  take('one');
  expect(queue.effects()).toBe(queue.effects());
  stop();
  take('two');
  expect(seen).toEqual([1]);
});
