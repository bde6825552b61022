import { enterHolidays, type HolidaysOfYear, listHolidays } from '@qinghe/contract/dict/holidays.ts';
import { beforeEach, expect, test } from 'vitest';
import { fail, open, respond, screen, waitFor } from '../../../test/screen.tsx';
import { operatorSession } from '../../lib/session/operator-session.ts';
import Holidays from './holidays.tsx';

const of2026: HolidaysOfYear = {
  year: 2026,
  holidays: [
    { name: '元旦', from: '2025-12-31', to: '2026-01-03' },
    { name: '清明节', from: '2026-04-05', to: '2026-04-05' },
  ],
  worked: ['2026-01-04'],
};
const list = respond(listHolidays, { items: [of2026] });

beforeEach(() => operatorSession.begin('of the operator'));

test('each year says what is off and what is worked instead', async () => {
  await open(<Holidays />, { address: '/ops/holidays', replies: [list] });
  const row = await screen.findByRole('row', { name: /^2026/ });
  for (const words of ['元旦：2025年12月31日至1月3日', '清明节：4月5日', '1月4日'])
    expect(row.textContent).toContain(words);
});

test('the notice of the next year is entered; one that does not fit stays in its field with what is wrong', async () => {
  const page = await open(<Holidays />, {
    address: '/ops/holidays',
    replies: [list, fail(enterHolidays, 400, { field: 'notice', reason: '2027-01-01 是周五，通知里写的是周四' })],
  });
  await page.user.click(await screen.findByRole('button', { name: '录入通知' }));
  const notice = '一、元旦：1月1日（周四）放假1天，不调休。';
  await page.user.type(screen.getByRole('textbox', { name: /通知正文/ }), notice);
  await page.user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText(/通知里写的是周四/)).toBeTruthy();
  expect(page.server.requests(enterHolidays)).toEqual([{ year: 2027, notice }]);
  page.server.use(
    respond(enterHolidays, {
      year: 2027,
      holidays: [{ name: '元旦', from: '2027-01-01', to: '2027-01-01' }],
      worked: [],
    }),
  );
  await page.user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
