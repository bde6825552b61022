import { type CannedAnswer, listCannedAnswers } from '@qinghe/contract/help/canned.ts';
import {
  getHelpTyping,
  type HandledHelp,
  type HandledHelpMessage,
  listHelpQueue,
  needNoAnswer,
  noteHelp,
  openHelp,
  readHelpAsOperator,
  replyToHelp,
  resolveHelp,
  takeHelp,
  typeInHelpAsOperator,
  uploadHelpFileAsOperator,
} from '@qinghe/contract/help/console.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { handledHelp, ownWord } from '../../../test/help.ts';
import { act, fail, hold, open, type Reply, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import { operatorSession } from '../../lib/session/operator-session.ts';
import OpsHelp from './help.tsx';

const { uuid } = handledHelp;
const word: HandledHelpMessage = { ...ownWord, by: null };
const answer: HandledHelpMessage = { ...word, uuid, seq: 2, side: 'platform', by: '苏禾' };
const figures = { waiting: 1, longest_minutes: 17, first_answer: { median_minutes: 12, conversations: 8 } };
const show = (item: HandledHelp = handledHelp, replies: Reply[] = []) =>
  open(<OpsHelp />, {
    address: '/ops/help',
    handle: { title: 'opsHelp' },
    replies: [
      respond(listHelpQueue, {
        items: [item],
        more: false,
        counts: { mine: 0, unassigned: 1, all: 1 },
        figures,
        knows_holidays: true,
      }),
      respond(openHelp, { ...item, messages: [word] }),
      respond(getHelpTyping, { person: false, operators: [] }),
      respond(typeInHelpAsOperator, {}),
      respond(readHelpAsOperator, {}),
      respond(takeHelp, item),
      respond(needNoAnswer, item),
      respond(resolveHelp, item),
      respond(replyToHelp, answer),
      respond(noteHelp, { ...answer, side: 'note' }),
      ...replies,
    ],
  });

beforeEach(() => operatorSession.begin('of the operator'));

test('keys go through the queue, take, answer and resolve, as the conversation was seen', async () => {
  const { user, server } = await show();
  expect((await screen.findByRole('button', { name: /林晓/ })).textContent).toContain('等 17 分钟');
  await user.keyboard('j');
  const conversation = await screen.findByRole('region', { name: '林晓' });
  await user.keyboard('a');
  await waitFor(() => expect(server.requests(takeHelp)).toEqual([{ uuid, version: 1 }]));
  await user.keyboard('r');
  await user.keyboard('可以改{Control>}{Enter}{/Control}');
  await waitFor(() => expect(server.requests(replyToHelp)).toHaveLength(1));
  expect(server.requests(replyToHelp)).toMatchObject([{ conversation_uuid: uuid, text: '可以改' }]);
  await user.click(within(conversation).getByRole('button', { name: '不用回复' }));
  await waitFor(() => expect(server.requests(needNoAnswer)).toEqual([{ uuid, version: 1, seq: 1 }]));
  await user.click(within(conversation).getByRole('button', { name: /解决/ }));
  await waitFor(() => expect(server.requests(resolveHelp)).toEqual([{ uuid, version: 1, seq: 1 }]));
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain(`/ops/company?id=${handledHelp.company?.uuid}`);
});

test('a note goes where its person never sees it, and the next words are an answer again', async () => {
  const { user, server } = await show();
  await user.click(await screen.findByRole('button', { name: /林晓/ }));
  await user.click(await screen.findByRole('tab', { name: '备注' }));
  await user.type(screen.getByLabelText('备注，对方看不到'), '执照换过名');
  await user.click(screen.getByRole('button', { name: '记下' }));
  await waitFor(() => expect(server.requests(noteHelp)).toMatchObject([{ text: '执照换过名' }]));
  expect(await screen.findByLabelText('回复对方')).toBeDefined();
  expect(server.requests(replyToHelp)).toEqual([]);
});

test('who has it is said, and an answer that is refused keeps its words and says why', async () => {
  const operator = { uuid, name: '乔安', is_you: false };
  const reason = '乔安 正在接待这个会话';
  const { user } = await show({ ...handledHelp, operator }, [fail(replyToHelp, 40902, { reason })]);
  await user.click(await screen.findByRole('button', { name: /林晓/ }));
  expect((await screen.findAllByText('乔安 在接待')).length).toBe(2);
  // Before a long answer is typed, and not of a note.
  expect(screen.getByText('乔安 在接待：放回队列后才能回复。')).toBeDefined();
  await user.click(screen.getByRole('tab', { name: '备注' }));
  expect(screen.queryByText(/放回队列后/)).toBeNull();
  await user.click(screen.getByRole('tab', { name: '回复' }));
  expect(screen.queryByRole('button', { name: /^接待/ })).toBeNull();
  await user.type(screen.getByLabelText('回复对方'), '可以改');
  await user.click(screen.getByRole('button', { name: '发送' }));
  expect(await screen.findByText(new RegExp(reason))).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>('回复对方').value).toBe('可以改');
});

