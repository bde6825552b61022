import {
  listSensitiveWords,
  removeSensitiveWords,
  type SensitiveWord,
  saveSensitiveWords,
} from '@qinghe/contract/dict/sensitive-words.ts';
import { beforeEach, expect, test } from 'vitest';
import { fail, open, type Reply, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import { operatorSession } from '../../lib/session/operator-session.ts';
import { wordsOf } from './words/words-of.ts';
import Words from './words.tsx';

const uuid = (last: number) => `01890000-0000-7000-8000-00000000000${last}`;
const word = (last: number, parts: Partial<SensitiveWord> = {}): SensitiveWord => ({
  uuid: uuid(last),
  word: '刷单',
  kind: 'refuse',
  note: '电子商务法第十七条',
  saved_by: '苏禾',
  saved_at: '2026-11-22T02:00:00.000Z',
  ...parts,
});
const items = [word(1), word(2, { word: '洗钱', kind: 'warn', note: '', saved_by: null })];
const openPage = (address = '/ops/words', ...replies: Reply[]) =>
  open(<Words />, {
    address,
    handle: { title: 'opsWords' },
    replies: [respond(listSensitiveWords, { items, next_cursor: null, total: 2 }), ...replies],
  });

beforeEach(() => operatorSession.begin('of the operator'));

test('each word says what it leads to, why, and who added it', async () => {
  await openPage();
  const row = await screen.findByRole('row', { name: /刷单/ });
  expect(row.textContent).toContain('不能发布');
  expect(row.textContent).toContain('电子商务法第十七条');
  expect(row.textContent).toContain('苏禾');
  expect(screen.getByRole('row', { name: /洗钱/ }).textContent).toContain('平台自带');
  expect(screen.getByText('2 / 20,000 个')).toBeTruthy();
});

test('many are pasted at once, however they are parted, each once', async () => {
  const page = await openPage('/ops/words', respond(saveSensitiveWords, { added: 3, changed: 0 }));
  await screen.findByRole('row', { name: /刷单/ });
  await page.user.keyboard('n');
  const dialog = within(screen.getByRole('dialog'));
  await page.user.click(dialog.getByRole('textbox', { name: /^词/ }));
  await page.user.paste('裸贷\r\n跑分，代开发票\n\n裸贷');
  await page.user.click(dialog.getByRole('radio', { name: /提醒/ }));
  await page.user.click(dialog.getByRole('button', { name: '添加 3 个' }));
  await waitFor(() =>
    expect(page.server.requests(saveSensitiveWords)).toEqual([
      { words: ['裸贷', '跑分', '代开发票'], kind: 'warn', note: '' },
    ]),
  );
  expect(await screen.findByText('新增 3 个，更新 0 个')).toBeTruthy();
});

test('what is too short or too long is said at the field, and nothing is sent', async () => {
  const page = await openPage();
  await page.user.click(await screen.findByRole('button', { name: /添加敏感词/ }));
  const dialog = within(screen.getByRole('dialog'));
  await page.user.click(dialog.getByRole('textbox', { name: /^词/ }));
  await page.user.paste(`裸贷\n贷\n${'长'.repeat(31)}`);
  await page.user.click(dialog.getByRole('button', { name: '添加 3 个' }));
  expect(await dialog.findByText('每个词 2 到 30 个字，请改掉太短或太长的')).toBeTruthy();
  expect(page.server.requests(saveSensitiveWords)).toEqual([]);
});

test('a refusal of the server stands in the dialog, and what was typed stays', async () => {
  const reply = fail(saveSensitiveWords, 40902, { reason: '词库最多 20000 个词，请先删掉不用的' });
  const page = await openPage('/ops/words', reply);
  await page.user.click(await screen.findByRole('button', { name: /添加敏感词/ }));
  const dialog = within(screen.getByRole('dialog'));
  await page.user.type(dialog.getByRole('textbox', { name: /^词/ }), '裸贷');
  await page.user.click(dialog.getByRole('button', { name: '保存' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('词库最多 20000 个词，请先删掉不用的');
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^词/ }).value).toBe('裸贷');
});

test('a row changes what its word leads to, not the word', async () => {
  const page = await openPage('/ops/words', respond(saveSensitiveWords, { added: 0, changed: 1 }));
  await page.user.click(await screen.findByRole('row', { name: /刷单/ }));
  const dialog = within(screen.getByRole('dialog', { name: '修改「刷单」' }));
  expect(dialog.queryByRole('textbox', { name: /^词/ })).toBeNull();
  await page.user.click(dialog.getByRole('radio', { name: /提醒/ }));
  await page.user.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(page.server.requests(saveSensitiveWords)).toMatchObject([{ words: ['刷单'], kind: 'warn' }]),
  );
});

test('what is selected is removed after a question that names it', async () => {
  const page = await openPage('/ops/words', respond(removeSensitiveWords, {}));
  await screen.findByRole('row', { name: /刷单/ });
  await page.user.click(screen.getByRole('checkbox', { name: '选中全部已显示的' }));
  await page.user.click(within(screen.getByRole('region', { name: /2/ })).getByRole('button', { name: '删除' }));
  const dialog = within(screen.getByRole('dialog', { name: '删除 2 个敏感词？' }));
  expect(dialog.getByText('刷单、洗钱')).toBeTruthy();
  expect(page.server.requests(removeSensitiveWords)).toEqual([]);
  await page.user.click(dialog.getByRole('button', { name: '删除' }));
  await waitFor(() => expect(page.server.requests(removeSensitiveWords)).toEqual([{ uuids: [uuid(1), uuid(2)] }]));
});

test('the search stands in the address; one that finds nothing offers to drop it', async () => {
  const page = await openPage(
    '/ops/words?q=没有&kind=nonsense',
    respond(listSensitiveWords, { items: [], next_cursor: null, total: 2 }),
  );
  await waitFor(() => expect(page.server.requests(listSensitiveWords)).toEqual([{ q: '没有', limit: 100 }]));
  expect(await screen.findByRole('button', { name: /没有/ })).toBeTruthy();
});

test('pasted words are parted by lines, commas and tabs alone', () => {
  expect(wordsOf(' 校园 贷 \n裸贷\t跑分;T+0\n')).toEqual(['校园 贷', '裸贷', '跑分', 'T+0']);
  expect(wordsOf(' \n,，')).toEqual([]);
});
