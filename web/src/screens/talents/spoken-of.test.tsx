import { locations } from '@qinghe/contract/dict/endpoints.ts';
import { countBatchInvite } from '@qinghe/contract/talents/batches.ts';
import { listTalentOpinions } from '@qinghe/contract/talents/list.ts';
import { expect, test } from 'vitest';
import { talent } from '../../../test/sample-talent.ts';
import { open, type Reply, respond, screen } from '../../../test/screen.tsx';
import SpokenOf from './spoken-of.tsx';

const link = '01890000-0000-7000-8000-000000000041';
const cost = { units: 1, coins: 0, units_left: 38, price: 5, balance: 120, missing: 0, invited: 12 };
const show = (address: string, ...replies: Reply[]) =>
  open(<SpokenOf />, {
    address,
    handle: { title: 'talentOpinions' },
    replies: [respond(locations, { provinces: [] }), respond(countBatchInvite, cost), ...replies],
  });
const opinion = {
  name: '沈南乔',
  verdict: 'recommend' as const,
  stars: null,
  words: '讲清了前后数字',
  said_at: '2026-11-25T02:42:00.000Z',
};

test('by the link of the address: each with what was said, to be invited at once', async () => {
  const items = [talent(1, { opinions: [opinion] })];
  const { server } = await show(
    `/talent/opinions?link=${link}`,
    respond(listTalentOpinions, { items, next_cursor: null }),
  );
  const row = await screen.findByRole('article', { name: /K7QA/ });
  expect(row.textContent).toContain('讲清了前后数字');
  expect(server.requests(listTalentOpinions)).toEqual([{ link, limit: 30 }]);
  expect(screen.getByRole('link', { name: '全部意见' }).getAttribute('href')).toBe('/talent/opinions');
  expect(screen.getByRole('button', { name: /邀请/ })).toBeDefined();
});

test('without a link it is all of the company; nobody yet says how', async () => {
  const { server } = await show(
    '/talent/opinions?link=made-up',
    respond(listTalentOpinions, { items: [], next_cursor: null }),
  );
  expect(await screen.findByText('还没有意见')).toBeDefined();
  expect(server.requests(listTalentOpinions)).toEqual([{ limit: 30 }]);
});
