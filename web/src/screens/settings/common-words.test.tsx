import * as words from '@qinghe/contract/settings/common-words.ts';
import { expect, test } from 'vitest';
import { dialog, ownedListSuite } from '../../../test/owned-list-suite.tsx';
import { fail, open, respond, screen } from '../../../test/screen.tsx';
import CommonWords from './common-words.tsx';

const word: words.CommonWord = {
  uuid: '01890000-0000-7000-8000-000000000001',
  content: '方便聊聊吗？',
  version: 2,
};

ownedListSuite({
  Screen: CommonWords,
  title: 'commonWords',
  list: words.listCommonWords,
  create: words.createCommonWord,
  change: words.changeCommonWord,
  remove: words.deleteCommonWord,
  item: { ...word },
  most: words.MAX_COMMON_WORDS,
  row: /方便聊聊吗/,
  fields: [{ name: 'content', label: '内容', text: '你好' }],
  texts: {
    add: '新建常用语',
    empty: '还没有常用语',
    question: '删除这条常用语？',
    hint: word.content,
    english: 'Quick replies',
  },
});

test('without room the form says so, and keeps what was typed', async () => {
  const full = '最多保存 50 条常用语，请先删掉不用的';
  const { user } = await open(<CommonWords />, {
    handle: { title: 'commonWords' },
    replies: [respond(words.listCommonWords, { items: [word] }), fail(words.createCommonWord, 40902, { reason: full })],
  });
  await screen.findByRole('row', { name: /方便聊聊吗/ });
  await user.keyboard('n');
  await user.type(dialog().getByLabelText('内容'), '你好');
  await user.click(dialog().getByRole('button', { name: '保存' }));
  expect((await dialog().findByRole('alert')).textContent).toContain(full);
  expect(dialog().getByLabelText<HTMLTextAreaElement>('内容').value).toBe('你好');
});
