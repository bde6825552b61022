import { answerHandOver, getHandOver } from '@qinghe/contract/company/hand-over.ts';
import { expect, test } from 'vitest';
import { open, respond, screen, waitFor } from '../../../../test/screen.tsx';
import { HandOverOffer } from './hand-over-offer.tsx';

const offer = { from: '林晓', to: '赵一鸣', is_for_me: true, expires_at: '2026-11-30T02:00:00.000Z' };

test('the one who is to lead the company accepts, and the question goes', async () => {
  const page = await open(<HandOverOffer />, {
    replies: [respond(getHandOver, { offer }), respond(answerHandOver, {})],
  });
  expect((await screen.findByRole('note')).textContent).toContain('林晓 要把主账号移交给你');
  page.server.use(respond(getHandOver, { offer: null }));
  await page.user.click(screen.getByRole('button', { name: '接受' }));
  await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
  expect(page.server.requests(answerHandOver)).toEqual([{ accept: true }]);
});

test('the one who offered sees no question', async () => {
  const page = await open(<HandOverOffer />, {
    replies: [respond(getHandOver, { offer: { ...offer, is_for_me: false } })],
  });
  await waitFor(() => expect(page.server.requests(getHandOver)).toHaveLength(1));
  expect(screen.queryByRole('note')).toBeNull();
});
