import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import {
  type Feedback,
  listFeedback,
  readAnswers,
  sendFeedback,
  uploadFeedbackPicture,
} from '@qinghe/contract/feedback/feedback.ts';
import { expect, test } from 'vitest';
import { fail, open, type Reply, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import { userInfo } from '../../../test/user.ts';
import MyFeedback from './my-feedback.tsx';

const uuid = (n: number) => `01890000-0000-7000-8000-00000000000${n}`;
const at = '2026-11-27T02:00:00.000Z';
const feedback: Feedback = {
  ...{ uuid: uuid(1), text: '导出的表格里少了一列', contact: '', page: '/resume/new', pictures: [], state: 'answered' },
  answers: [
    { uuid: uuid(2), text: '在补了。', at },
    { uuid: uuid(3), text: '已经补上了。', at },
  ],
  ...{ read_answers: 1, created_at: at, closed_at: null },
};
const show = (items: Feedback[] = [feedback], replies: Reply[] = [], locale: 'zh-CN' | 'en' = 'zh-CN') =>
  open(<MyFeedback />, {
    locale,
    address: '/personal/feedback',
    handle: { title: 'myFeedback' },
    replies: [
      respond(listFeedback, { items, next_cursor: null }),
      respond(getUserInfo, userInfo({ user_email: 'li**@yunshan.example' })),
      respond(readAnswers, {}),
      ...replies,
    ],
  });

test('an answer that was not read is marked, and said to be read once', async () => {
  const { server } = await show();
  expect(await screen.findByText('已经补上了。')).toBeDefined();
  expect(screen.getAllByText('新')).toHaveLength(1);
  expect(screen.getByText('已答复')).toBeDefined();
  await waitFor(() => expect(server.requests(readAnswers)).toEqual([{ uuid: uuid(1), answers: 2 }]));
  expect(screen.getAllByText('新')).toHaveLength(1);
});

test('words and pictures go along with the page they are about; Esc and a reload lose nothing', async () => {
  const { user, server, reload } = await show(
    [],
    [
      respond(uploadFeedbackPicture, { uuid: uuid(7) }),
      respond(sendFeedback, { ...feedback, answers: [], read_answers: 0, state: 'new' }),
    ],
  );
  const begin = async () => {
    await user.click((await screen.findAllByRole('button', { name: /提反馈/ }))[0] as HTMLElement);
    return screen.findByRole('dialog', { name: '意见反馈' });
  };
  await user.type(within(await begin()).getByLabelText('遇到的问题或建议'), '导出的表格里少了到岗时间');
  await user.upload(screen.getByLabelText('截图（选填）'), new File(['x'], 'a.png', { type: 'image/png' }));
  expect(await screen.findByRole('img', { name: '图片 1' })).toBeDefined();
  await user.keyboard('{Escape}');
  await reload();
  const dialog = await begin();
  expect(within(dialog).getByLabelText<HTMLTextAreaElement>('遇到的问题或建议').value).toBe('导出的表格里少了到岗时间');
  expect(within(dialog).getByText('不填就按账号的 li**@yunshan.example 联系。')).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: '提交' }));
  expect(await screen.findByText('已收到，答复会显示在「我的反馈」')).toBeDefined();
  expect(server.requests(sendFeedback)).toEqual([
    {
      ...{ text: '导出的表格里少了到岗时间', contact: '', pictures: [uuid(7)] },
      ...{ page: '/personal/feedback', build: expect.any(String), error_id: '' },
    },
  ]);
});

test('a picture that is refused says why and is left out', async () => {
  const { user } = await show(
    [],
    [fail(uploadFeedbackPicture, 42203, { reason: 'This picture cannot be opened' })],
    'en',
  );
  expect(await screen.findByText('No feedback yet')).toBeDefined();
  await user.click(screen.getAllByRole('button', { name: /Give feedback/ })[0] as HTMLElement);
  const field = await screen.findByLabelText('Screenshots (optional)');
  await user.upload(field, new File(['x'], 'a.png', { type: 'image/png' }));
  expect(await screen.findByText('This picture cannot be opened')).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
});
