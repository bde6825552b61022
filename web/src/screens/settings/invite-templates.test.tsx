import * as templates from '@qinghe/contract/settings/invite-templates.ts';
import { ownedListSuite } from '../../../test/owned-list-suite.tsx';
import InviteTemplates from './invite-templates.tsx';

ownedListSuite({
  Screen: InviteTemplates,
  title: 'inviteTemplates',
  list: templates.listInviteTemplates,
  create: templates.createInviteTemplate,
  change: templates.changeInviteTemplate,
  remove: templates.deleteInviteTemplate,
  item: {
    uuid: '01890000-0000-7000-8000-000000000001',
    title: '暑期实习',
    content: '{name}，你好，{company}的{job}正在招人。',
    version: 3,
  },
  most: templates.MAX_INVITE_TEMPLATES,
  row: /暑期实习/,
  fields: [
    { name: 'title', label: '标题', text: '秋招' },
    { name: 'content', label: '正文', text: '欢迎投递。' },
  ],
  texts: {
    add: '新建邀请模板',
    empty: '还没有邀请模板',
    question: '删除「暑期实习」？',
    hint: '以后不能再选它；已经发出的邀请不受影响。',
    english: 'Invitation templates',
  },
});
