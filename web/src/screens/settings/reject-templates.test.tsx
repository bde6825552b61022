import * as templates from '@qinghe/contract/settings/reject-templates.ts';
import { startersOf } from '@qinghe/contract/settings/starters.ts';
import { expect, test } from 'vitest';
import { dialog, ownedListSuite } from '../../../test/owned-list-suite.tsx';
import { act, open, respond, screen, waitFor } from '../../../test/screen.tsx';
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

test('who has none is offered ready texts, each made one’s own with a press; what is added is not offered again', async () => {
  const [first] = startersOf('reject', 'zh-CN');
  const added = { ...template, title: first?.title ?? '', content: first?.content ?? '' };
  const { user, server } = await open(<RejectTemplates />, {
    handle: { title: 'rejectTemplates' },
    replies: [respond(templates.listRejectTemplates, { items: [] }), respond(templates.createRejectTemplate, added)],
  });
  const add = await screen.findByRole('button', { name: '添加：名额已满' });
  server.use(respond(templates.listRejectTemplates, { items: [added] }));
  await user.click(add);
  expect(await screen.findByRole('row', { name: /名额已满/ })).toBeDefined();
  expect(server.requests(templates.createRejectTemplate)).toEqual([first]);
  expect(screen.queryByRole('button', { name: '添加：名额已满' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '添加：方向不太合适' })));
});

test('who has written one of their own is offered none', async () => {
  await open(<RejectTemplates />, {
    handle: { title: 'rejectTemplates' },
    replies: [respond(templates.listRejectTemplates, { items: [template] })],
  });
  await screen.findByRole('row', { name: /名额已满/ });
  await act(async () => {
    await import('../../domains/settings/starters.tsx');
  });
  expect(screen.queryByRole('region', { name: '现成的，先用着' })).toBeNull();
});