const canned = (n: number, title: string, content: string): CannedAnswer => ({
  ...{ uuid: `01890000-0000-7000-8000-0000000000c${n}`, title, content, version: 1 },
});
const answers = [canned(1, '改发票抬头', '请在「开具发票」里改。'), canned(2, '退款多久到', '三个工作日内退回原路。')];
const withAnswers = async () => {
  const opened = await show(handledHelp, [respond(listCannedAnswers, { items: answers })]);
  await opened.user.click(await screen.findByRole('button', { name: /林晓/ }));
  return { ...opened, field: await screen.findByLabelText<HTMLTextAreaElement>('回复对方') };
};

test('a slash offers canned answers, what is typed behind it finds one, and Enter puts it there unsent', async () => {
  const { user, server, field } = await withAnswers();
  await user.type(field, '/');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  await user.type(field, '退回');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('退款多久到'),
  ]);
  await user.keyboard('{Enter}');
  expect(field.value).toBe('三个工作日内退回原路。');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(server.requests(replyToHelp)).toEqual([]);
});

test('Esc leaves the slash as it is, words that nothing holds say so, and the button puts one where the cursor is', async () => {
  const { user, field } = await withAnswers();
  await user.type(field, '/没有');
  expect(await screen.findByText('没有这样的快捷回复')).toBeDefined();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('没有这样的快捷回复')).toBeNull();
  expect(field.value).toBe('/没有');
  await user.clear(field);
  await user.type(field, '您好，');
  await user.click(screen.getByRole('button', { name: /快捷回复/ }));
  await user.click(await screen.findByRole('option', { name: /改发票抬头/ }));
  expect(field.value).toBe('您好，请在「开具发票」里改。');
});

test('while there is nothing to send the button is off and says why, for answers and for notes', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: /林晓/ }));
  const why = (name: string) => {
    const button = screen.getByRole<HTMLButtonElement>('button', { name });
    const said = document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
    return button.disabled ? said : null;
  };
  await screen.findByRole('button', { name: '发送' });
  expect(why('发送')).toBe('写了内容或附了文件才能发送。');
  await user.type(screen.getByLabelText('回复对方'), ' 可');
  expect(why('发送')).toBeNull();
  await user.clear(screen.getByLabelText('回复对方'));
  await user.click(screen.getByRole('tab', { name: '备注' }));
  expect(why('记下')).toBe('写了内容才能保存。');
});

