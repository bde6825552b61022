import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { respondToFailure } from './failure.ts';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

test('a page that is out of date reloads once in a minute, however long the answer stays so', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const refused = () => {
    respondToFailure(new ApiError(20515));
    vi.advanceTimersByTime(2000);
  };
  refused();
  refused();
  expect(reload).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  refused();
  expect(reload).toHaveBeenCalledTimes(2);
});
