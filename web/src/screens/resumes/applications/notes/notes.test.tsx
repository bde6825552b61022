import { setShare } from '@qinghe/contract/company/sharing.ts';
import { addNote, changeNote, listMentionable, removeNote } from '@qinghe/contract/resumes/annotate.ts';
import type { ApplicationDetail, Note } from '@qinghe/contract/resumes/application.ts';
import { getApplication } from '@qinghe/contract/resumes/desk.ts';
import { listNoteTemplates } from '@qinghe/contract/settings/note-templates.ts';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { application } from '../../../../../test/application.ts';
import { fail, hold, type Opened, open, type Reply, respond, screen, waitFor } from '../../../../../test/screen.tsx';
import { useApplication } from '../../../../domains/resumes/api/get-application.ts';
import { Notes } from './notes.tsx';
// Loaded before the first record is drawn.
import '../record/record-forms.ts';

const note: Note = {
  uuid: '01890000-0000-7000-8000-000000000021',
  text: '项目讲得清楚',
  author_name: '周予安',
  mine: true,
  version: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  edited: false,
  link: null,
  mentions: [],
};
const first = application({ notes: [note] });
const second = application({ uuid: '01890000-0000-7000-8000-000000000002' });
const withNotes = (...notes: Note[]): ApplicationDetail => ({ ...first, notes });

const templates = [
  { uuid: '01890000-0000-7000-8000-000000000031', title: '电话沟通', content: '到岗：\n期望：', version: 1 },
  { uuid: '01890000-0000-7000-8000-000000000032', title: '初面', content: '项目：', version: 1 },
];

/** Two people, of whom one is open. */
function Desk() {
  const [uuid, setUuid] = useState(first.uuid);
  const { data } = useApplication(uuid);
  return (
    <>
      <button type="button" onClick={() => setUuid(uuid === first.uuid ? second.uuid : first.uuid)}>
        next
      </button>
      {data && <Notes detail={data} />}
    </>
  );
}

