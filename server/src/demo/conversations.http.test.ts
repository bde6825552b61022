import { listLinks } from '@qinghe/contract/candidates/links.ts';
import { listUnreadChats } from '@qinghe/contract/chat/chat.ts';
import { listHelpQueue } from '@qinghe/contract/help/console.ts';
import { listBroadcasts } from '@qinghe/contract/live/broadcasts.ts';
import { listLiveVisitors, listWrittenBroadcasts } from '@qinghe/contract/live/console.ts';
import { expect, test } from 'vitest';
import { makeMaster } from '../../test/accounts.ts';
import { startTestApp } from '../../test/app.ts';
import { makeApplication } from '../../test/applications.ts';
import { makeOperator } from '../../test/companies.ts';
import { makeJob } from '../../test/jobs.ts';
import { makeTalent } from '../../test/talents.ts';
import { seedDemoConversations } from './conversations.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;

test('the demo has conversations, a link with answers and a broadcast to come, once however often it starts', async () => {
  const master = await makeMaster(app);
  const { token: operator, uuid } = await makeOperator(app);
  await db.updateTable('account').set({ phone: '13800000001' }).where('uuid', '=', master.uuid).execute();
  await db.updateTable('operator').set({ phone: '13800000009' }).where('uuid', '=', uuid).execute();
  const job = await makeJob(app, master);
  for (let person = 0; person < 3; person += 1) await makeApplication(app, job, { stage: 'interview' });
  for (let talent = 0; talent < 2; talent += 1) await makeTalent(app);
  await Promise.all([1, 2, 3].map(() => seedDemoConversations(app.services)));
  expect((await app.ok(listUnreadChats, {}, master)).items).toMatchObject([{ unread: 1 }]);
  const { items: links } = await app.ok(listLinks, {}, master);
  expect(links.map(({ people }) => people.map(({ verdict }) => verdict))).toEqual([['recommend', 'unsure']]);
  const { items: waiting } = await app.ok(listHelpQueue, {}, { token: operator });
  expect(waiting).toMatchObject([{ state: 'us', last: { side: 'person' }, last_seq: 3 }]);
  const { items: coming } = await app.ok(listBroadcasts, {});
  expect(coming).toMatchObject([{ full: false }]);
  expect((await app.ok(listWrittenBroadcasts, {}, { token: operator })).items).toHaveLength(3);
  const [{ uuid: broadcast_uuid = '' } = {}] = coming;
  expect((await app.ok(listLiveVisitors, { broadcast_uuid }, { token: operator })).items).toHaveLength(2);
});
