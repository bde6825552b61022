import {
  getResumeConfig,
  type ResumeConfig,
  saveResumeConfig,
  usualFields,
} from '@qinghe/contract/jobs/resume-config.ts';
import { previewApplyForm } from '@qinghe/contract/resumes/preview-form.ts';
import { expect, test } from 'vitest';
import { fail, open, REQUEST_ID, type Reply, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import ResumeConfigScreen from './resume-config.tsx';

const ADDRESS = '/job-management/campus-recruitment/resume-config';
const configOf = (more: Partial<ResumeConfig> = {}): ResumeConfig => ({
  kind: 'campus',
  version: 0,
  fields: usualFields.campus,
  abilities: { change: true },
  ...more,
});
const html = '<form id="apply"><label>姓名</label></form>';
const preview = respond(previewApplyForm, { html });
const show = (replies: Reply[], address = ADDRESS) =>
  open(<ResumeConfigScreen />, { address, replies: [preview, ...replies] });
const group = (name: string) => screen.findByRole('group', { name });

test('each field of the kind has its choice, beside the very form that candidates see', async () => {
  const { server } = await show([respond(getResumeConfig, configOf())]);
  expect(within(await group('学校')).getByRole<HTMLInputElement>('radio', { name: '必填' }).checked).toBe(true);
  expect(within(await group('绩点或排名')).getByRole<HTMLInputElement>('radio', { name: '选填' }).checked).toBe(true);
  expect(screen.queryByRole('group', { name: '最早到岗' })).toBeNull();
  const frame = await screen.findByTitle<HTMLIFrameElement>('候选人看到的样子');
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin');
  expect(frame.srcdoc).toContain(`<main inert>${html}</main>`);
  expect(server.requests(previewApplyForm)).toEqual([{ kind: 'campus', fields: usualFields.campus }]);
});

test('a choice is previewed before it is saved, and saved as it was seen', async () => {
  const fields = { ...usualFields.campus, gpa: 'required' } as const;
  const { user, server } = await show([
    respond(getResumeConfig, configOf({ version: 3 })),
    respond(saveResumeConfig, configOf({ version: 4, fields })),
  ]);
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: '保存' });
  expect(save.disabled).toBe(true);
  await user.click(within(await group('绩点或排名')).getByRole('radio', { name: '必填' }));
  await waitFor(() => expect(server.requests(previewApplyForm).at(-1)).toEqual({ kind: 'campus', fields }));
  await user.click(save);
  await screen.findByText('已保存，投递页按新的设置收集');
  expect(server.requests(saveResumeConfig)).toEqual([{ kind: 'campus', version: 3, fields }]);
});

test('a choice that was changed meanwhile is not overwritten unasked', async () => {
  const { user } = await show([
    respond(getResumeConfig, configOf()),
    fail(saveResumeConfig, 40901, { data: { ...configOf({ version: 2 }), changed_by_you: true } }),
  ]);
  await user.click(within(await group('学历')).getByRole('radio', { name: '不收集' }));
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByRole('dialog')).toBeDefined();
});

test('a sub-account reads what is asked for, and whom to ask', async () => {
  const config = configOf({ kind: 'internship', fields: usualFields.internship, abilities: { change: false } });
  const { server } = await show([respond(getResumeConfig, config)], `${ADDRESS}?kind=internship`);
  await screen.findByText('只有主账号可以修改，需要调整请联系主账号。');
  expect(screen.getByText('最早到岗').nextElementSibling?.textContent).toBe('必填');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
  expect(server.requests(getResumeConfig)).toEqual([{ kind: 'internship' }]);
});

test('what did not load says so, the settings and the preview each by itself', async () => {
  const { server, user } = await show([fail(getResumeConfig, 500)]);
  await screen.findByText('设置没有载入');
  expect(document.body.textContent).toContain(REQUEST_ID);
  server.use(respond(getResumeConfig, configOf()), fail(previewApplyForm, 500));
  await user.click(screen.getByRole('button', { name: /重试/ }));
  await screen.findByText('预览没有载入，设置不受影响。');
  expect(await group('学校')).toBeDefined();
});
