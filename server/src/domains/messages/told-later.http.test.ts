import { removeMember } from '@qinghe/contract/company/members.ts';
import { listMessages, readMessages } from '@qinghe/contract/messages/messages.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeChild, makeTeam, type TestAccount } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { openSocket } from '../../../test/socket.ts';
import { withTransaction } from '../../db/database.ts';
import { MAX_TOLD_AT_ONCE, tell } from './tell.ts';
import { writeTold } from './write-told.ts';

const app = await startTestApp();
const { db } = app.services;

const SUBJECT = '01890000-0000-7000-8000-00000000000b';

const textsOf = async ({ token }: TestAccount) =>
  (await app.ok(listMessages, {}, { token })).items.map(({ text, read }) => [text, read]);

/** A company in which one more works than are told at once. */
async function many() {
  const { company, master, child } = await makeTeam(app);
  const others = await Promise.all(Array.from({ length: MAX_TOLD_AT_ONCE - 1 }, () => makeChild(app, company)));
  return { companyUuid: company.company_uuid, master, child, everybody: [master, child, ...others] };
}

const say = (companyUuid: string, to: readonly TestAccount[], job: string, fails = false) =>
  withTransaction(db, async (trx) => {
    const told = { companyUuid, to: to.map(({ uuid }) => uuid), subjectUuid: SUBJECT, params: { job } };
    await tell({ db: trx, services: app.services, now: app.clock.now() }, 'applicationReceived', told);
    if (fails) throw new Error('thought better of it');
  });

/** Does what the queue would do with what waits for a company, in its order. */
async function write(companyUuid: string): Promise<void> {
  const { rows } = await sql<{ data: object }>`select data from pgboss.job
    where name = ${writeTold.name} and data ->> 'companyUuid' = ${companyUuid} order by created_on`.execute(db);
  for (const { data } of rows) await writeTold.run(app.services, writeTold.payload.parse(data), { last: false });
}

test('more than twenty are told once what they are told of has happened, once, and hear of it', async () => {
  const { companyUuid, master, everybody } = await many();
  const socket = await openSocket(app, master.token);
  await expect(say(companyUuid, everybody, '算法实习生', true)).rejects.toThrow('thought better');
  await say(companyUuid, everybody, '算法实习生');
  expect(await textsOf(master)).toEqual([]);
  await Promise.all([write(companyUuid), write(companyUuid)]);
  await write(companyUuid);
  for (const one of everybody) expect(await textsOf(one)).toEqual([['「算法实习生」收到 1 份新投递', false]]);
  await socket.event('message.changed');
  await say(companyUuid, everybody, '算法实习生');
  await write(companyUuid);
  expect(await textsOf(master)).toEqual([['「算法实习生」收到 2 份新投递', false]]);
});

test('who leaves before it is written is told nothing, and who reads all before it is read nothing unseen', async () => {
  const { companyUuid, master, child, everybody } = await many();
  await say(companyUuid, everybody, '数据实习生');
  app.clock.advance({ seconds: 1 });
  await app.ok(removeMember, { uuid: child.uuid, hand_to: master.uuid }, { token: master.token });
  await say(companyUuid, [master], '测试实习生');
  const [seen] = (await app.ok(listMessages, {}, { token: master.token })).items;
  app.clock.advance({ seconds: 1 });
  await write(companyUuid);
  await app.ok(readMessages, { category: 'recruitment', through: seen?.occurred_at ?? '' }, { token: master.token });
  expect((await textsOf(master)).filter(([, read]) => !read)).toHaveLength(1);
  const left = await db.selectFrom('message').select('uuid').where('account_uuid', '=', child.uuid).execute();
  expect(left).toEqual([]);
});
