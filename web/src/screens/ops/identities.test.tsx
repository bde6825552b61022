import { decideIdentityCase, getIdentityCase, listIdentityCases } from '@qinghe/contract/identity/cases.ts';
import { beforeEach, expect, test } from 'vitest';
import { open, respond, screen, waitFor } from '../../../test/screen.tsx';
import { operatorSession } from '../../lib/session/operator-session.ts';
import Identities from './identities.tsx';

const uuid = '01890000-0000-7000-8000-0000000000a1';
const waiting = { uuid, name: '林晓', company: '云杉科技', waiting_since: '2026-11-22T02:44:00.000Z' };
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
};

beforeEach(() => operatorSession.begin('operator'));

test('card and face are shown beside each other, with what a service says of them', async () => {
  const page = await open(<Identities />, {
    replies: [
      respond(listIdentityCases, { items: [waiting], next_cursor: null }),
      respond(getIdentityCase, detail),
      respond(decideIdentityCase, { check_status: 2 }),
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
      respond(listIdentityCases, { items: [waiting], next_cursor: null }),
      respond(getIdentityCase, { ...detail, faces: [], face_outcome: null }),
    ],
  });
  expect(await screen.findByText('11010519491231002X')).toBeTruthy();
  expect(screen.queryByText('人脸')).toBeNull();
});
