import {
  type Chat,
  type ChatMessage,
  getChat,
  listChatMessages,
  openChatFile,
  readChat,
  sendChatMessage,
  typeInChat,
  uploadChatFile,
} from '@qinghe/contract/chat/chat.ts';
import { listCommonWords } from '@qinghe/contract/settings/common-words.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { application, noChat } from '../../../../../test/application.ts';
import {
  act,
  cutOff,
  fail,
  fireEvent,
  hold,
  type Opened,
  open,
  type Reply,
  respond,
  screen,
  waitFor,
} from '../../../../../test/screen.tsx';
import { hearWord } from '../../../../lib/realtime/heard-words.ts';
import { hearTyping } from '../../../../lib/realtime/typing.ts';
import { useKey } from '../../../../ui/key/use-key.ts';
import { ChatDoor } from './chat-door.tsx';
import ChatPanel from './chat-panel.tsx';

const detail = application();
const uuid = (n: number) => `01890000-0000-7000-8000-0000000000a${n}`;
const word = (seq: number, side: ChatMessage['side'], text: string): ChatMessage => ({
  ...{ uuid: uuid(seq), seq, side, text, file: null },
  ...{ by: side === 'company' ? '周予安' : null, sent_at: `2026-11-27T02:0${seq}:00.000Z` },
});
const words = [word(2, 'candidate', '方便，几点？'), word(1, 'company', '周五下午方便来一趟吗')];
const begun: Chat = {
  ...{ ...noChat, last_seq: 2, unread: 1, read_by_us: 1, read_by_us_at: '2026-11-27T02:01:00.000Z' },
  ...{ read_by_them: 1, read_by_them_at: '2026-11-27T06:02:00.000Z' },
};
const phrases = [{ uuid: uuid(9), content: '{name}你好，{job}请带上作品', version: 1 }];

const show = (chat: Chat = begun, replies: Reply[] = [], address = '/') =>
  open(<ChatPanel detail={detail} />, {
    address,
    replies: [
      respond(getChat, chat),
      respond(listChatMessages, { items: chat.last_seq > 0 ? words : [], next_cursor: null }),
      respond(listCommonWords, { items: phrases }),
      respond(readChat, {}),
      respond(typeInChat, {}),
      ...replies,
    ],
  });
const field = () => screen.getByLabelText<HTMLTextAreaElement>('写给 郑琪');
const write = async ({ user }: Opened, text: string) => {
  await user.click(document.body);
  await user.keyboard(`c${text}{Control>}{Enter}{/Control}`);
};

/** Everything is in view. */
class InView {
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell;
  }
  observe = () => this.#tell([{ isIntersecting: true }]);
  disconnect = () => undefined;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('what was said stands in its order, with who wrote it and when it was read; what is seen is told', async () => {
  vi.stubGlobal('IntersectionObserver', InView);
  const { server } = await show();
  await screen.findByText('方便，几点？');
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items[0]).toMatch(/周五下午方便来一趟吗.*周予安.*对方 .*14:02 已读/);
  expect(items[1]).toContain('方便，几点？');
  expect(screen.getByText('1 条未读')).toBeDefined();
  await waitFor(() => expect(server.requests(readChat)).toEqual([{ uuid: detail.uuid, seq: 2 }]));
});

test('before the first word a key opens the field, and Ctrl Enter sends to this application', async () => {
  const sending = hold(sendChatMessage, word(1, 'company', '你好'));
  const page = await show(noChat, [sending]);
  await screen.findByRole('button', { name: /写给候选人/ });
  expect(page.server.requests(listChatMessages)).toEqual([]);
  await write(page, '你好');
  expect(await screen.findByText('正在发送')).toBeDefined();
  expect(field().value).toBe('');
  expect(page.server.requests(sendChatMessage)).toMatchObject([{ application_uuid: detail.uuid, text: '你好' }]);
});

test.each([
  ['before the first word', noChat],
  ['after some', begun],
])('what is typed after C is for the field that comes later, and decides nothing: %s', async (_when, chat) => {
  const decided = vi.fn();
  function Desk() {
    useKey('s', decided);
    return <ChatDoor detail={detail} />;
  }
  const held = hold(getChat, chat);
  const { user } = await open(<Desk />, {
    replies: [
      held,
      respond(listChatMessages, { items: chat.last_seq > 0 ? words : [], next_cursor: null }),
      respond(listCommonWords, { items: phrases }),
      respond(readChat, {}),
      respond(typeInChat, {}),
    ],
  });
  await user.keyboard('cis it');
  await act(() => held.release());
  expect((await screen.findByLabelText<HTMLTextAreaElement>('写给 郑琪')).value).toBe('is it');
  await user.keyboard('?');
  expect(field().value).toBe('is it?');
  expect(document.activeElement).toBe(field());
  expect(decided).not.toHaveBeenCalled();
});

