import { describe, expect, test } from 'vitest';
import { ApiError, NO_RESPONSE } from './api-error.ts';
import { reactionTo } from './failure-rules.ts';

const to = (code: number, options = { silent: false, hasToken: true }) => reactionTo(new ApiError(code), options);

describe('the reaction to a failed call', () => {
  test.each([400, 404, 500, 40101, 40901])('%i shows its message and nothing more', (code) => {
    expect(to(code)).toEqual({ toast: 'message', next: 'nothing' });
  });

  test('a silent call shows nothing', () => {
    expect(to(500, { silent: true, hasToken: true })).toEqual({ toast: 'none', next: 'nothing' });
  });

  test('10104 is never toasted', () => {
    expect(to(10104)).toEqual({ toast: 'none', next: 'nothing' });
  });

  test.each([10107, 10108, 10109, 10110, 10111])('%i ends the session without its own toast', (code) => {
    expect(to(code)).toEqual({ toast: 'none', next: 'end-session' });
  });

  test.each([101, 401, 403])('%i ends the session, also of a silent call', (code) => {
    expect(to(code)).toEqual({ toast: 'message', next: 'end-session' });
    expect(to(code, { silent: true, hasToken: true })).toEqual({ toast: 'none', next: 'end-session' });
  });

  test.each([101, 401, 403, 10107])('%i ends nothing where there is no token', (code) => {
    expect(to(code, { silent: false, hasToken: false }).next).toBe('nothing');
  });

  test.each([5101, 5102, 5103, 5104, 5105, 5106, 40301])('%i asks the guard anew and ends nothing', (code) => {
    expect(to(code)).toEqual({ toast: 'message', next: 'ask-guard' });
    expect(to(code, { silent: true, hasToken: false }).next).toBe('nothing');
  });

  test('20515 reloads', () => {
    expect(to(20515)).toEqual({ toast: 'message', next: 'reload' });
  });

  test('4062 opens the dialog instead of a toast', () => {
    expect(to(4062)).toEqual({ toast: 'none', next: 'elsewhere-dialog' });
  });

  test('no response says that nothing was lost', () => {
    expect(to(NO_RESPONSE)).toEqual({ toast: 'network', next: 'nothing' });
  });
});
