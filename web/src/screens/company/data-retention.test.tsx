import { getRetention, saveRetention } from '@qinghe/contract/candidates/retention.ts';
import { expect, test } from 'vitest';
import { fail, open, respond, screen } from '../../../test/screen.tsx';
import DataRetention from './data-retention.tsx';

const usual = { months: 12 as const, version: 0, ending: 0, next: null };

test('the time is chosen, and what goes soon is said', async () => {
  const { user, server } = await open(<DataRetention />, {
    replies: [
      respond(getRetention, { ...usual, ending: 3, next: '2026-12-01' }),
      respond(saveRetention, { months: 24, version: 1 }),
    ],
  });
  expect(await screen.findByText(/有 3 份投递到期，最早 2026年12月1日/)).toBeDefined();
  await user.selectOptions(screen.getByLabelText('最后一次进展之后保存'), '24 个月');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('保存期已修改')).toBeDefined();
  expect(server.requests(saveRetention)).toEqual([{ months: 24, version: 0 }]);
});

test('whose choice a colleague overtook keeps it and hears of it', async () => {
  const { user } = await open(<DataRetention />, {
    replies: [respond(getRetention, usual), fail(saveRetention, 40901, { data: { months: 6, version: 1 } })],
  });
  expect(await screen.findByText('没有投递到期。')).toBeDefined();
  const select = screen.getByLabelText<HTMLSelectElement>('最后一次进展之后保存');
  await user.selectOptions(select, '24 个月');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByRole('dialog')).toBeDefined();
  expect(select.value).toBe('24');
});
