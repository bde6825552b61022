import { correctApplication, getApplication } from '@qinghe/contract/resumes/desk.ts';
import { useQueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { application } from '../../../../../test/application.ts';
import {
  fail,
  fireEvent,
  type Opened,
  open,
  type Reply,
  respond,
  screen,
  waitFor,
} from '../../../../../test/screen.tsx';
import { applicationQuery, useApplication } from '../../../../domains/resumes/api/get-application.ts';
import { CorrectRecord } from './correct-record.tsx';
// Loaded before it is opened.
import './correction-dialog.tsx';

const detail = application({ city: '杭州', days_per_week: 3, graduation_month: '2027-06' });

/** The record as it is cached; a colleague may correct it meanwhile. */
function Shown() {
  const client = useQueryClient();
  const { data } = useApplication(detail.uuid);
  const correct = () =>
    client.setQueryData(applicationQuery(detail.uuid).queryKey, { ...detail, major: '会计', version: 2 });
  return (
    <>
      {data && <CorrectRecord detail={data} />}
      <button type="button" onClick={correct}>
        colleague
      </button>
    </>
  );
}

async function show(...replies: Reply[]): Promise<Opened> {
  const page = await open(<Shown />, { replies: [respond(getApplication, detail), ...replies] });
  await reopen(page);
  return page;
}

const reopen = async ({ user }: Opened) => {
  await user.click(await screen.findByText('更正资料'));
  await screen.findByLabelText('学校');
};
const press = ({ user }: Opened, name: string) => user.click(screen.getByText(name));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = async ({ user }: Opened, label: string, words: string) => {
  await user.clear(field(label));
  await user.paste(words);
};
const isClosed = () => waitFor(() => expect(screen.queryByLabelText('学校')).toBeNull());

test('only what was changed is sent, also where the rest would not be allowed', async () => {
  const page = await show(respond(correctApplication, detail));
  await fill(page, '学校', '同济大学');
  await fill(page, '每周天数', '5');
  await page.user.keyboard('{Control>}{Enter}{/Control}');
  await isClosed();
  const correction = { school: '同济大学', days_per_week: 5 };
  expect(page.server.requests(correctApplication)).toEqual([{ uuid: detail.uuid, version: 1, correction }]);
});

test('what the contract does not allow is said at its field', async () => {
  const page = await show();
  await fill(page, '每周天数', '9');
  await press(page, '保存');
  expect((await screen.findByRole('alert')).textContent).toBe('最大 7');
  expect(document.activeElement).toBe(field('每周天数'));
});

test('the server’s error stands at its field', async () => {
  const page = await show(fail(correctApplication, 42202, { field: 'correction.school', reason: '没有这所学校' }));
  await fill(page, '学校', '某大学');
  await press(page, '保存');
  expect((await screen.findByRole('alert')).textContent).toBe('没有这所学校');
  expect(field('学校').getAttribute('aria-invalid')).toBe('true');
});

test('closing keeps what was typed, and what a colleague corrects shows through', async () => {
  const page = await show(respond(correctApplication, detail));
  await fill(page, '学校', '同济大学');
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await isClosed();
  await press(page, 'colleague');
  await reopen(page);
  expect([field('学校').value, field('专业').value]).toEqual(['同济大学', '会计']);
  await press(page, '保存');
  await isClosed();
  expect(page.server.requests(correctApplication)).toMatchObject([{ version: 2, correction: { school: '同济大学' } }]);
});

test('giving up gives up what was typed', async () => {
  const page = await show();
  await fill(page, '学校', '不要了');
  await press(page, '取消');
  await isClosed();
  await reopen(page);
  expect(field('学校').value).toBe('浙江大学');
});

test('a correction by somebody else meanwhile asks whose words stand', async () => {
  const data = { ...detail, school: '复旦大学', city: '上海', version: 7 };
  const page = await show(fail(correctApplication, 40901, { data }));
  await fill(page, '学校', '同济大学');
  await press(page, '保存');
  const overwrite = await screen.findByText('用我的覆盖');
  page.server.use(respond(correctApplication, data));
  await page.user.click(overwrite);
  await isClosed();
  const sent = { uuid: detail.uuid, version: 7, correction: { school: '同济大学' } };
  expect(page.server.requests(correctApplication).at(-1)).toEqual(sent);
});
