import * as canned from '@qinghe/contract/help/canned.ts';
import { beforeEach } from 'vitest';
import { ownedListSuite } from '../../../test/owned-list-suite.tsx';
import { operatorSession } from '../../lib/session/operator-session.ts';
import CannedAnswers from './canned-answers.tsx';

beforeEach(() => operatorSession.begin('of the operator'));

ownedListSuite({
  Screen: CannedAnswers,
  title: 'opsCannedAnswers',
  list: canned.listCannedAnswers,
  create: canned.createCannedAnswer,
  change: canned.changeCannedAnswer,
  remove: canned.deleteCannedAnswer,
  item: { uuid: '01890000-0000-7000-8000-000000000001', title: '改发票抬头', content: '请在开具发票里改', version: 3 },
  most: canned.MAX_CANNED_ANSWERS,
  row: /改发票抬头/,
  fields: [
    { name: 'title', label: '标题', text: '退款' },
    { name: 'content', label: '内容', text: '三个工作日' },
  ],
  texts: {
    add: '新建快捷回复',
    empty: '还没有快捷回复',
    question: '删除「改发票抬头」？',
    hint: '以后谁都不能再选它；已经发出的回复不受影响。',
    english: 'Canned answers',
  },
});
