import { logout } from '@qinghe/contract/account/session.ts';
import { createDraft, deleteDraft } from '@qinghe/contract/jobs/endpoints.ts';
import type { RealtimeEvent, RealtimeMessage } from '@qinghe/contract/realtime.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { makeAccount, makeChild, makeMaster, makeTeam } from '../../test/accounts.ts';
import { startTestApp } from '../../test/app.ts';
import { makeJob } from '../../test/jobs.ts';
import { openSocket } from '../../test/socket.ts';
import { until } from '../../test/until.ts';
import { withTransaction } from '../db/database.ts';
import { type Owners, publishEvent } from './publish.ts';

const app = await startTestApp();
const { db } = app.services;

/** Tells a company of a job that changed. @returns the job's uuid, to know the event by */
async function tell(companyUuid: string | null, uuid = uuidv7(), owners: Owners = []): Promise<string> {
  const event = { type: 'job.changed', uuid, kind: 'internship' } as const;
  await withTransaction(db, (trx) => publishEvent(trx, { companyUuid: companyUuid ?? '', owners }, event));
  return uuid;
}

const uuidsOf = (heard: RealtimeMessage[]) => heard.map(({ event }) => ('uuid' in event ? event.uuid : event.type));

test('what a call changed is heard by the masters of its company and the owner, and by no other', async () => {
  const { company, master, child } = await makeTeam(app);
  const other = await makeChild(app, company);
  const stranger = await makeAccount(app);
  const foreigner = await makeMaster(app);
  const [own, owner, colleague, foreign, alone] = await Promise.all(
    [master, child, other, foreigner, stranger].map(({ token }) => openSocket(app, token)),
  );
  const job = await app.ok(createDraft, { kind: 'internship' }, { token: child.token });
  await app.ok(deleteDraft, { uuid: job.uuid, version: job.version }, { token: child.token });
  expect(await own?.event('job.changed')).toEqual({ type: 'job.changed', uuid: job.uuid, kind: 'internship' });
  await owner?.event('job.changed', job.uuid);
  const theirs = await tell(foreigner.companyUuid);
  await foreign?.event('job.changed');
  expect(uuidsOf(foreign?.heard ?? [])).toEqual([theirs]);
  expect([alone?.heard, colleague?.heard]).toEqual([[], []]);
  expect(uuidsOf(own?.heard ?? [])).toEqual([job.uuid]);
  expect(company.company_uuid).toBe(master.companyUuid);
});

