import { expect, test, vi } from 'vitest';
import { loadLater } from './load-with-retry.ts';

test('what could not be loaded without a network is loaded as soon as it is back', async () => {
  const load = vi.fn<() => Promise<string>>();
  load
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValueOnce('code');
  const loaded = loadLater(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  // The pause has begun once the failure is heard of.
  await Promise.resolve();
  dispatchEvent(new Event('online'));
  expect(await loaded).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});
