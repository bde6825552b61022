import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { type Ad, cancelAd, getAdPlace, listAds, payAd } from '@qinghe/contract/ads/ads.ts';
import { listJobs } from '@qinghe/contract/jobs/endpoints.ts';
import { jobFilters } from '@qinghe/contract/jobs/job-filter.ts';
import { expect, test } from 'vitest';
import { open, type Reply, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import { userInfo } from '../../../test/user.ts';
import Ads from './ads.tsx';

const noJobs = {
  items: [],
  next_cursor: null,
  counts: Object.fromEntries(jobFilters.map((filter) => [filter, 0])) as Record<(typeof jobFilters)[number], number>,
  batches: { early: 0, autumn: 0, supplement: 0, spring: 0 },
};
const ad: Ad = {
  ...{
    uuid: '01890000-0000-7000-8000-000000000001',
    version: 1,
    place: 'jobs',
    title: '云杉秋招',
    words: '二十个岗位',
  },
  ...{ job: null, from: '2096-12-01', to: '2096-12-02', coins: 600, state: 'reviewing', reason: null, actor: '林晓' },
  ...{ created_at: '2026-11-27T02:00:00.000Z', views: 3, clicks: 1, cancellable: true },
};
const show = (replies: Reply[] = [], type: 'master' | 'slave' = 'master', locale: 'zh-CN' | 'en' = 'zh-CN') =>
  open(<Ads />, {
    locale,
    handle: { title: 'ads' },
    replies: [
      respond(getUserInfo, userInfo({ type })),
      respond(listAds, { items: [ad], next_cursor: null }),
      respond(getAdPlace, { coins: 300, first: '2096-12-01', last: '2097-01-20', full: ['2096-12-05'], balance: 1000 }),
      respond(listJobs, noJobs),
      ...replies,
    ],
  });
const fill = async ({ user }: Awaited<ReturnType<typeof show>>, dialog: HTMLElement, from: string, to: string) => {
  for (const [label, text] of [
    ['标题', '云杉秋招'],
    ['一句话', '二十个岗位'],
    ['第一天', from],
    ['最后一天', to],
  ] as const) {
    const field = within(dialog).getByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
  }
};

test('what it costs, and what is left afterwards, is said before it is paid', async () => {
  const page = await show([respond(payAd, ad)]);
  await page.user.click(await screen.findByRole('button', { name: /投广告/ }));
  const dialog = await screen.findByRole('dialog', { name: '投放广告' });
  expect(await within(dialog).findByText(/每天 300 币，一次最多 14 天/)).toBeDefined();
  await fill(page, dialog, '2096-12-01', '2096-12-02');
  expect(await within(dialog).findByText('余额 1,000 币，付后 400 币。')).toBeDefined();
  await page.user.click(within(dialog).getByRole('button', { name: '用 600 币支付' }));
  expect(await screen.findByText('已支付，等平台审核')).toBeDefined();
  expect(page.server.requests(payAd)).toEqual([
    {
      ...{
        place: 'jobs',
        title: '云杉秋招',
        words: '二十个岗位',
        job_uuid: null,
        from: '2096-12-01',
        to: '2096-12-02',
      },
      expect: { coins: 600 },
    },
  ]);
});

test('full days, and coins that are missing, are said, and nothing can be sent', async () => {
  const page = await show();
  await page.user.click(await screen.findByRole('button', { name: /投广告/ }));
  const dialog = await screen.findByRole('dialog');
  await fill(page, dialog, '2096-12-04', '2096-12-07');
  expect(await within(dialog).findByText('这些天订满了：2096-12-05')).toBeDefined();
  expect(within(dialog).getByText('还差 200 币。')).toBeDefined();
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: /支付/ }).disabled).toBe(true);
});

test('each place has its own price and full days, and the table says where an ad stands', async () => {
  const days = { first: '2096-12-01', last: '2097-01-20', balance: 1000 };
  const page = await show([
    respond(getAdPlace, ({ place }) =>
      place === 'home' ? { ...days, coins: 200, full: [] } : { ...days, coins: 300, full: ['2096-12-05'] },
    ),
    respond(payAd, { ...ad, place: 'home' }),
    respond(listAds, { items: [{ ...ad, place: 'home' }], next_cursor: null }),
  ]);
  expect((await screen.findAllByRole('row'))[1]?.textContent).toContain('企业工作台');
  await page.user.click(await screen.findByRole('button', { name: /投广告/ }));
  const dialog = await screen.findByRole('dialog');
  await fill(page, dialog, '2096-12-05', '2096-12-06');
  expect(await within(dialog).findByText('这些天订满了：2096-12-05')).toBeDefined();
  await page.user.selectOptions(within(dialog).getByLabelText('位置'), '企业工作台');
  await page.user.click(await within(dialog).findByRole('button', { name: '用 400 币支付' }));
  expect(await screen.findByText('已支付，等平台审核')).toBeDefined();
  expect(page.server.requests(payAd)).toMatchObject([{ place: 'home', expect: { coins: 400 } }]);
});

test('an ad can be taken back after a question; a refused one says why', async () => {
  const refused = {
    ...ad,
    uuid: '01890000-0000-7000-8000-000000000002',
    state: 'refused' as const,
    cancellable: false,
  };
  const { user, server } = await show([
    respond(listAds, { items: [ad, { ...refused, reason: 'late' }], next_cursor: null }),
    respond(cancelAd, { ...ad, state: 'cancelled' }),
  ]);
  const rows = await screen.findAllByRole('row');
  expect(rows[2]?.textContent).toContain('未通过 开始前没有审完，币已退回');
  await user.click(within(rows[1] as HTMLElement).getByRole('button', { name: /撤回/ }));
  const question = await screen.findByRole('dialog', { name: '撤回「云杉秋招」？' });
  expect(question.textContent).toContain('600 币原样退回');
  await user.click(within(question).getByRole('button', { name: '撤回' }));
  await waitFor(() => expect(server.requests(cancelAd)).toEqual([{ uuid: ad.uuid, version: 1 }]));
});

test('a sub-account looks; it reads in English too', async () => {
  await show([respond(listAds, { items: [], next_cursor: null })], 'slave', 'en');
  expect(await screen.findByText('Only the main account can pay for ads.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /New ad/ })).toBeNull();
});