test('where nothing came of it, keys decide again', async () => {
  const decided = vi.fn();
  function Desk() {
    useKey('s', decided);
    return <ChatDoor detail={detail} />;
  }
  const { user } = await open(<Desk />, { replies: [fail(getChat, 500)] });
  await user.keyboard('c');
  await screen.findByRole('button', { name: '重试' });
  await user.keyboard('s');
  expect(decided).toHaveBeenCalledOnce();
});

test('a word without a response says so, outlives a reload and goes out again under its uuid', async () => {
  const page = await show(begun, [cutOff(sendChatMessage)]);
  await screen.findByText('方便，几点？');
  await write(page, '三点');
  expect(await screen.findByText('没确认收到，正在重发')).toBeDefined();
  await page.reload();
  expect(await screen.findByText('没确认收到，正在重发')).toBeDefined();
  page.server.use(respond(sendChatMessage, word(3, 'company', '三点')));
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(sessionStorage.length).toBe(0));
  expect(new Set(page.server.requests(sendChatMessage).map((sent) => sent.uuid)).size).toBe(1);
});

test('a refusal says why, and the words stay to be sent again or dropped', async () => {
  const page = await show(begun, [fail(sendChatMessage, 42202, { reason: '这里有不能出现的词：刷单', field: 'text' })]);
  await screen.findByText('方便，几点？');
  await write(page, '来刷单吗');
  expect(await screen.findByText(/没发出去：.*刷单/)).toBeDefined();
  await page.user.click(screen.getByRole('button', { name: '不发了' }));
  expect(screen.queryByText('来刷单吗')).toBeNull();
});

test('a phrase comes with the names in their places; what was typed is there again', async () => {
  const page = await show();
  await page.user.click(await screen.findByRole('button', { name: '常用语' }));
  await page.user.click(await screen.findByText('{name}你好，{job}请带上作品'));
  expect(field().value).toBe('郑琪你好，前端开发实习生请带上作品');
  await page.goTo('/elsewhere');
  expect(field().value).toBe('郑琪你好，前端开发实习生请带上作品');
});

test.each([
  ['hidden', { ...noChat, state: 'hidden' }, /匿名阶段不能沟通/],
  ['closed', { ...begun, unread: 0, state: 'closed' }, /只能查看/],
] as const)('where it is %s nothing can be written, and why stands there', async (_, chat, words) => {
  await show(chat);
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /写给候选人/ })).toBeNull();
});

test('what was refused before anything was said stays in sight, also where nothing can be written any more', async () => {
  const page = await show(noChat, [fail(sendChatMessage, 40902, { reason: '这次投递已结束' })]);
  await screen.findByRole('button', { name: /写给候选人/ });
  page.server.use(respond(getChat, { ...noChat, state: 'closed' }), fail(listChatMessages, 40902));
  await write(page, '周五见');
  expect(await screen.findByText(/没发出去：.*已结束/)).toBeDefined();
  await page.reload();
  expect(await screen.findByText('周五见')).toBeDefined();
});

test('the last word says until when', async () => {
  await show({ ...begun, state: 'last_word', last_word_until: '2026-12-04T02:00:00.000Z' });
  expect(await screen.findByText(/你们还能写一条/)).toBeDefined();
  expect(field()).toBeDefined();
});

test('who only reads along sees the words, writes nothing and marks nothing as read', async () => {
  const { server } = await show({ ...begun, answers: false });
  await screen.findByText('方便，几点？');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(server.requests(readChat)).toEqual([]);
});

const file = { uuid: uuid(8), name: '笔试题.pdf', type: 'application/pdf', size: 300_000 };
const chosen = new File(['%PDF-1.4'], '笔试题.pdf', { type: 'application/pdf' });
const choose = ({ user }: Opened, one = chosen) =>
  user.upload(screen.getByLabelText('附文件', { selector: 'input' }), one);
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: '发送' });

test('a file goes up at once, and beside the words or alone once it is there; the draft keeps it', async () => {
  const uploading = hold(uploadChatFile, file);
  const page = await show(begun, [uploading, respond(sendChatMessage, { ...word(3, 'company', ''), file })]);
  await screen.findByText('方便，几点？');
  await choose(page);
  expect(await screen.findByText(/正在上传/)).toBeDefined();
  await page.user.type(field(), '见附件');
  expect(sendButton().disabled).toBe(true);
  await act(() => uploading.release());
  expect(await screen.findByText(/可以发送/)).toBeDefined();
  await page.goTo('/elsewhere');
  await page.goTo('/');
  await page.user.clear(field());
  await page.user.click(sendButton());
  expect(page.server.requests(sendChatMessage)).toMatchObject([{ text: '', file: file.uuid }]);
  expect(screen.queryByText(/可以发送/)).toBeNull();
});

