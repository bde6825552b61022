import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { applyPatches, patched } from './optimistic.ts';

const half = { queryKey: ['jobs', 'list'], change: (count: number) => count / 2 };
const ofOne = { queryKey: ['jobs', 'list', { kind: 'campus' }], change: (count: number) => count - 1 };

test('a response is shown as it will be once everything queued is done, in its order', () => {
  expect(patched(['jobs', 'list', { kind: 'campus', q: '' }], 8, [half, ofOne])).toBe(3);
  expect(patched(['jobs', 'list', { kind: 'internship' }], 8, [half, ofOne])).toBe(4);
  expect(patched(['jobs', 'detail'], 8, [half, ofOne])).toBe(8);
});

test('what is not here yet stays so', () => {
  expect(patched(['jobs', 'list'], undefined, [half])).toBeUndefined();
});

test('when an action is done, the responses that are here say so', () => {
  const client = new QueryClient();
  client.setQueryData(['jobs', 'list', { kind: 'campus' }], 8);
  client.setQueryData(['jobs', 'detail'], 8);
  applyPatches(client, [half]);
  expect(client.getQueryData(['jobs', 'list', { kind: 'campus' }])).toBe(4);
  expect(client.getQueryData(['jobs', 'detail'])).toBe(8);
});

test('a response that was asked for before the action comes too late', async () => {
  const client = new QueryClient();
  let response: (count: number) => void = () => undefined;
  client.setQueryData(['jobs', 'list'], 8);
  const asked = client.fetchQuery({
    queryKey: ['jobs', 'list'],
    queryFn: ({ signal }) =>
      new Promise<number>((resolve, reject) => {
        response = resolve;
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  });
  applyPatches(client, [half]);
  response(8);
  await asked.catch(() => undefined);
  expect(client.getQueryData(['jobs', 'list'])).toBe(4);
});
