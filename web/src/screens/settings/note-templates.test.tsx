import * as templates from '@qinghe/contract/settings/note-templates.ts';
import { expect, test } from 'vitest';
import { dialog, ownedListSuite } from '../../../test/owned-list-suite.tsx';
import { open, respond, screen } from '../../../test/screen.tsx';
import NoteTemplates from './note-templates.tsx';

const template = {
  uuid: '01890000-0000-7000-8000-000000000001',
  title: '电话沟通',
  content: '到岗：\n期望：',
  version: 3,
};

ownedListSuite({
  Screen: NoteTemplates,
  title: 'noteTemplates',
  list: templates.listNoteTemplates,
  create: templates.createNoteTemplate,
  change: templates.changeNoteTemplate,
  remove: templates.deleteNoteTemplate,
  item: { ...template },
  most: templates.MAX_NOTE_TEMPLATES,
  row: /电话沟通/,
  fields: [
    { name: 'title', label: '标题', text: '初面' },
    { name: 'content', label: '正文', text: '项目：' },
  ],
  texts: {
    add: '新建备注模板',
    empty: '还没有备注模板',
    question: '删除「电话沟通」？',
    hint: '以后不能再选它；已经写好的备注不受影响。',
    english: 'Note templates',
  },
});

test('a note goes to no candidate: it has no places to be filled in', async () => {
  const { user } = await open(<NoteTemplates />, {
    handle: { title: 'noteTemplates' },
    replies: [respond(templates.listNoteTemplates, { items: [] })],
  });
  await user.click(await screen.findByRole('button', { name: '新建备注模板' }));
  expect(dialog().queryByRole('button', { name: '{姓名}' })).toBeNull();
  expect(dialog().getByLabelText<HTMLTextAreaElement>('正文').maxLength).toBe(1000);
});
