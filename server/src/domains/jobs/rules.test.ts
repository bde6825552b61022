import { type JobState, jobStates } from '@qinghe/contract/jobs/job.ts';
import { expect, test } from 'vitest';
import { chinaDay, dayAfter } from '../../time/china-day.ts';
import { jobAbilities } from './access.ts';
import { isExpiring, isPastDeadline } from './rules.ts';

const now = new Date('2026-03-01T04:00:00Z');

test('days are those of the calendar in China', () => {
  expect(chinaDay(new Date('2026-02-28T15:59:59Z'))).toBe('2026-02-28');
  expect(chinaDay(new Date('2026-02-28T16:00:00Z'))).toBe('2026-03-01');
  expect(dayAfter('2026-02-28', 1)).toBe('2026-03-01');
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
  expect(dayAfter('2026-01-01', -1)).toBe('2025-12-31');
});

const plain = { change_of: null, change: null };

test.each([
  ['2026-02-28', true],
  ['2026-03-01', true],
  ['2026-03-16', true],
  ['2026-03-17', false],
])('an online job with the deadline %s is about to expire: %s', (deadline, expiring) => {
  expect(isExpiring({ state: 'online', deadline }, now)).toBe(expiring);
  for (const state of jobStates.filter((other) => other !== 'online'))
    expect(isExpiring({ state, deadline }, now)).toBe(false);
});

test('a deadline is past the day after, never without one', () => {
  expect(isPastDeadline('2026-03-01', now)).toBe(false);
  expect(isPastDeadline('2026-02-28', now)).toBe(true);
  expect(isPastDeadline(null, now)).toBe(false);
});

// e edit, p publish, d take down (offline), u put up (online), r remove
test.each<[JobState, boolean, string]>([
  ['draft', false, 'ep--r'],
  ['draft', true, 'ep---'],
  ['reviewing', true, '-----'],
  ['online', true, '--d--'],
  ['offline', true, 'ep-u-'],
  ['expired', true, 'ep---'],
  ['refused', true, 'ep---'],
])('a job that is %s (published before: %s) allows %s', (state, published, expected) => {
  const job = { ...plain, state, deadline: '2026-04-01', published_at: published ? '2026-02-01T00:00:00.000Z' : null };
  const { edit, publish, take_offline, put_online, remove } = jobAbilities(job, now);
  const shown = [edit && 'e', publish && 'p', take_offline && 'd', put_online && 'u', remove && 'r'];
  expect(shown.map((letter) => letter || '-').join('')).toBe(expected);
});

test('an offline job past its deadline cannot be put online', () => {
  const offline = { ...plain, state: 'offline' as const, deadline: '2026-02-28', published_at: null };
  expect(jobAbilities(offline, now).put_online).toBe(false);
});

test('an online job is changed beside its text; the change is thrown away unless it is in review, and the job waits for it', () => {
  const online = { ...plain, state: 'online' as const, deadline: null, published_at: '2026-02-01T00:00:00.000Z' };
  expect(jobAbilities(online, now)).toMatchObject({ change: true, edit: false });
  const change = { ...online, state: 'refused' as const, change_of: 'a' };
  expect(jobAbilities(change, now)).toMatchObject({ change: false, edit: true, publish: true, remove: true });
  expect(jobAbilities({ ...change, state: 'reviewing' }, now)).toMatchObject({ remove: false, edit: false });
  const offline = { ...online, state: 'offline' as const, change: {} };
  expect(jobAbilities(offline, now)).toMatchObject({ edit: false, change: true, put_online: true });
});
