import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { getCompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import { expect, test, vi } from 'vitest';
import { company } from '../../../../test/papers.ts';
import { open, respond, screen } from '../../../../test/screen.tsx';
import { dayReplies } from '../../../../test/today.ts';
import { userInfo } from '../../../../test/user.ts';
import { CommonTip } from './common-tip.tsx';

type Status = 'uncheck' | 'later_check' | 'appeal' | 'revision' | 'pass' | 'reject';
const notice = { uuid: '01890000-0000-7000-8000-0000000000a1', title: '春招服务安排' };

const show = (check_status: Status, notices = [notice]) =>
  open(
    <>
      <CommonTip />
      <p>{check_status}</p>
    </>,
    {
      replies: [
        respond(getUserInfo, userInfo()),
        respond(getCompanyInfo, { company: { ...company, check_status } }),
        ...dayReplies({}, notices),
      ],
    },
  );

test.each([
  ['uncheck', '企业资料正在审核'],
  ['later_check', '企业已先行放行'],
  ['appeal', '申诉处理中'],
  ['revision', '资料变更正在审核'],
] as const)('while papers are looked at (%s) it says so, and leads to where they stand', async (status, words) => {
  await show(status);
  expect((await screen.findByRole('note')).textContent).toContain(words);
  expect(screen.getByRole('link', { name: '看进度' }).getAttribute('href')).toBe('/personal/hr-identify');
});

test('closed by the keyboard it is gone until the next day in China, for this person alone', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T02:00:00Z') });
  const page = await show('uncheck');
  (await screen.findByRole('button', { name: '今天不再提示' })).focus();
  await page.user.keyboard('{Enter}');
  expect(screen.queryByRole('note')).toBeNull();
  expect(localStorage.getItem(`consultantShow${userInfo().useruuid}`)).toBe('2026-11-22');
  await page.reload();
  expect(screen.queryByRole('note')).toBeNull();
  // 23:59 of the same day in China, and a minute later.
  vi.setSystemTime(new Date('2026-11-22T15:59:00Z'));
  await page.reload();
  expect(screen.queryByRole('note')).toBeNull();
  vi.setSystemTime(new Date('2026-11-22T16:00:00Z'));
  await page.reload();
  expect(await screen.findByRole('note')).toBeTruthy();
});

test('once the papers have passed it tells the newest notice, until that is opened or put away', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T02:00:00Z') });
  const page = await show('pass');
  expect((await screen.findByRole('note')).textContent).toContain('平台公告：春招服务安排');
  expect(screen.getByRole('link', { name: '看公告' }).getAttribute('href')).toBe(`/message/notice?id=${notice.uuid}`);
  await page.user.click(screen.getByRole('button', { name: '知道了' }));
  expect(screen.queryByRole('note')).toBeNull();
  vi.setSystemTime(new Date('2026-11-24T02:00:00Z'));
  await page.reload();
  expect(screen.queryByRole('note')).toBeNull();
});

test.each(['pass', 'reject'] as const)(
  'without a notice, or with nothing to tell (%s), there is none',
  async (status) => {
    await show(status, []);
    expect(await screen.findByText(status)).toBeTruthy();
    expect(screen.queryByRole('note')).toBeNull();
  },
);
