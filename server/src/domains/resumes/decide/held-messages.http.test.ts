import { moveApplication } from '@qinghe/contract/resumes/decide.ts';
import { decideMany } from '@qinghe/contract/resumes/decide-many.ts';
import { getApplication } from '@qinghe/contract/resumes/desk.ts';
import { expect, test } from 'vitest';
import { makeTeam } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { readDeliveries, sendDeliveries } from '../../../../test/deliveries.ts';
import { makeJob } from '../../../../test/jobs.ts';

const app = await startTestApp({ own: true });
const { services } = app;

test('the messages of a decision on many, sent by two at once, go out once each, and none that was recalled', async () => {
  const { master } = await makeTeam(app);
  const { token } = master;
  const job = await makeJob(app, master);
  const people = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      makeApplication(app, job, { candidate: { email: `m${index}@example.com` } }),
    ),
  );
  const items = people.map(({ uuid }) => ({ uuid, version: 1 }));
  const decision = { items, to: 'reject', reason: '经验不符', message: '{name}，感谢投递。' } as const;
  await app.ok(decideMany, decision, { token });
  const restored = people[7]?.uuid ?? '';
  const { version } = await app.ok(getApplication, { uuid: restored }, { token });
  await app.ok(moveApplication, { uuid: restored, version, to: 'new' }, { token });

  const held = await readDeliveries(services, { kind: 'resumes.message' });
  const uuids = held.map(({ uuid }) => uuid);
  expect(uuids).toHaveLength(60);
  await sendDeliveries(services, uuids);
  expect(await services.db.selectFrom('outbox_message').select('address').execute()).toEqual([]);
  app.clock.advance({ minutes: 11 });
  // From both ends, so that they meet.
  await Promise.all([sendDeliveries(services, uuids), sendDeliveries(services, uuids.toReversed())]);
  await sendDeliveries(services, uuids);

  const mails = await services.db.selectFrom('outbox_message').select('address').execute();
  expect(mails.map(({ address }) => address).toSorted()).toEqual(
    people.flatMap((_, index) => (index === 7 ? [] : [`m${index}@example.com`])).toSorted(),
  );
});

test('places in Chinese are filled in, and a text with any other brace is not sent', async () => {
  const { master } = await makeTeam(app);
  const { token } = master;
  const job = await makeJob(app, master, { title: '后端实习生' });
  const person = await makeApplication(app, job, { candidate: { name: '陈嘉', email: 'chen@example.com' } });
  const decision = { items: [{ uuid: person.uuid, version: 1 }], to: 'reject' as const, reason: '名额已满' };
  const message = '{姓名}同学你好，感谢投递｛职位｝。';
  const refused = await app.call(decideMany, { ...decision, message: `${message}{学校}` }, { token });
  expect(refused).toMatchObject({ code: 400, field: 'message' });
  await app.ok(decideMany, { ...decision, message }, { token });
  app.clock.advance({ minutes: 11 });
  const held = await readDeliveries(services, { kind: 'resumes.message' });
  await sendDeliveries(
    services,
    held.map(({ uuid }) => uuid),
  );
  const { body } = await services.db
    .selectFrom('candidate_message')
    .select('body')
    .where('application_uuid', '=', person.uuid)
    .executeTakeFirstOrThrow();
  expect(body).toBe('陈嘉同学你好，感谢投递后端实习生。');
});
