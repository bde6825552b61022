import * as templates from '@qinghe/contract/settings/reject-templates.ts';
import { ownedListSuite } from '../../../test/owned-list-suite.tsx';
import RejectTemplates from './reject-templates.tsx';

ownedListSuite({
  Screen: RejectTemplates,
  title: 'rejectTemplates',
  list: templates.listRejectTemplates,
  create: templates.createRejectTemplate,
  change: templates.changeRejectTemplate,
  remove: templates.deleteRejectTemplate,
  item: {
    uuid: '01890000-0000-7000-8000-000000000001',
    title: '名额已满',
    content: '{name}，你好，{job}的名额已满。',
    version: 3,
  },
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
