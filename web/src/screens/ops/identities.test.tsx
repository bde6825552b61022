import {
  decideIdentityCase,
  getIdentityCase,
  type IdentityReview,
  listIdentityCases,
} from '@qinghe/contract/identity/cases.ts';
import { beforeEach, expect, test } from 'vitest';
import { open, respond, screen, waitFor } from '../../../test/screen.tsx';
import { operatorSession } from '../../lib/session/operator-session.ts';
import Identities from './identities.tsx';

const uuid = '01890000-0000-7000-8000-0000000000a1';
const waiting = {
  uuid,
  name: '林晓',
  company: '云杉科技',
  waiting_since: '2026-11-22T02:44:00.000Z',
  appealed: false,
  refused_by: null,
  submissions: 1,
  shelved: null,
};
const head = { count: 1, since: waiting.waiting_since };
const detail = {
  ...waiting,
  version: 3,
  document: 'id_card' as const,
  number: '11010519491231002X',
  account_name: '林晓',
  told_by: 'email' as const,
  pictures: ['/files/front', '/files/back'],
  faces: ['/files/face-1', '/files/face-2', '/files/face-3'],
  face_outcome: 'unlike' as const,
  history: [] as IdentityReview[],
  held: null,
  notes: [],
  decisions: ['pass' as const, 'refuse' as const],
};

const at = waiting.waiting_since;
const other = '01890000-0000-7000-8000-0000000000a2';

beforeEach(() => operatorSession.begin('operator'));

test('card and face are shown beside each other, with what a service says of them', async () => {
  const page = await open(<Identities />, {
    replies: [
      respond(listIdentityCases, { items: [waiting], next_cursor: null, head }),
      respond(getIdentityCase, detail),
      respond(decideIdentityCase, { held_uuid: uuid, effective_at: waiting.waiting_since }),
    ],
  });
  expect(await screen.findByText('自动比对不一致，请人工复核')).toBeTruthy();
  expect(screen.getAllByRole('img', { name: /人脸照片/ })).toHaveLength(3);
  await page.user.keyboard('a');
  await waitFor(() =>
    expect(page.server.requests(decideIdentityCase)).toEqual([{ uuid, version: 3, decision: 'pass' }]),
  );
});

test('without a face nothing is said of one', async () => {
  await open(<Identities />, {
    replies: [
      respond(listIdentityCases, { items: [waiting], next_cursor: null, head }),
      respond(getIdentityCase, { ...detail, faces: [], face_outcome: null }),
    ],
  });
  expect(await screen.findByText('11010519491231002X')).toBeTruthy();
  expect(screen.queryByText('人脸')).toBeNull();
});

test('an appeal says so in the queue, with what was said before; who refused is told why nothing can be decided', async () => {
  const refused_by = { name: '苏禾', is_you: true, alone: true };
  const history = [
    { uuid, step: 'appealed' as const, by: 'account' as const, by_name: null, reason: '', message: '号码是对的', at },
    {
      uuid: other,
      step: 'refused' as const,
      by: 'operator' as const,
      by_name: '苏禾',
      reason: '不清楚',
      message: '',
      at,
    },
  ];
  const appeal = { ...waiting, appealed: true, refused_by };
  await open(<Identities />, {
    replies: [
      respond(listIdentityCases, { items: [appeal], next_cursor: null, head }),
      respond(getIdentityCase, { ...detail, appealed: true, refused_by, history, decisions: [] }),
    ],
  });
  expect(await screen.findByText('号码是对的')).toBeTruthy();
  expect(screen.getByText('不清楚')).toBeTruthy();
  expect(screen.getByText(/现在没有别的审核员，申诉会一直等着/)).toBeTruthy();
  expect(screen.getByText('你退回的，需另一位审核员')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^通过/ })).toBeNull();
});
