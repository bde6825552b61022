import { getJob, publishJob, saveDraft } from '@qinghe/contract/jobs/endpoints.ts';
import { MutationObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../lib/api-error.ts';

vi.mock('../lib/browser-session.ts', () => ({
  session: { onPersonChange: () => undefined, token: () => 'token', isEnding: () => false },
}));
vi.mock('../lib/i18n/i18n.ts', () => ({ i18n: { t: (key: string) => key }, currentLocale: () => 'en' }));
const call = vi.hoisted(() => vi.fn());
vi.mock('../lib/call.ts', () => ({ call }));
const { queryClient } = await import('./query-client.ts');
const { apiQuery } = await import('../lib/api-query.ts');
const { provideNotices } = await import('../lib/notices.ts');

let told: string[];
beforeEach(() => {
  told = [];
  provideNotices({ success: (text) => told.push(`done: ${text}`), error: (text) => told.push(text) });
  queryClient.clear();
});

/** As `useAction` does it. */
const change = (meta: { silent: boolean; successToast: true | string | undefined }) =>
  new MutationObserver(queryClient, { mutationFn: () => call(), meta }).mutate().catch(() => undefined);

test('a read that failed is told once', async () => {
  call.mockRejectedValue(new ApiError(500, { reason: 'broken' }));
  await queryClient.fetchQuery(apiQuery(getJob, { uuid: 'one' })).catch(() => undefined);
  expect(told).toEqual(['broken']);
});

test('a screen that says itself what failed is not spoken over', async () => {
  call.mockRejectedValue(new ApiError(500, { reason: 'broken' }));
  await queryClient.fetchQuery(apiQuery(getJob, { uuid: 'one' }, { silent: true })).catch(() => undefined);
  await change({ silent: saveDraft.silent, successToast: undefined });
  expect(told).toEqual([]);
});

test('a write that failed is told once, and one that did not where that is asked for', async () => {
  call.mockRejectedValueOnce(new ApiError(40902, { reason: 'not now' }));
  await change({ silent: publishJob.silent, successToast: true });
  call.mockResolvedValue({});
  await change({ silent: false, successToast: true });
  await change({ silent: false, successToast: 'Saved' });
  await change({ silent: false, successToast: undefined });
  expect(told).toEqual(['not now', 'done: common:succeeded', 'done: Saved']);
});

test('a fault of our own is no message of the server', async () => {
  call.mockRejectedValue(new TypeError('undefined is not a function'));
  await change({ silent: false, successToast: undefined });
  expect(told).toEqual([]);
});
