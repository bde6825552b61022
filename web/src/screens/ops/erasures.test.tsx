import { eraseCandidate, findCandidate, listErasureRequests } from '@qinghe/contract/candidates/erasure.ts';
import { beforeEach, expect, test } from 'vitest';
import { fail, open, type Reply, respond, screen, within } from '../../../test/screen.tsx';
import { operatorSession } from '../../lib/session/operator-session.ts';
import Erasures from './erasures.tsx';

beforeEach(() => operatorSession.begin('token'));

const at = '2026-11-22T02:00:00.000Z';
const candidate = {
  name: '欧**',
  applications: [
    { uuid: '01890000-0000-7000-8000-0000000000a1', job_title: '后端开发', company_name: '云杉科技', applied_at: at },
  ],
  application_count: 1,
  talk_count: 2,
  fair_count: 0,
  live_count: 0,
  import_count: 0,
  is_talent: true,
  hold: null,
};
const request = {
  application_uuid: '01890000-0000-7000-8000-0000000000a1',
  name: '欧**',
  phone: '13900000001',
  email: '',
  job_title: '后端开发',
  company_name: '云杉科技',
  asked_at: at,
  due_at: '2026-12-22T02:00:00.000Z',
};
const openPage = (items: (typeof request)[], ...replies: Reply[]) =>
  open(<Erasures />, {
    handle: { title: 'opsErasures' },
    replies: [respond(listErasureRequests, { items, next_cursor: null }), ...replies],
  });

test('who asked is looked at with one press, and erased with how they asked', async () => {
  const { user, server } = await openPage(
    [request],
    respond(findCandidate, { candidate }),
    respond(eraseCandidate, {}),
  );
  await user.click(await screen.findByRole('button', { name: '查看' }));
  const found = within(await screen.findByRole('region', { name: '欧**（13900000001）的资料' }));
  expect(found.getByText(/后端开发 · 云杉科技/)).toBeDefined();
  await user.click(found.getByRole('button', { name: '删除全部资料' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('怎样提出、怎样核实本人'), '投递进度页提出');
  await user.click(dialog.getByRole('button', { name: '删除全部资料' }));
  expect(await screen.findByText('已删除，正在通知本人')).toBeDefined();
  expect(server.requests(eraseCandidate)).toEqual([
    { address: '13900000001', application_count: 1, reason: '投递进度页提出' },
  ]);
  expect(screen.queryByRole('region', { name: /的资料/ })).toBeNull();
});

test('somebody of whom nothing is kept is said to be nobody, and a wrong number stands at its field', async () => {
  const { user } = await openPage([], respond(findCandidate, { candidate: null }));
  expect(await screen.findByText('没有人在等')).toBeDefined();
  await user.type(screen.getByLabelText('候选人的手机号或邮箱'), '13900000009{Enter}');
  expect(await screen.findByText('13900000009 没有保存任何资料')).toBeDefined();
});

test('what changed meanwhile is said, and the reason stays', async () => {
  const { user } = await openPage([request], respond(findCandidate, { candidate }), fail(eraseCandidate, 503));
  await user.click(await screen.findByRole('button', { name: '查看' }));
  await user.click(await screen.findByRole('button', { name: '删除全部资料' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('怎样提出、怎样核实本人'), '来信提出{Control>}{Enter}{/Control}');
  expect(await dialog.findAllByRole('alert')).not.toEqual([]);
  expect(dialog.getByDisplayValue('来信提出')).toBeDefined();
});
