import { changeRejectTemplate, type RejectTemplate } from '@qinghe/contract/settings/reject-templates.ts';
import { expect, test, vi } from 'vitest';
import {
  cutOff,
  fail,
  hold,
  type Opened,
  open,
  REQUEST_ID,
  type Reply,
  respond,
  screen,
  waitFor,
} from '../../../test/screen.tsx';
import { call } from '../../lib/api/call.ts';
import { TextArea } from '../field/text-area.tsx';
import { TextField } from '../field/text-field.tsx';
import { FormDialog } from './form-dialog.tsx';
import { useApiForm } from './use-api-form.ts';

const template: RejectTemplate = {
  uuid: '01890000-0000-7000-8000-000000000001',
  title: '名额已满',
  content: '谢谢你投递 {job}。',
  version: 3,
};
const schema = vi.fn(async () => changeRejectTemplate.input);
const onSaved = vi.fn();
const onClose = vi.fn();

function TemplateDialog() {
  const form = useApiForm({
    key: `reject-template:${template.uuid}`,
    initial: template,
    schema,
    save: (input) => call(changeRejectTemplate, input),
    onSaved,
  });
  return (
    <FormDialog form={form} title="修改模板" onClose={onClose}>
      <TextField label="标题" {...form.field('title')} />
      <TextArea label="正文" {...form.field('content')} />
    </FormDialog>
  );
}

const title = () => screen.getByLabelText<HTMLInputElement>('标题');
const submit = ({ user }: Opened) => user.click(screen.getByRole('button', { name: '保存' }));
const show = (...replies: Reply[]) => {
  onSaved.mockClear();
  return open(<TemplateDialog />, { replies });
};
const retitle = async (page: Opened, words: string) => {
  await page.user.clear(title());
  await page.user.type(title(), words);
};

test('what is wrong by the contract is said at its field, which takes the focus, and nothing is sent', async () => {
  const page = await show(respond(changeRejectTemplate, template));
  await page.user.clear(title());
  await submit(page);
  await waitFor(() => expect(document.activeElement).toBe(title()));
  expect(screen.getByRole('alert').textContent).toBe('必填');
  await page.user.type(title(), '长'.repeat(31));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('最多 30 个字，现在 31 个'));
  expect(page.server.requests(changeRejectTemplate)).toEqual([]);
});

test('a field that was changed is checked as it is left', async () => {
  const page = await show();
  await page.user.clear(title());
  await page.user.tab();
  expect((await screen.findByRole('alert')).textContent).toBe('必填');
});

test('Ctrl and Enter sends it off, with the version that was seen', async () => {
  const page = await show(respond(changeRejectTemplate, { ...template, version: 4 }));
  await retitle(page, '名额满了');
  await page.user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith({ ...template, version: 4 }));
  expect(page.server.requests(changeRejectTemplate)).toEqual([{ ...template, title: '名额满了' }]);
});

test('however often it is submitted, it is sent once', async () => {
  const reply = hold(changeRejectTemplate, template);
  const page = await show(reply);
  await page.user.type(title(), '。');
  await page.user.keyboard('{Control>}{Enter}{Enter}{/Control}{Enter}');
  expect((await screen.findByRole('button', { name: '保存' })).getAttribute('aria-disabled')).toBe('true');
  reply.release();
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(page.server.requests(changeRejectTemplate)).toHaveLength(1);
});

