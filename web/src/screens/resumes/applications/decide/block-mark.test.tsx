import { blockCandidate, unblockCandidate } from '@qinghe/contract/resumes/block.ts';
import { getApplication } from '@qinghe/contract/resumes/desk.ts';
import { expect, test } from 'vitest';
import { application } from '../../../../../test/application.ts';
import { open, respond, screen, waitFor, within } from '../../../../../test/screen.tsx';
import { useApplication } from '../../../../domains/resumes/api/get-application.ts';
import { BlockButton, BlockMark } from './block-mark.tsx';

const plain = application();
const block = {
  reason: 'no_show' as const,
  note: '',
  by_name: '赵一鸣',
  created_at: '2026-11-20T02:00:00.000Z',
  until: '2027-11-20T02:00:00.000Z',
  can_unblock: true,
};
const marked = application({ blocked: true, block });

function Person() {
  const { data } = useApplication(plain.uuid);
  return (
    data && (
      <>
        <BlockMark detail={data} />
        <BlockButton detail={data} />
      </>
    )
  );
}

test('a person is marked with a reason, which says what does not follow from it, and unmarked again', async () => {
  const page = await open(<Person />, {
    replies: [respond(getApplication, plain), respond(blockCandidate, marked), respond(unblockCandidate, plain)],
  });
  await page.user.click(await screen.findByRole('button', { name: '加入黑名单' }));
  const dialog = within(await screen.findByRole('dialog', { name: '把郑琪加入黑名单？' }));
  expect(dialog.getByText(/不会通知候选人/)).toBeDefined();
  await page.user.click(dialog.getByLabelText('其他（请写明）'));
  await page.user.click(dialog.getByRole('button', { name: '加入黑名单' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('必填');
  await page.user.click(dialog.getByLabelText('约好没来，也没说明'));
  page.server.use(respond(getApplication, marked));
  await page.user.click(dialog.getByRole('button', { name: '加入黑名单' }));
  expect((await screen.findByText(/^在黑名单里。/)).textContent).toContain('约好没来，也没说明（赵一鸣记录，');
  expect(page.server.requests(blockCandidate)).toEqual([{ uuid: plain.uuid, reason: 'no_show', note: '' }]);
  page.server.use(respond(getApplication, plain));
  await page.user.click(screen.getByRole('button', { name: '把郑琪移出黑名单' }));
  await waitFor(() => expect(screen.getByRole('button', { name: '加入黑名单' })).toBeDefined());
});

test('a colleague’s mark is read, and not taken off', async () => {
  const theirs = application({ blocked: true, block: { ...block, can_unblock: false } });
  await open(<Person />, { replies: [respond(getApplication, theirs)] });
  expect(await screen.findByText(/在黑名单里/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
