import { syncDoorByKey } from '@qinghe/contract/talks/door-keys.ts';
import { expect, test } from 'vitest';
import { fail, open, type Reply, respond, screen } from '../../../test/screen.tsx';
import { talk } from '../../../test/talk.ts';
import TalkDoorKey from './talk-door-key.tsx';

const openWith = (key: string, ...replies: Reply[]) =>
  open(<TalkDoorKey />, { path: '/door/key/:uuid', address: `/door/key/${talk().uuid}${key}`, replies });

test('a key opens the door without an account, and leads to no list', async () => {
  const at = '2026-11-26T11:00:00.000Z';
  const door = { ...talk(), title: '秋招宣讲会', seats: null, starts_at: at, ends_at: '2126-11-26T13:00:00.000Z' };
  const reply = respond(syncDoorByKey, { talk: door, results: [], visitors: [], as_of: at });
  const { server } = await openWith('#secret', reply);
  await screen.findByRole('heading', { name: '秋招宣讲会' });
  expect(screen.queryByRole('link')).toBeNull();
  expect(server.requests(syncDoorByKey)[0]).toMatchObject({ key: 'secret', talk_uuid: talk().uuid });
});

test('a key that was withdrawn says so, and whom to ask', async () => {
  await openWith('#secret', fail(syncDoorByKey, 40401));
  await screen.findByText('这把签到钥匙打不开');
  expect(screen.queryByRole('link')).toBeNull();
});

test('an address without a key asks nobody', async () => {
  await openWith('');
  await screen.findByText('这把签到钥匙打不开');
});
