import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { sendFeedback } from '@qinghe/contract/feedback/feedback.ts';
import { expect, test } from 'vitest';
import { handledFeedback } from '../../test/feedback.ts';
import { hang, open, respond, screen, within } from '../../test/screen.tsx';
import { TellOfError } from './tell-of-error.tsx';

test('from a page that failed one says what one did; path and name of the error go along, no query', async () => {
  const { user, server } = await open(<TellOfError errorId="TypeError-0a1b2c3d" />, {
    address: '/resume/new?q=13800000001',
    path: '/resume/:stage',
    replies: [hang(getUserInfo), respond(sendFeedback, { ...handledFeedback, answers: [], read_answers: 0 })],
  });
  await user.click(await screen.findByRole('button', { name: '告诉我们' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/TypeError-0a1b2c3d/)).toBeDefined();
  await user.type(
    within(dialog).getByRole('textbox', { name: '遇到的问题或建议' }),
    '点了筛选，页面就没了，重试也不行',
  );
  await user.click(within(dialog).getByRole('button', { name: '提交' }));
  expect(server.requests(sendFeedback)).toMatchObject([{ page: '/resume/new', error_id: 'TypeError-0a1b2c3d' }]);
  expect(JSON.stringify(server.requests(sendFeedback))).not.toContain('13800000001');
});
