import { syncDeskByKey } from '@qinghe/contract/fairs/stand-keys.ts';
import { expect, test } from 'vitest';
import { fail, open, type Reply, respond, screen } from '../../../test/screen.tsx';
import FairDeskKey from './fair-desk-key.tsx';

const FAIR = '01890000-0000-7000-8000-0000000000f1';
const at = '2026-11-26T06:00:00.000Z';
const fair = {
  ...{ uuid: FAIR, title: '武汉理工双选会', place: '体育馆', booth: 'B27' },
  ...{ starts_at: at, ends_at: '2126-11-26T13:00:00.000Z' },
};
const openWith = (key: string, ...replies: Reply[]) =>
  open(<FairDeskKey />, { path: '/door/stand/:uuid', address: `/door/stand/${FAIR}${key}`, replies });

test('a key opens the stand without an account, and leads to no list', async () => {
  const reply = respond(syncDeskByKey, { fair, jobs: [], results: [], visits: [], now: at, as_of: at });
  const { server } = await openWith('#secret', reply);
  await screen.findByRole('heading', { name: '武汉理工双选会 · B27' });
  expect(screen.queryByRole('link')).toBeNull();
  expect(server.requests(syncDeskByKey)[0]).toMatchObject({ key: 'secret', fair_uuid: FAIR });
});

test.each([
  ['that was taken back', '#secret', [fail(syncDeskByKey, 40401)]],
  ['that is not there', '', []],
])('a key %s says so, and whom to ask', async (_words, key, replies) => {
  await openWith(key, ...replies);
  await screen.findByText('这把展位钥匙打不开');
  expect(screen.queryByRole('link')).toBeNull();
});
