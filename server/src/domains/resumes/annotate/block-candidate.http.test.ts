import { blockCandidate, listBlocked, unblockCandidate } from '@qinghe/contract/resumes/block.ts';
import { getApplication, listApplications } from '@qinghe/contract/resumes/desk.ts';
import { linkPersons } from '@qinghe/contract/resumes/persons.ts';
import { expect, test } from 'vitest';
import { makeMaster, makeTeam, type TestAccount } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { waitsForLocks } from '../../../../test/waiting.ts';
import { endBlocks } from './end-blocks.ts';

const app = await startTestApp();
const { db } = app.services;
const read = (uuid: string, { token }: TestAccount) => app.ok(getApplication, { uuid }, { token });
const listed = async ({ token }: TestAccount) => (await app.ok(listBlocked, {}, { token })).items;
const block = (uuid: string, { token }: TestAccount, reason = 'no_show', note = '') =>
  app.call(blockCandidate, { uuid, reason, note } as never, { token });
const unblock = (uuid: string, { token }: TestAccount) => app.call(unblockCandidate, { uuid }, { token });
const phoneOf = async (uuid: string) =>
  (await db.selectFrom('application').select('phone').where('uuid', '=', uuid).executeTakeFirstOrThrow()).phone;

/** The same person, who has applied for a job of the master and for one of the sub-account. */
async function twice() {
  const { master, child } = await makeTeam(app);
  const [first, second] = [
    await makeApplication(app, await makeJob(app, master)),
    await makeApplication(app, await makeJob(app, child)),
  ];
  await app.ok(linkPersons, { uuid: first.uuid, other_uuid: second.uuid, kind: 'same' }, { token: master.token });
  return { master, child, first: first.uuid, second: second.uuid };
}

test('all applications of the person are marked, none is hidden or moved, and no message goes out', async () => {
  const { master, child, first, second } = await twice();
  expect(await block(first, master, 'other', '面试后发来辱骂信息')).toMatchObject({
    data: { blocked: true, version: 1 },
  });
  const seen = await read(second, child);
  expect(seen).toMatchObject({
    ...{ blocked: true, stage: 'new', version: 1 },
    block: { reason: 'other', note: '面试后发来辱骂信息', can_unblock: false },
  });
  const { items } = await app.ok(listApplications, { kind: 'internship', stage: 'new' }, { token: child.token });
  expect(items).toMatchObject([{ uuid: second, blocked: true }]);
  expect(
    await db.selectFrom('candidate_message').select('uuid').where('application_uuid', 'in', [first, second]).execute(),
  ).toEqual([]);
});

test('a sub-account sees marks of its own jobs alone, and takes off none of a colleague', async () => {
  const { master, child, first, second } = await twice();
  await block(first, master);
  expect(await listed(child)).toEqual([]);
  expect(await listed(master)).toMatchObject([{ uuid: first, reason: 'no_show', can_unblock: true, phone: /\*{4}/ }]);
  expect(await unblock(second, child)).toMatchObject({ code: 40902, reason: /只有那位同事和主账号/ });
  expect((await unblock(first, child)).code).toBe(40401);
  expect((await unblock(second, master)).data).toMatchObject({ blocked: false, block: null });
  expect((await unblock(second, master)).code).toBe(40401);
  expect((await block(second, child)).code).toBe(100);
  expect(await listed(child)).toMatchObject([{ uuid: second, can_unblock: true }]);
  expect((await unblock(second, child)).code).toBe(100);
});

test('one mark a person, also from many hands at once; another reason needs its words', async () => {
  const { master, child, first, second } = await twice();
  expect(await block(first, master, 'other')).toMatchObject({ code: 400, field: 'note' });
  const results = await Promise.all(
    Array.from({ length: 24 }, (_, hand) => (hand % 2 ? block(first, master) : block(second, child))),
  );
  expect(results.map(({ code }) => code).sort((a, b) => a - b)).toEqual([100, ...Array(23).fill(40902)]);
  const rows = db.selectFrom('audit_entry').select('action').where('object_uuid', 'in', [first, second]);
  expect((await rows.where('action', '=', 'application.blocked').execute()).length).toBe(1);
});

test('a mark that a colleague has renewed a moment before is kept', async () => {
  const { master, first } = await twice();
  await block(first, master);
  const renewed = (reader: typeof db, until: Date) =>
    reader
      .updateTable('blocked_candidate')
      .set({ until: until.toISOString(), note: '同事' })
      .where('application_uuid', '=', first);
  await renewed(db, app.clock.now()).execute();
  const pending = await db.transaction().execute(async (trx) => {
    await renewed(trx, new Date(app.clock.now().getTime() + 86_400_000)).execute();
    const blocking = block(first, master);
    await waitsForLocks(db);
    return { blocking };
  });
  expect((await pending.blocking).code).toBe(40902);
  expect((await read(first, master)).block).toMatchObject({ note: '同事' });
});

test('another company knows nothing of it', async () => {
  const { master, first } = await twice();
  await block(first, master);
  const other = await makeMaster(app);
  const elsewhere = await makeApplication(app, await makeJob(app, other));
  await db
    .updateTable('application')
    .set({ phone: await phoneOf(first) })
    .where('uuid', '=', elsewhere.uuid)
    .execute();
  expect(await read(elsewhere.uuid, other)).toMatchObject({ blocked: false, block: null });
  expect((await block(first, other)).code).toBe(40401);
  expect((await unblock(first, other)).code).toBe(40401);
});

test('it lasts a year, ends by itself, can be made anew, and leaves nothing behind', async () => {
  const { master, first } = await twice();
  await block(first, master);
  const mine = db.selectFrom('blocked_candidate').where('application_uuid', '=', first);
  const { created_at, until } = await mine.select(['created_at', 'until']).executeTakeFirstOrThrow();
  expect(Date.parse(until) - Date.parse(created_at)).toBe(365 * 86_400_000);
  const end = () =>
    db.updateTable('blocked_candidate').set({ until: created_at }).where('application_uuid', '=', first).execute();
  await end();
  expect((await read(first, master)).block).toBeNull();
  expect(await listed(master)).toEqual([]);
  expect((await block(first, master)).code).toBe(100);
  await end();
  await endBlocks.run(app.services, {}, { last: false });
  expect(await mine.select('uuid').execute()).toEqual([]);
});