test('a transaction that is rolled back tells nobody', async () => {
  const master = await makeMaster(app);
  const { heard, event } = await openSocket(app, master.token);
  await expect(
    withTransaction(db, async (trx) => {
      const lost = { type: 'job.changed', uuid: uuidv7(), kind: 'internship' } as const;
      await publishEvent(trx, { companyUuid: master.companyUuid ?? '', owners: [] }, lost);
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  const delivered = await tell(master.companyUuid);
  await event('job.changed');
  expect(uuidsOf(heard)).toEqual([delivered]);
});

test('a socket that comes back with its cursor gets what it missed, once and in order', async () => {
  const master = await makeMaster(app);
  const first = await openSocket(app, master.token);
  const seen = await tell(master.companyUuid);
  await first.event('job.changed');
  first.socket.disconnect();
  const missed: string[] = [];
  for (let turn = 0; turn < 5; turn += 1) missed.push(await tell(master.companyUuid));
  const back = await openSocket(app, master.token, first.heard.at(-1)?.cursor);
  const fresh = await tell(master.companyUuid);
  await until(() => uuidsOf(back.heard).includes(fresh));
  expect(uuidsOf(back.heard)).toEqual([...missed, fresh]);
  expect(uuidsOf(back.heard)).not.toContain(seen);
});

test('the cursor of a socket that heard nothing yet brings what came after it', async () => {
  const master = await makeMaster(app);
  const { readyAt, socket } = await openSocket(app, master.token);
  socket.disconnect();
  const missed = await tell(master.companyUuid);
  const back = await openSocket(app, master.token, readyAt);
  await back.event('job.changed');
  expect(uuidsOf(back.heard)).toEqual([missed]);
});

test('events that arrive while a socket catches up come after what it missed, none twice', async () => {
  const master = await makeMaster(app);
  const { readyAt, socket } = await openSocket(app, master.token);
  socket.disconnect();
  const expected: string[] = [];
  for (let turn = 0; turn < 60; turn += 1) expected.push(await tell(master.companyUuid));
  for (let round = 0; round < 5; round += 1) {
    const opening = openSocket(app, master.token, readyAt);
    for (let turn = 0; turn < 20; turn += 1) expected.push(await tell(master.companyUuid));
    const back = await opening;
    await until(() => uuidsOf(back.heard).includes(expected.at(-1) ?? ''));
    expect(uuidsOf(back.heard)).toEqual(expected);
    back.socket.disconnect();
  }
});

test('an event that commits late is not skipped, though later ones wait for it', async () => {
  const master = await makeMaster(app);
  const { heard, readyAt } = await openSocket(app, master.token);
  let commit = () => {};
  const held = new Promise<void>((resolve) => {
    commit = resolve;
  });
  const late = uuidv7();
  let written = () => {};
  const writing = new Promise<void>((resolve) => {
    written = resolve;
  });
  const slow = withTransaction(db, async (trx) => {
    const event = { type: 'job.changed', uuid: late, kind: 'internship' } as const;
    await publishEvent(trx, { companyUuid: master.companyUuid ?? '', owners: [] }, event);
    written();
    await held;
  });
  await writing;
  const quick = await tell(master.companyUuid);
  const meanwhile = await openSocket(app, master.token, readyAt);
  expect(meanwhile.heard).toEqual([]);
  commit();
  await slow;
  await until(() => heard.length === 2 && meanwhile.heard.length === 2);
  expect(uuidsOf(heard)).toEqual([late, quick]);
  expect(uuidsOf(meanwhile.heard)).toEqual([late, quick]);
});

test('a page whose socket opens after its first read hears what happened between the two', async () => {
  const master = await makeMaster(app);
  // The server has read what was told before: what it reads later it would tell whoever is there then.
  const { heard } = await openSocket(app, master.token);
  const long = await tell(master.companyUuid);
  await until(() => heard.length === 1);
  // As if all that was told so far had happened a while ago.
  await sql`update realtime_event set at = at - interval '2 minutes'`.execute(db);
  const meanwhile = [await tell(master.companyUuid), await tell(master.companyUuid)];
  const late = await openSocket(app, master.token, undefined, 3000);
  await until(() => late.heard.length >= 2);
  expect(uuidsOf(late.heard)).toEqual(meanwhile);
  const older = await openSocket(app, master.token, undefined, 180_000);
  await until(() => older.heard.length >= 3);
  expect(uuidsOf(older.heard)).toEqual([long, ...meanwhile]);
});

test('an age that is none is no age, and a cursor goes before it', async () => {
  const master = await makeMaster(app);
  const { readyAt, event } = await openSocket(app, master.token);
  await event('job.changed', await tell(master.companyUuid));
  const { readyAt: later } = await openSocket(app, master.token);
  for (const age of [-1, Number.NaN, '1 day', {}, null]) {
    const plain = await openSocket(app, master.token, undefined, age);
    expect(plain.heard).toEqual([]);
    plain.socket.disconnect();
  }
  expect((await openSocket(app, master.token, later, 60_000)).heard).toEqual([]);
  const back = await openSocket(app, master.token, readyAt, 0);
  await until(() => back.heard.length === 1);
});

test('a cursor that is none of ours starts at now instead of failing', async () => {
  const master = await makeMaster(app);
  const { readyAt } = await openSocket(app, master.token, "1-1'; drop table job");
  expect(readyAt).toMatch(/^\d+-\d+$/);
});

test('a socket with an ended, an unknown or no token is refused with the code of the call', async () => {
  const { master, child } = await makeTeam(app);
  await app.ok(logout, {}, { token: master.token });
  await expect(openSocket(app, master.token)).rejects.toThrow('10107');
  await expect(openSocket(app, 'unknown')).rejects.toThrow('101');
  await expect(openSocket(app, '')).rejects.toThrow('101');
  app.clock.advance({ days: 31 });
  await expect(openSocket(app, child.token)).rejects.toThrow('401');
  app.clock.reset();
});

test('a sub-account hears of its own jobs alone, also of what it missed and of many at once', async () => {
  const { company, master, child } = await makeTeam(app);
  const [mine, theirs] = [await makeJob(app, child), await makeJob(app, master)];
  const { readyAt, socket } = await openSocket(app, child.token);
  socket.disconnect();
  const publish = (event: RealtimeEvent, owners: string[]) =>
    withTransaction(db, (trx) => publishEvent(trx, { companyUuid: company.company_uuid, owners }, event));
  const [about, aboutAll] = [uuidv7(), uuidv7()];
  await tell(company.company_uuid, theirs.uuid, [master.uuid]);
  await publish({ type: 'applications.changed', batch_uuid: uuidv7() }, [master.uuid]);
  await publish({ type: 'application.noted', uuid: about, job_uuid: theirs.uuid, kind: 'internship' }, [master.uuid]);
  await publish({ type: 'applications.changed', batch_uuid: aboutAll }, [master.uuid, child.uuid]);
  const back = await openSocket(app, child.token, readyAt);
  await publish({ type: 'application.noted', uuid: about, job_uuid: mine.uuid, kind: 'internship' }, [child.uuid]);
  await back.event('application.noted', about);
  expect(
    back.heard.map(({ event }) => ('job_uuid' in event ? event.job_uuid : 'batch_uuid' in event && event.batch_uuid)),
  ).toEqual([aboutAll, mine.uuid]);
});

test('a socket is parted from when its session has run out, or its person has left the company', async () => {
  const { company, master, child } = await makeTeam(app);
  const [stays, leaves] = [await openSocket(app, master.token), await openSocket(app, child.token)];
  await app.recheckSockets();
  expect([stays.socket.connected, leaves.socket.connected]).toEqual([true, true]);
  await db
    .deleteFrom('company_member')
    .where('company_uuid', '=', company.company_uuid)
    .where('account_uuid', '=', child.uuid)
    .execute();
  await app.recheckSockets();
  await until(() => !leaves.socket.connected);
  expect(stays.socket.connected).toBe(true);
  app.clock.advance({ days: 31 });
  await app.recheckSockets();
  await until(() => !stays.socket.connected);
  app.clock.reset();
});

test('who is kept from the desk hears of what lets them work again, and of no job, also of what they missed', async () => {
  const { company, child } = await makeTeam(app);
  const job = await makeJob(app, child);
  const suspend = (user_status: 'active' | 'unactive') =>
    db.updateTable('account').set({ user_status }).where('uuid', '=', child.uuid).execute();
  const publish = (event: RealtimeEvent, owners: Owners) =>
    withTransaction(db, (trx) => publishEvent(trx, { companyUuid: company.company_uuid, owners }, event));
  const works = await openSocket(app, child.token);
  await suspend('unactive');
  await publish({ type: 'member.changed', uuid: child.uuid }, [child.uuid]);
  await until(() => !works.socket.connected, 'the socket of before is cut off at once');
  const held = await openSocket(app, child.token, works.readyAt);
  await tell(company.company_uuid, job.uuid, [child.uuid]);
  const missed = await openSocket(app, child.token, works.readyAt);
  await publish({ type: 'company.decided' }, 'everybody');
  for (const { event } of [held, missed]) await event('company.decided');
  for (const { heard } of [held, missed])
    expect(heard.map(({ event }) => event.type)).toEqual(['member.changed', 'company.decided']);
  await suspend('active');
  await publish({ type: 'member.changed', uuid: child.uuid }, [child.uuid]);
  await until(() => !held.socket.connected, 'as what it is now it comes back');
  const again = await openSocket(app, child.token);
  await tell(company.company_uuid, job.uuid, [child.uuid]);
  await again.event('job.changed', job.uuid);
});

test('a socket that says something is parted from, and a session has no more than thirty', async () => {
  const { token } = await makeMaster(app);
  const { socket } = await openSocket(app, token);
  socket.emit('subscribe', 'company');
  await until(() => !socket.connected);
  await Promise.all(Array.from({ length: 30 }, () => openSocket(app, token)));
  await expect(openSocket(app, token)).rejects.toThrow('429');
});