test('the keys that send wait for a file as the button does, and send nothing where there is nothing', async () => {
  const upload = hold(uploadHelpFileAsOperator, { uuid, name: '说明.pdf', type: 'application/pdf', size: 10 });
  const { user, server } = await show(handledHelp, [upload]);
  await user.click(await screen.findByRole('button', { name: /林晓/ }));
  const field = await screen.findByLabelText('回复对方');
  await user.click(field);
  const keys = '{Control>}{Enter}{/Control}';
  await user.keyboard(keys);
  await user.upload(screen.getByLabelText('附文件', { selector: 'input' }), new File(['%PDF-1.4'], '说明.pdf'));
  await user.click(field);
  await user.keyboard(`见附件${keys}`);
  await act(async () => undefined);
  expect(server.requests(replyToHelp)).toEqual([]);
  await act(async () => upload.release());
  await user.click(field);
  await user.keyboard(keys);
  await waitFor(() => expect(server.requests(replyToHelp)).toMatchObject([{ text: '见附件', file: uuid }]));
});

test('who types is asked for while the page is looked at and the conversation is open', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  try {
    const { user, server } = await show();
    await user.click(await screen.findByRole('button', { name: /林晓/ }));
    await waitFor(() => expect(server.requests(getHelpTyping)).toHaveLength(1));
    await act(() => vi.advanceTimersByTimeAsync(2_100));
    await waitFor(() => expect(server.requests(getHelpTyping)).toHaveLength(2));
    visible.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(server.requests(getHelpTyping)).toHaveLength(2);
  } finally {
    visible.mockRestore();
    vi.useRealTimers();
  }
});

test('of a resolved conversation nobody asks who types', async () => {
  const { user, server } = await show({ ...handledHelp, state: 'resolved', waited_minutes: null });
  await user.click(await screen.findByRole('button', { name: /林晓/ }));
  await screen.findByRole('region', { name: '林晓' });
  expect(server.requests(openHelp)).toHaveLength(1);
  expect(server.requests(getHelpTyping)).toEqual([]);
});

test('who types is said to be typing, and an answer is told where a note and a search are not', async () => {
  const { user, server } = await show(handledHelp, [
    respond(getHelpTyping, { person: true, operators: ['乔安'] }),
    respond(listCannedAnswers, { items: [] }),
  ]);
  await user.click(await screen.findByRole('button', { name: /林晓/ }));
  expect(await screen.findByText('对方正在输入…')).toBeDefined();
  expect(screen.getByText('乔安 正在回复…')).toBeDefined();
  await user.type(screen.getByLabelText('回复对方'), '/退款');
  await user.clear(screen.getByLabelText('回复对方'));
  await user.click(await screen.findByRole('tab', { name: '备注' }));
  await user.type(screen.getByLabelText('备注，对方看不到'), '执照');
  expect(server.requests(typeInHelpAsOperator)).toEqual([]);
  await user.click(await screen.findByRole('tab', { name: '回复' }));
  await user.type(screen.getByLabelText('回复对方'), '可以改');
  // Once for all that is typed within three seconds.
  await waitFor(() => expect(server.requests(typeInHelpAsOperator)).toEqual([{ uuid }]));
});

test('how many wait, the longest and the median of first answers stand above the rows', async () => {
  await show();
  const strip = await screen.findByRole('list', { name: '等待情况' });
  expect(
    within(strip)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['在等1', '最长等待17 分钟', '近 7 天首次回复中位数12 分钟8 个会话']);
});

test('a conversation that is gone says so, and leads back to the list', async () => {
  const { user } = await show(handledHelp, [fail(openHelp, 40401)]);
  await user.click(await screen.findByRole('button', { name: /林晓/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('这个会话不在了');
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '返回列表' }));
  expect(await screen.findByText('选一个会话')).toBeDefined();
});

test('words run in the direction of their letters', async () => {
  const { user } = await show(handledHelp, [
    respond(openHelp, { ...handledHelp, messages: [{ ...word, text: 'שלום (1)' }] }),
  ]);
  await user.click(await screen.findByRole('button', { name: /林晓/ }));
  expect((await screen.findByText('שלום (1)')).getAttribute('dir')).toBe('auto');
});
