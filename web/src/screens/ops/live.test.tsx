import {
  cancelBroadcast,
  confirmLiveVisitor,
  exportLiveVisitors,
  type LiveVisitor,
  listLiveVisitors,
  listWrittenBroadcasts,
  publishBroadcast,
  type WrittenBroadcast,
  writeBroadcast,
} from '@qinghe/contract/live/console.ts';
import { beforeEach, expect, test } from 'vitest';
import { writtenBroadcast } from '../../../test/live.ts';
import { fireEvent, open, type Reply, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import { operatorSession } from '../../lib/session/operator-session.ts';
import OpsLive from './live.tsx';
import LiveVisitors from './live-visitors.tsx';

const uuid = (n: number) => `01890000-0000-7000-8000-00000000000${n}`;
const published: WrittenBroadcast = { ...writtenBroadcast, uuid: uuid(1) };
const draft: WrittenBroadcast = {
  ...{ ...published, uuid: uuid(2), version: 1, title: '人才雷达', state: 'draft', signed: 0 },
  abilities: { edit: true, publish: true, cancel: false, remove: true },
};
const visitor: LiveVisitor = {
  ...{ uuid: uuid(3), company: '云杉科技', name: '林晓', phone: '13800000001', email: 'lin@example.com' },
  ...{ state: 'signed', signed_at: '2026-11-27T02:00:00.000Z', confirmed_at: null },
};
const show = (...replies: Reply[]) =>
  open(<OpsLive />, {
    handle: { title: 'opsLive' },
    replies: [respond(listWrittenBroadcasts, { items: [published, draft], next_cursor: null }), ...replies],
  });
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

beforeEach(() => operatorSession.begin('of the operator'));

test('a broadcast is written with what the call takes', async () => {
  const { user, server } = await show(respond(writeBroadcast, draft));
  await user.click(await screen.findByRole('button', { name: /写直播/ }));
  const dialog = within(await screen.findByRole('dialog', { name: '写直播' }));
  await user.type(dialog.getByLabelText('标题'), '人才雷达');
  await user.type(dialog.getByLabelText('讲什么（英文，选填）'), 'Alerts');
  fireEvent.change(dialog.getByLabelText('开始'), { target: { value: '2096-12-01T19:00' } });
  fireEvent.change(dialog.getByLabelText('结束'), { target: { value: '2096-12-01T20:00' } });
  await user.type(dialog.getByLabelText('观看地址'), 'https://live.example.com/8');
  await user.click(dialog.getByRole('button', { name: '保存草稿' }));
  expect(await screen.findByText('已保存草稿「人才雷达」')).toBeDefined();
  expect(server.requests(writeBroadcast)).toEqual([
    {
      ...{ title: '人才雷达', title_en: '', text: '', text_en: 'Alerts' },
      ...{ starts_at: '2096-12-01T19:00', ends_at: '2096-12-01T20:00' },
      ...{ watch_url: 'https://live.example.com/8', capacity: null },
    },
  ]);
});

test('a draft is published after a question; a published one is cancelled with a reason', async () => {
  const { user, server } = await show(respond(publishBroadcast, published), respond(cancelBroadcast, published));
  await user.click((await row(/人才雷达/)).getByRole('button', { name: /更多|操作/ }));
  await user.click(await screen.findByRole('menuitem', { name: '发布' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '发布' }));
  await waitFor(() => expect(server.requests(publishBroadcast)).toEqual([{ uuid: uuid(2), version: 1 }]));
  expect((await row(/校招季/)).getByText('8 / 100')).toBeDefined();
});

test('who signed up is confirmed, and taken along as a sheet', async () => {
  const { user, server } = await open(<LiveVisitors />, {
    address: `/ops/broadcast?id=${uuid(1)}`,
    handle: { title: 'opsBroadcast' },
    replies: [
      respond(listLiveVisitors, { items: [visitor], next_cursor: null, title: '秋招直播第一场' }),
      respond(confirmLiveVisitor, { ...visitor, confirmed_at: '2026-11-27T03:00:00.000Z' }),
      respond(exportLiveVisitors, { url: '/files/a.xlsx', rows: 1, cut: false }),
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name: '秋招直播第一场' })).toBeDefined();
  await user.click((await row(/云杉科技/)).getByRole('button', { name: /确认/ }));
  await waitFor(() => expect(server.requests(confirmLiveVisitor)).toEqual([{ uuid: uuid(3) }]));
  await user.click(screen.getByRole('button', { name: /导出/ }));
  await waitFor(() => expect(server.requests(exportLiveVisitors)).toEqual([{ broadcast_uuid: uuid(1) }]));
});