test('the server’s error stands at its field until that is changed', async () => {
  const page = await show(fail(changeRejectTemplate, 42202, { field: 'title', reason: '含有敏感词「美女」' }));
  await retitle(page, '美女优先');
  await submit(page);
  expect((await screen.findByRole('alert')).textContent).toBe('含有敏感词「美女」');
  expect(title().getAttribute('aria-invalid')).toBe('true');
  await page.user.type(title(), '。');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('an error of no field is said below them with its number, and what was typed stays', async () => {
  const page = await show(fail(changeRejectTemplate, 503));
  await retitle(page, '改过的标题');
  await submit(page);
  const words = (await screen.findByRole('alert')).textContent;
  expect(words).toContain('没有保存：服务不可用');
  expect(words).toContain(REQUEST_ID);
  expect(title().value).toBe('改过的标题');
});

test('what was typed outlives a reload, says so, and can be discarded', async () => {
  const page = await show();
  await retitle(page, '没写完');
  await page.reload();
  await waitFor(() => expect(title().value).toBe('没写完'));
  expect(screen.getByRole('note').textContent).toContain('上次没有保存的内容');
  await page.user.click(screen.getByRole('button', { name: '不要了' }));
  expect(title().value).toBe(template.title);
  await page.reload();
  expect(screen.queryByRole('note')).toBeNull();
});

test('what was saved is not offered again', async () => {
  const page = await show(respond(changeRejectTemplate, template));
  await retitle(page, '保存好了');
  await submit(page);
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  await page.reload();
  expect(screen.queryByRole('note')).toBeNull();
});

test('what is typed while it is being saved stays', async () => {
  const reply = hold(changeRejectTemplate, { ...template, title: '先保存的', version: 4 });
  const page = await show(reply);
  await retitle(page, '先保存的');
  await submit(page);
  await page.user.type(title(), '又写的');
  reply.release();
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(title().value).toBe('先保存的又写的');
  await page.reload();
  expect(title().value).toBe('先保存的又写的');
});

const theirs = {
  ...template,
  title: '别人的标题',
  version: 8,
  changed_by: '周予安',
  changed_at: new Date().toISOString(),
};

test('a change by somebody else is named; one’s own can be put over it', async () => {
  const page = await show(fail(changeRejectTemplate, 40901, { data: theirs }));
  await retitle(page, '我的标题');
  await submit(page);
  expect((await screen.findByText(/周予安/)).textContent).toContain('刚刚');
  page.server.use(respond(changeRejectTemplate, { ...template, version: 9 }));
  await page.user.click(screen.getByRole('button', { name: '用我的覆盖' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(page.server.requests(changeRejectTemplate).at(-1)).toEqual({ ...template, title: '我的标题', version: 8 });
});

test('a change of one’s own in another window is called that', async () => {
  const page = await show(fail(changeRejectTemplate, 40901, { data: { ...theirs, changed_by_you: true } }));
  await retitle(page, '我的标题');
  await submit(page);
  expect(await screen.findByText(/你在另一个窗口修改了这里/)).toBeDefined();
  expect(screen.queryByText(/周予安/)).toBeNull();
});

test('or theirs can be loaded instead', async () => {
  const page = await show(fail(changeRejectTemplate, 40901, { data: theirs }));
  await retitle(page, '我的标题');
  await submit(page);
  await page.user.click(await screen.findByRole('button', { name: '载入最新的' }));
  expect(title().value).toBe('别人的标题');
  page.server.use(respond(changeRejectTemplate, theirs));
  await submit(page);
  await waitFor(() => expect(page.server.requests(changeRejectTemplate).at(-1)?.version).toBe(8));
});

test('a form whose rules cannot be fetched says so, keeps what was typed, and is sent when they can', async () => {
  schema.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module: /assets/rules.js'));
  const page = await show(respond(changeRejectTemplate, template));
  await retitle(page, '人满了');
  await submit(page);
  expect((await screen.findByRole('alert')).textContent).toContain('网络连接失败');
  expect(page.server.requests(changeRejectTemplate)).toEqual([]);
  schema.mockReset();
  await submit(page);
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(page.server.requests(changeRejectTemplate)).toMatchObject([{ title: '人满了' }]);
});

test('what belongs to no field is brought into view as it comes, and not with each key after it', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const page = await show(fail(changeRejectTemplate, 500));
  await retitle(page, '人满了');
  await submit(page);
  await screen.findByRole('alert');
  const before = scrolled.mock.calls.length;
  expect(before).toBeGreaterThan(0);
  await page.user.type(title(), '，下次再来');
  expect(scrolled).toHaveBeenCalledTimes(before);
});

test('a save whose response was lost is known again by what stands there; what a colleague wrote is not', async () => {
  const standing = { ...template, title: '人满了', version: 4 };
  const page = await show(cutOff(changeRejectTemplate));
  await retitle(page, '人满了');
  await submit(page);
  await screen.findByRole('alert');
  page.server.use(fail(changeRejectTemplate, 40901, { data: { ...standing, content: '同事改的' } }));
  await submit(page);
  const ours = await screen.findByRole('button', { name: '用我的覆盖' });
  expect(onSaved).not.toHaveBeenCalled();
  page.server.use(fail(changeRejectTemplate, 40901, { data: standing }));
  await page.user.click(ours);
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(standing));
});