test('what was not uploaded says why and goes up again, or is taken away; the words stay', async () => {
  const page = await show(begun, [fail(uploadChatFile, 500)]);
  await screen.findByText('方便，几点？');
  await page.user.type(field(), '见附件');
  await choose(page);
  expect(await screen.findByText(/没传上去/)).toBeDefined();
  expect(sendButton().disabled).toBe(true);
  page.server.use(respond(uploadChatFile, file));
  await page.user.click(screen.getByRole('button', { name: '重传' }));
  expect(await screen.findByText(/可以发送/)).toBeDefined();
  await page.user.click(screen.getByRole('button', { name: '不发 笔试题.pdf' }));
  expect(field().value).toBe('见附件');
  expect(sendButton().disabled).toBe(false);
  await choose(page, new File([new Uint8Array(21 * 1024 * 1024)], '大.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText(/超过 20 MB/)).toBeDefined();
  expect(screen.queryByRole('button', { name: '重传' })).toBeNull();
});

test('a picture that is pasted or dropped is taken; words that come with a picture of them stay words', async () => {
  const page = await show(begun, [respond(uploadChatFile, file)]);
  await screen.findByText('方便，几点？');
  const shot = new File(['x'], 'image.png', { type: 'image/png' });
  fireEvent.paste(field(), { clipboardData: { files: [shot], types: ['text/plain', 'Files'], getData: () => '表' } });
  expect(page.server.requests(uploadChatFile)).toHaveLength(0);
  fireEvent.paste(field(), { clipboardData: { files: [shot], types: ['Files'], getData: () => '' } });
  await waitFor(() => expect(page.server.requests(uploadChatFile)).toHaveLength(1));
  fireEvent.drop(field(), { dataTransfer: { files: [shot], types: ['Files'] } });
  await waitFor(() => expect(page.server.requests(uploadChatFile)).toHaveLength(2));
});

test('a picture is asked for once it is seen, a file when it is pressed', async () => {
  const image = { ...file, uuid: uuid(7), name: '证书.webp', type: 'image/webp' };
  const said = [
    { ...word(4, 'candidate', ''), file },
    { ...word(3, 'candidate', '证书'), file: image },
  ];
  vi.stubGlobal('IntersectionObserver', InView);
  const page = await show(begun, [
    respond(listChatMessages, { items: said, next_cursor: null }),
    respond(openChatFile, { url: '/files/1' }),
  ]);
  const button = await screen.findByRole('button', { name: '下载 证书.webp 0.3 MB' });
  await waitFor(() => expect(button.querySelector('img')?.getAttribute('src')).toBe('/files/1'));
  expect(page.server.requests(openChatFile)).toEqual([{ uuid: detail.uuid, file: image.uuid }]);
  page.server.use(fail(openChatFile, 40401, { reason: '文件不在了' }));
  await page.user.click(screen.getByRole('button', { name: /下载 笔试题/ }));
  expect(await screen.findByText(/文件不在了/)).toBeDefined();
});

test('colleagues who write to the candidate now are named, and hear that one does so oneself', async () => {
  const page = await show();
  await screen.findByText('方便，几点？');
  act(() => hearTyping({ conversation_uuid: detail.uuid, account_uuid: uuid(7), name: '赵敏' }));
  expect(screen.getByText('赵敏 正在写给候选人…')).toBeDefined();
  await page.user.type(field(), '三点');
  expect(page.server.requests(typeInChat)).toEqual([{ uuid: detail.uuid }]);
});

test('a word that the socket brings is shown at once, once, and behind the one before it', async () => {
  const page = await show();
  await screen.findByText('方便，几点？');
  const asked = page.server.requests(listChatMessages).length;
  const hear = (message: ChatMessage, application_uuid = detail.uuid) =>
    act(() => hearWord({ application_uuid, message }));
  for (let twice = 0; twice < 2; twice += 1) hear(word(3, 'candidate', '两点可以'));
  hear(word(5, 'candidate', '缺了前一句'));
  hear(word(4, 'candidate', '别人的话'), uuid(8));
  await screen.findByText('两点可以');
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(said).toHaveLength(3);
  expect(said[2]).toContain('两点可以');
  expect(page.server.requests(listChatMessages)).toHaveLength(asked);
});

test('the link of a message leads to the newest word once it is there, and again when it is pressed again', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined);
  const words = hold(listChatMessages, { items: [word(1, 'candidate', '方便，几点？')], next_cursor: null });
  const { goTo } = await show({ ...begun, last_seq: 1, unread: 0 }, [words], '/?id=1#chat');
  await screen.findByLabelText('写给 郑琪');
  expect(scroll).not.toHaveBeenCalled();
  await act(async () => words.release());
  await screen.findByText('方便，几点？');
  const blocks = () => scroll.mock.calls.map(([how]) => how);
  expect(blocks()).toEqual([{ block: 'end' }, { block: 'nearest' }]);
  expect(scroll.mock.contexts[0]).toBe(document.querySelector('#chat'));
  await goTo('/?id=1#chat');
  expect(blocks()).toHaveLength(4);
  scroll.mockRestore();
});
