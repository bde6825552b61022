import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { within } from './within.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const never = new Promise<never>(() => {});

test('what comes in time is handed on, a failure too', async () => {
  vi.stubGlobal('document', { hidden: false });
  expect(await within(1000, Promise.resolve('drawn'))).toBe('drawn');
  await expect(within(1000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('what never comes has failed, once somebody has looked at the page for as long', async () => {
  const page = { hidden: true };
  vi.stubGlobal('document', page);
  const failed = vi.fn();
  within(1000, never).catch(failed);
  await vi.advanceTimersByTimeAsync(3500);
  expect(failed).not.toHaveBeenCalled();
  page.hidden = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(failed).toHaveBeenCalledOnce();
});