async function show(...replies: Reply[]): Promise<Opened> {
  const reads = respond(getApplication, ({ uuid }) => (uuid === first.uuid ? first : second));
  const page = await open(<Desk />, { replies: [reads, respond(listNoteTemplates, { items: templates }), ...replies] });
  await waitFor(() => expect(screen.getByLabelText('写备注').closest('form')).not.toBeNull());
  return page;
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('写备注');
const write = async ({ user }: Opened, words: string) => {
  await user.click(document.body);
  await user.keyboard(`n${words}`);
};
const send = ({ user }: Opened) => user.keyboard('{Control>}{Enter}{/Control}');
const press = ({ user }: Opened, name: string) => user.click(screen.getByText(name));

test('a key leads to the field; what was sent stands above, and the field is empty and ready', async () => {
  const page = await show(respond(addNote, ({ text }) => withNotes({ ...note, text })));
  await write(page, '约周三');
  await send(page);
  await waitFor(() => expect(field().value).toBe(''));
  expect(screen.getByRole('listitem').textContent).toContain('约周三');
  expect(page.server.requests(addNote)).toEqual([{ uuid: first.uuid, text: '约周三' }]);
  await page.user.keyboard('下一条');
  expect(field().value).toBe('下一条');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what was typed is there again after the next person, and in no store of the browser', async () => {
  const page = await show();
  await write(page, '没写完');
  await press(page, 'next');
  await waitFor(() => expect(field().value).toBe(''));
  await press(page, 'next');
  await waitFor(() => expect(field().value).toBe('没写完'));
  expect(JSON.stringify([sessionStorage, localStorage])).not.toContain('没写完');
});

test('words that are typed while a note is being saved stay', async () => {
  const reply = hold(addNote, first);
  const page = await show(reply);
  await write(page, '先发');
  await send(page);
  await page.user.keyboard('再写');
  reply.release();
  await waitFor(() => expect(screen.getByText<HTMLButtonElement>('保存备注').disabled).toBe(false));
  expect(field().value).toBe('先发再写');
});

test('a note that was sent is not offered again to who comes back before it is saved', async () => {
  const reply = hold(addNote, first);
  const page = await show(reply);
  await write(page, '发出去');
  await send(page);
  await press(page, 'next');
  await press(page, 'next');
  await waitFor(() => expect(field().value).toBe('发出去'));
  reply.release();
  await waitFor(() => expect(field().value).toBe(''));
});

test('a note that is refused stays in the field, with the reason', async () => {
  const page = await show(fail(addNote, 400, { field: 'text', reason: '含有不能保存的字符' }));
  await write(page, '坏的');
  await send(page);
  expect((await screen.findByRole('alert')).textContent).toBe('含有不能保存的字符');
  expect(field().value).toBe('坏的');
});

const change = async (page: Opened, words: string) => {
  await press(page, '修改');
  await page.user.click(await screen.findByLabelText('修改'));
  await page.user.paste(words);
  await press(page, '保存');
};

test('a note of one’s own is changed where it stands', async () => {
  const page = await show(respond(changeNote, ({ text }) => withNotes({ ...note, text, version: 2, edited: true })));
  await change(page, '，思路好');
  await screen.findByText('项目讲得清楚，思路好');
  expect(page.server.requests(changeNote)).toMatchObject([{ note_uuid: note.uuid, version: 1 }]);
});

test('a note that was changed elsewhere meanwhile asks whose words stand', async () => {
  const data = withNotes({ ...note, text: '手机上改的', version: 5 });
  const page = await show(fail(changeNote, 40901, { data }));
  await change(page, '，思路好');
  const overwrite = await screen.findByText('用我的覆盖');
  page.server.use(respond(changeNote, ({ text }) => withNotes({ ...note, text, version: 6 })));
  await page.user.click(overwrite);
  await screen.findByText('项目讲得清楚，思路好');
  expect(page.server.requests(changeNote).at(-1)?.version).toBe(5);
});

test('what somebody said by a link says so, with answer and stars, and nobody changes it; it may have no words', async () => {
  const byLink = {
    ...note,
    author_name: '沈南乔',
    mine: false,
    text: '',
    link: { verdict: 'recommend' as const, stars: 4 },
  };
  await show(respond(getApplication, withNotes(byLink)));
  const item = screen.getByRole('listitem');
  expect(item.textContent).toMatch(/^推荐 · 4 星沈南乔 由链接 · /);
  expect(item.querySelector('button')).toBeNull();
});

const offered = () => screen.findByRole('button', { name: '用模板' });
/** An empty field whose templates are here. */
async function begin(page: Opened): Promise<void> {
  await write(page, '');
  await page.user.click(await offered());
  await screen.findByRole('menuitem', { name: '电话沟通' });
  await page.user.keyboard('{Escape}x{Backspace}');
}

test('a slash where a note begins opens the templates; the chosen one stands there with the cursor behind it', async () => {
  const page = await show();
  await begin(page);
  await page.user.keyboard('/');
  expect((await screen.findByRole('menuitem', { name: '电话沟通' })).matches(':focus')).toBe(true);
  await page.user.keyboard('{ArrowDown}{Enter}');
  expect(field().value).toBe('项目：');
  expect(document.activeElement).toBe(field());
  await page.user.keyboard('推荐');
  expect(field().value).toBe('项目：推荐');
});

test('after Esc a slash is one, and so it is behind words', async () => {
  const page = await show();
  await begin(page);
  await page.user.keyboard('/');
  await screen.findByRole('menu');
  await page.user.keyboard('{Escape}');
  expect(document.activeElement).toBe(field());
  await page.user.keyboard('/a/');
  expect(field().value).toBe('/a/');
  expect(screen.queryByRole('menu')).toBeNull();
});

test('the button puts a template where the cursor is', async () => {
  const page = await show();
  await write(page, '前后');
  field().setSelectionRange(1, 1);
  await page.user.click(await offered());
  await page.user.click(await screen.findByRole('menuitem', { name: '电话沟通' }));
  expect(field().value).toBe('前到岗：\n期望：后');
});

const chen = { uuid: '01890000-0000-7000-8000-000000000041', name: '陈思', position: '技术经理', sees: true };
const zhou = { uuid: '01890000-0000-7000-8000-000000000042', name: '周敏', position: '', sees: false };
const job = { uuid: first.job_uuid, title: first.job_title };
const colleagues = (may_share: boolean, ...items: (typeof chen)[]) =>
  respond(listMentionable, { items, job, may_share });
const offers = () => screen.findByRole('listbox', { name: '可以提到的同事' });

test('an @ offers colleagues; arrows and Enter put one there, who is named with the note', async () => {
  const page = await show(
    colleagues(true, chen, zhou),
    respond(addNote, ({ text }) => withNotes({ ...note, text })),
  );
  await write(page, '请@');
  await offers();
  await page.user.keyboard('{ArrowDown}{ArrowUp}{Enter}看看');
  expect(field().value).toBe('请@陈思 看看');
  expect(document.activeElement).toBe(field());
  await send(page);
  await waitFor(() => expect(field().value).toBe(''));
  expect(page.server.requests(addNote)).toEqual([{ uuid: first.uuid, text: '请@陈思 看看', mentions: [chen.uuid] }]);
});

test('Esc leaves the sign as it is, an e-mail offers nobody, and what begins no name closes the list', async () => {
  const page = await show(colleagues(true, chen));
  await write(page, '@');
  await offers();
  await page.user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field().value).toBe('@');
  await page.user.keyboard('张');
  expect(screen.queryByRole('listbox')).toBeNull();
  await page.user.clear(field());
  await page.user.keyboard('hr@');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a press picks too; of two of one name only the chosen one is named', async () => {
  const other = { ...chen, uuid: '01890000-0000-7000-8000-000000000043', position: '产品经理' };
  const page = await show(colleagues(true, chen, other), respond(addNote, withNotes(note)));
  await write(page, '@陈');
  await offers();
  await page.user.click(screen.getByText('产品经理'));
  await send(page);
  await waitFor(() => expect(page.server.requests(addNote)).toMatchObject([{ mentions: [other.uuid] }]));
});

