import {
  answerFeedback,
  closeFeedback,
  type HandledFeedback,
  listHandledFeedback,
  openFeedback,
} from '@qinghe/contract/feedback/console.ts';
import { beforeEach, expect, test } from 'vitest';
import { handledFeedback } from '../../../test/feedback.ts';
import { open, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import { operatorSession } from '../../lib/session/operator-session.ts';
import OpsFeedback from './feedback.tsx';

const uuid = (n: number) => `01890000-0000-7000-8000-00000000000${n}`;
const at = '2026-11-27T02:00:00.000Z';
const feedback = handledFeedback;
const show = (item: HandledFeedback = feedback) =>
  open(<OpsFeedback />, {
    handle: { title: 'opsFeedback' },
    replies: [
      respond(listHandledFeedback, { items: [item], next_cursor: null }),
      respond(openFeedback, { ...item, state: item.state === 'new' ? 'seen' : item.state, version: 2 }),
      respond(answerFeedback, { ...item, state: 'answered', version: 3 }),
      respond(closeFeedback, { ...item, state: 'closed', closed_at: at, version: 3 }),
    ],
  });

beforeEach(() => operatorSession.begin('of the operator'));

test('opening makes it seen, and the answer is to what was seen', async () => {
  const { user, server } = await show();
  await user.click(await screen.findByText('导出的表格里少了一列'));
  const dialog = await screen.findByRole('dialog', { name: '意见反馈' });
  await waitFor(() => expect(server.requests(openFeedback)).toEqual([{ uuid: uuid(1) }]));
  expect(within(dialog).getByRole('link', { name: '林晓' }).getAttribute('href')).toBe(`/ops/account?id=${uuid(2)}`);
  expect(dialog.textContent).toContain('版本 a1b2c3d4e5f6');
  await user.type(within(dialog).getByLabelText('答复'), '已经补上了。');
  await user.click(within(dialog).getByRole('button', { name: '答复' }));
  await waitFor(() =>
    expect(server.requests(answerFeedback)).toEqual([{ text: '已经补上了。', uuid: uuid(1), version: 2 }]),
  );
});

test('it is closed from the list; what is closed takes no answer', async () => {
  const { user, server } = await show();
  const [, row] = await screen.findAllByRole('row');
  await user.click(within(row as HTMLElement).getByRole('button', { name: /^关闭/ }));
  await waitFor(() => expect(server.requests(closeFeedback)).toEqual([{ uuid: uuid(1), version: 1 }]));
});

test('closed feedback is shown with its answers, and by whom', async () => {
  const answers = [{ uuid: uuid(4), text: '已经补上了。', at, by: '苏禾' }];
  const { user } = await show({ ...feedback, state: 'closed', closed_at: at, answers });
  await user.click(await screen.findByText('导出的表格里少了一列'));
  const dialog = await screen.findByRole('dialog', { name: '意见反馈' });
  expect(dialog.textContent).toMatch(/苏禾 答复于/);
  expect(within(dialog).queryByLabelText('答复')).toBeNull();
});

test('the list has the beginning of a long text, never half of a sign, and says that there is more', async () => {
  const beginning = '列'.repeat(79);
  await show({ ...feedback, text: `${beginning}🙂还有` });
  expect(await screen.findByText(`${beginning}…`)).toBeDefined();
});
