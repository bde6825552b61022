import { getJob, publishJob } from '@qinghe/contract/jobs/endpoints.ts';
import { MutationObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { current } from '../../test/current-server.ts';
import { fail } from '../../test/fake-server.ts';
import { apiQuery } from '../lib/api/api-query.ts';
import { call } from '../lib/api/call.ts';
import { provideNotices } from '../lib/browser/notices.ts';
import { toast } from '../ui/toast/toast.ts';
import { queryClient } from './query-client.ts';

let told: string[];
beforeEach(() => {
  told = [];
  provideNotices({ success: (text) => told.push(`done: ${text}`), error: (text) => told.push(text) });
});
afterEach(() => provideNotices(toast));

const job = { uuid: '01890000-0000-7000-8000-000000000001' };
const publish = () => call(publishJob, { ...job, version: 1 });

/** As `useAction` does it. */
const change = (
  mutationFn: () => Promise<unknown>,
  meta: { silent: boolean; successToast: true | string | undefined },
): Promise<unknown> => new MutationObserver(queryClient, { mutationFn, meta }).mutate().catch(() => undefined);

test('a read that failed is told once', async () => {
  current.server.use(fail(getJob, 500, { reason: '坏了' }));
  await queryClient.fetchQuery(apiQuery(getJob, job)).catch(() => undefined);
  expect(told).toEqual(['坏了']);
});

test('a screen that says itself what failed is not spoken over', async () => {
  current.server.use(fail(getJob, 500, { reason: '坏了' }), fail(publishJob, 500, { reason: '坏了' }));
  await queryClient.fetchQuery(apiQuery(getJob, job, { silent: true })).catch(() => undefined);
  await change(publish, { silent: true, successToast: undefined });
  expect(current.server.requests(publishJob)).toHaveLength(1);
  expect(told).toEqual([]);
});

test('a write that failed is told once, and one that did not where that is asked for', async () => {
  current.server.use(fail(publishJob, 40902, { reason: '现在不行' }));
  await change(publish, { silent: publishJob.silent, successToast: true });
  const done = async () => ({});
  await change(done, { silent: false, successToast: true });
  await change(done, { silent: false, successToast: '已保存' });
  await change(done, { silent: false, successToast: undefined });
  expect(told).toEqual(['现在不行', 'done: 操作成功', 'done: 已保存']);
});

test('a fault of our own is no message of the server', async () => {
  const broken = () => Promise.reject(new TypeError('undefined is not a function'));
  await change(broken, { silent: false, successToast: undefined });
  expect(told).toEqual([]);
});