test('whoever sees nothing is let see the job by one press; who may not share is told in words', async () => {
  const page = await show(colleagues(true, chen, zhou), respond(setShare, { changed: 1 }));
  await write(page, '@周敏 ');
  expect(await screen.findByText('周敏看不到这份简历，不会收到通知。')).toBeDefined();
  page.server.use(colleagues(true, chen, { ...zhou, sees: true }));
  await page.user.click(screen.getByRole('button', { name: '把「前端开发实习生」共享给周敏查看' }));
  await waitFor(() => expect(screen.queryByText(/周敏看不到/)).toBeNull());
  expect(page.server.requests(setShare)).toEqual([
    { kind: 'job', uuids: [job.uuid], account_uuid: zhou.uuid, may: 'read' },
  ]);
});

test('without the right to share there is no button, but words', async () => {
  const page = await show(colleagues(false, zhou));
  await write(page, '@周敏 ');
  expect(await screen.findByText(/周敏看不到这份简历，不会收到通知。需要的话/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /共享给/ })).toBeNull();
});

test('a name in a note is marked, also of who has left; one’s own note says who was not told', async () => {
  const mentions = [
    { account_uuid: chen.uuid, name: '陈思', told: true },
    { account_uuid: zhou.uuid, name: '周敏', told: false },
  ];
  await show(respond(getApplication, withNotes({ ...note, text: '@陈思思 @陈思 和@周敏', mentions })));
  const item = screen.getByRole('listitem');
  expect([...item.querySelectorAll('p:first-child span')].map((one) => one.textContent)).toContain('@周敏');
  expect(item.textContent).toContain('@陈思思 @陈思 和@周敏');
  expect(item.textContent).toContain('没有收到通知：周敏（看不到这份简历）');
});

test('a note that is put back names again whom it named', async () => {
  const named = { ...note, text: '@陈思', mentions: [{ account_uuid: chen.uuid, name: '陈思', told: true }] };
  const page = await show(
    respond(getApplication, withNotes(named)),
    respond(removeNote, withNotes()),
    respond(addNote, withNotes(named)),
  );
  await press(page, '删除');
  await page.user.click(await screen.findByRole('button', { name: /撤销/ }));
  await waitFor(() => expect(page.server.requests(addNote)).toMatchObject([{ text: '@陈思', mentions: [chen.uuid] }]));
});
