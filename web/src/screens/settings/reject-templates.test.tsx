import * as templates from '@qinghe/contract/settings/reject-templates.ts';
import { expect, test } from 'vitest';
import { dialog, ownedListSuite } from '../../../test/owned-list-suite.tsx';
import { open, respond, screen } from '../../../test/screen.tsx';
import RejectTemplates from './reject-templates.tsx';

const template = {
  uuid: '01890000-0000-7000-8000-000000000001',
  title: '名额已满',
  content: '{name}，你好，{job}的名额已满。',
  version: 3,
};

ownedListSuite({
  Screen: RejectTemplates,
  title: 'rejectTemplates',
  list: templates.listRejectTemplates,
  create: templates.createRejectTemplate,
  change: templates.changeRejectTemplate,
  remove: templates.deleteRejectTemplate,
  item: { ...template },
  most: templates.MAX_REJECT_TEMPLATES,
  row: /名额已满/,
  fields: [
    { name: 'title', label: '标题', text: '经验不符' },
    { name: 'content', label: '正文', text: '谢谢你的投递。' },
  ],
  texts: {
    add: '新建模板',
    empty: '还没有拒绝模板',
    question: '删除「名额已满」？',
    hint: '以后不能再选它；已经发出的消息不受影响。',
    english: 'Rejection templates',
  },
});

test('a title that another template has is said, its own is not', async () => {
  const { user } = await open(<RejectTemplates />, {
    handle: { title: 'rejectTemplates' },
    replies: [respond(templates.listRejectTemplates, { items: [template] })],
  });
  await user.click(await screen.findByRole('row', { name: /名额已满/ }));
  expect(dialog().queryByText(/已有同名模板/)).toBeNull();
  await user.click(dialog().getByRole('button', { name: '取消' }));
  await user.keyboard('n');
  await user.type(dialog().getByLabelText('标题'), '名额已满');
  expect(dialog().getByText(/已有同名模板/)).toBeDefined();
});

test('a place is put where the cursor is, and the text is shown as a candidate reads it', async () => {
  const { user } = await open(<RejectTemplates />, {
    handle: { title: 'rejectTemplates' },
    replies: [respond(templates.listRejectTemplates, { items: [] })],
  });
  await user.click(await screen.findByRole('button', { name: '新建模板' }));
  const content = dialog().getByLabelText<HTMLTextAreaElement>('正文');
  await user.type(content, '你好！');
  content.setSelectionRange(0, 0);
  await user.click(dialog().getByRole('button', { name: '{姓名}' }));
  expect(content.value).toBe('{姓名}你好！');
  expect(dialog().getByText('候选人看到：陈嘉你好！')).toBeDefined();
});
