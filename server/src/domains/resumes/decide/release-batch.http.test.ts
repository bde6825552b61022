import { moveApplication } from '@qinghe/contract/resumes/decide.ts';
import { decideMany } from '@qinghe/contract/resumes/decide-many.ts';
import { getApplication } from '@qinghe/contract/resumes/desk.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeTeam } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { taskHandlers } from '../../../routes-and-tasks.ts';
import { releaseBatch } from '../message/release-batch.ts';
import { sendMessage } from '../message/send-message.ts';

const app = await startTestApp();
const { db } = app.services;

const run = async (task: { name: string }, payload: unknown) =>
  taskHandlers(app.services)
    .find((handler) => handler.task.name === task.name)
    ?.run(payload);

/** What waits in the queue to be sent; nothing works it off here but the test itself. */
const readQueued = async () =>
  (
    await sql<{ data: { message_uuid: string } }>`select data from pgboss.job where name = ${sendMessage.name}`.execute(
      db,
    )
  ).rows.map(({ data }) => data);

test('a batch of many that is released twice at once sends every message once, and none that was recalled', async () => {
  const { master, company } = await makeTeam(app);
  const { token } = master;
  const job = await makeJob(app, master);
  const people = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      makeApplication(app, job, { candidate: { email: `m${index}@example.com` } }),
    ),
  );
  const items = people.map(({ uuid }) => ({ uuid, version: 1 }));
  const decision = { items, to: 'reject', reason: '经验不符', message: '{name}，感谢投递。' } as const;
  const { batch } = await app.ok(decideMany, decision, { token });
  const restored = people[7]?.uuid ?? '';
  const { version } = await app.ok(getApplication, { uuid: restored }, { token });
  await app.ok(moveApplication, { uuid: restored, version, to: 'new' }, { token });

  const payload = { company_uuid: company.company_uuid, batch_uuid: batch?.uuid };
  await Promise.all([run(releaseBatch, payload), run(releaseBatch, payload)]);
  const queued = await readQueued();
  expect(new Set(queued.map(({ message_uuid }) => message_uuid)).size).toBe(59);
  // Two at a time, as a server does, from both ends: most messages have two tasks, which meet.
  const sendAll = async (messages: typeof queued) => {
    for (const message of messages) await run(sendMessage, message);
  };
  await Promise.all([sendAll(queued), sendAll(queued.toReversed())]);
  await run(releaseBatch, payload);
  expect(await readQueued()).toHaveLength(queued.length);

  const mails = await db.selectFrom('outbox_message').select('address').execute();
  expect(mails.map(({ address }) => address).toSorted()).toEqual(
    people.flatMap((_, index) => (index === 7 ? [] : [`m${index}@example.com`])).toSorted(),
  );
});
