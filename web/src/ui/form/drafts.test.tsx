import { changeRejectTemplate, type RejectTemplate } from '@qinghe/contract/settings/reject-templates.ts';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { hold, type Opened, open, respond, screen, waitFor } from '../../../test/screen.tsx';
import { call } from '../../lib/api/call.ts';
import { session } from '../../lib/session/browser-session.ts';
import { TextArea } from '../field/text-area.tsx';
import { TextField } from '../field/text-field.tsx';
import type { DraftStore } from './draft.ts';
import { FormDialog } from './form-dialog.tsx';
import { useApiForm } from './use-api-form.ts';

const template: RejectTemplate = {
  uuid: '01890000-0000-7000-8000-000000000001',
  title: '名额已满',
  content: '谢谢你投递 {job}。',
  version: 3,
};
const schema = async () => changeRejectTemplate.input;

const title = () => screen.getByLabelText<HTMLInputElement>('标题');
const submit = ({ user }: Opened) => user.click(screen.getByText('保存'));
const retitle = async ({ user }: Opened, words: string) => {
  await user.clear(title());
  await user.paste(words);
};

function TemplateDialog({ drafts = 'memory' }: { drafts?: DraftStore }) {
  const [now, setNow] = useState(template);
  const form = useApiForm({
    key: 'template',
    drafts,
    initial: now,
    schema,
    save: (input) => call(changeRejectTemplate, input),
  });
  return (
    <FormDialog form={form} title="修改模板" onClose={() => undefined}>
      <TextField label="标题" {...form.field('title')} />
      <TextArea label="正文" {...form.field('content')} />
      <button type="button" onClick={() => setNow({ ...template, content: '同事改的', version: 4 })}>
        同事
      </button>
    </FormDialog>
  );
}

test('what changes meanwhile shows in the fields that nobody typed in', async () => {
  const page = await open(<TemplateDialog />, { replies: [respond(changeRejectTemplate, template)] });
  await retitle(page, '我的标题');
  await page.user.click(screen.getByText('同事'));
  expect(screen.getByLabelText<HTMLTextAreaElement>('正文').value).toBe('同事改的');
  await submit(page);
  const sent = { ...template, title: '我的标题', content: '同事改的', version: 4 };
  await waitFor(() => expect(page.server.requests(changeRejectTemplate)).toEqual([sent]));
});

test('a draft in memory is there again without a word, and in no store of the browser', async () => {
  const page = await open(<TemplateDialog />);
  await retitle(page, '没写完');
  expect(JSON.stringify([sessionStorage, localStorage])).not.toContain('没写完');
  await page.reload();
  expect(title().value).toBe('没写完');
  expect(screen.queryByRole('note')).toBeNull();
});

test('a browser that is full loses nothing while the page is open', async () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const nothing = () => undefined;
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: full, removeItem: nothing, clear: nothing });
  const page = await open(<TemplateDialog drafts="session" />, { replies: [respond(changeRejectTemplate, template)] });
  await retitle(page, '存不下');
  await page.reload();
  expect(title().value).toBe('存不下');
  await submit(page);
  await waitFor(() => expect(page.server.requests(changeRejectTemplate)).toMatchObject([{ title: '存不下' }]));
  await page.reload();
  expect(title().value).toBe('名额已满');
});

test('what a drawing before this one has sent is not offered again', async () => {
  const reply = hold(changeRejectTemplate, template);
  const page = await open(<TemplateDialog />, { replies: [reply] });
  await retitle(page, '发出去的');
  await submit(page);
  await waitFor(() => expect(page.server.requests(changeRejectTemplate)).toHaveLength(1));
  await page.reload();
  expect(title().value).toBe('发出去的');
  reply.release();
  await waitFor(() => expect(title().value).toBe(template.title));
});

test.each(['memory', 'session', 'browser'] as const)(
  'drafts in %s are gone when another person is here',
  async (drafts) => {
    session.begin('mine', 'lin');
    const page = await open(<TemplateDialog drafts={drafts} />);
    await retitle(page, '没写完');
    session.begin('another', 'zhou');
    await page.reload();
    expect(title().value).toBe(template.title);
  },
);

test.each(['memory', 'session', 'browser'] as const)(
  'who logs in again finds what was typed, in %s',
  async (drafts) => {
    session.begin('mine', 'lin');
    const page = await open(<TemplateDialog drafts={drafts} />);
    await retitle(page, '没写完');
    session.begin('mine again', 'lin');
    await page.reload();
    expect(title().value).toBe('没写完');
  },
);

test.each([
  ['memory', true],
  ['session', false],
  ['browser', false],
] as const)('leaving the page with something typed in %s is asked for: %s', async (drafts, asks) => {
  session.begin('mine', 'lin');
  const leaving = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const page = await open(<TemplateDialog drafts={drafts} />);
  expect(leaving()).toBe(false);
  await retitle(page, '没写完');
  expect(leaving()).toBe(asks);
});
