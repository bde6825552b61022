import { apply } from '@qinghe/contract/resumes/apply.ts';
import { blockCandidate, unblockCandidate } from '@qinghe/contract/resumes/block.ts';
import { correctApplication, getApplication } from '@qinghe/contract/resumes/desk.ts';
import { getPerson, linkPersons, type PersonLinkKind, unlinkPersons } from '@qinghe/contract/resumes/persons.ts';
import { expect, test } from 'vitest';
import { makeMaster, makeTeam, type TestAccount, unusedPhone } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { aCandidate, cvFile, makeApplication } from '../../../../test/applications.ts';
import { makeJob, type TestJob } from '../../../../test/jobs.ts';
import { uploadCv } from '../../../../test/uploads.ts';
import { withTransaction } from '../../../db/database.ts';
import { prove } from '../status/prove.ts';
import { compareCvFile } from './compare-cv-file.ts';

const app = await startTestApp();
const { db } = app.services;

const personOf = (uuid: string, { token }: TestAccount) => app.ok(getPerson, { uuid }, { token });
const link = (uuid: string, other_uuid: string, { token }: TestAccount, kind: PersonLinkKind = 'same') =>
  app.call(linkPersons, { uuid, other_uuid, kind }, { token });
const unlink = (uuid: string, link_uuid: string, { token }: TestAccount) =>
  app.call(unlinkPersons, { uuid, link_uuid }, { token });
/** An application that stands as it is: nothing has looked for its person. */
const stands = async (job: TestJob, candidate: object) => (await makeApplication(app, job, { candidate })).uuid;
/** One that comes in as all do. */
async function applies(job: TestJob, overrides: object) {
  const { upload_token } = await uploadCv(app, job.uuid, await cvFile());
  const candidate = aCandidate(overrides);
  await app.ok(apply, { job_uuid: job.uuid, upload_token, candidate, consent: true });
  const { uuid } = await db
    .selectFrom('application')
    .select('uuid')
    .where('job_uuid', '=', job.uuid)
    .where('phone', '=', candidate.phone)
    .executeTakeFirstOrThrow();
  return uuid;
}
const joinedWith = async (uuid: string, account: TestAccount) =>
  (await personOf(uuid, account)).joined.map(({ application }) => application?.uuid);
const likelyFor = async (uuid: string, account: TestAccount) =>
  (await personOf(uuid, account)).likely.map(({ application, reasons }) => [application.uuid, reasons]);
const provePhone = (job: TestJob, applicationUuid: string) =>
  withTransaction(db, (trx) => prove(trx, job.companyUuid, { applicationUuid, kind: 'phone', now: app.clock.now() }));

async function twoJobs() {
  const { master, child } = await makeTeam(app);
  return { master, child, mine: await makeJob(app, master), theirs: await makeJob(app, child) };
}

test('one phone under one name is one person, however the name is typed; under another name somebody is asked', async () => {
  const { master, mine, theirs } = await twoJobs();
  const phone = unusedPhone();
  const first = await applies(mine, { phone, name: 'Li Lei' });
  const second = await applies(theirs, { phone, name: ' ＬＩ ｌｅｉ' });
  const other = await applies(await makeJob(app, master), { phone, name: '韩梅梅' });
  expect(await personOf(first, master)).toMatchObject({
    joined: [{ application: { uuid: second, job_title: theirs.title }, link: { by_name: null, can_undo: true } }],
    likely: [{ application: { uuid: other }, reasons: ['phone'], can_decide: true }],
    parted: [],
  });
  expect(await likelyFor(other, master)).toEqual([[second, ['phone']]]);
});

test('of two applications at once the later one finds the earlier', async () => {
  const { master, mine, theirs } = await twoJobs();
  const phone = unusedPhone();
  const [first = '', second] = await Promise.all([mine, theirs].map((job) => applies(job, { phone })));
  expect(await joinedWith(first, master)).toEqual([second]);
});

test('a phone proved for both joins them whatever the names are, one proved alone does not', async () => {
  const { master, mine, theirs } = await twoJobs();
  const phone = unusedPhone();
  const [first, second] = [await stands(mine, { phone, name: '李雷' }), await stands(theirs, { phone, name: 'Lei' })];
  await provePhone(mine, first);
  expect(await joinedWith(first, master)).toEqual([]);
  await provePhone(mine, second);
  expect(await joinedWith(first, master)).toEqual([second]);
});

test('a name that is put right joins those whose phone it is', async () => {
  const { master, mine, theirs } = await twoJobs();
  const phone = unusedPhone();
  const first = await stands(mine, { phone, name: '李雷' });
  const second = await stands(theirs, { phone, name: '李蕾' });
  const correction = { uuid: second, version: 1, correction: { name: '李雷' } };
  await app.ok(correctApplication, correction, { token: master.token });
  expect(await joinedWith(first, master)).toEqual([second]);
});

test('the same e-mail, and name with school and graduation, are offered; those of another company never', async () => {
  const { master, mine, theirs } = await twoJobs();
  const email = `${unusedPhone()}@stu.example.com`;
  const me = { name: '欧阳静', email, school: '同济大学', graduation_month: '2027-06' };
  const first = await stands(mine, me);
  const sharesMail = await stands(theirs, { ...me, name: '欧阳明', email: email.toUpperCase() });
  const studied = await stands(theirs, { ...me, email: '' });
  await stands(theirs, { ...me, email: '', graduation_month: '2026-06' });
  await stands(await makeJob(app, await makeMaster(app)), me);
  const likely = await likelyFor(first, master);
  expect(likely.toSorted()).toEqual(
    [
      [sharesMail, ['email']],
      [studied, ['study']],
    ].toSorted(),
  );
});

test('CVs that say much the same are offered, of the same school or name and of nobody else', async () => {
  const { master, mine, theirs } = await twoJobs();
  const cvText = Array.from({ length: 40 }, (_, index) => `第${index}段：在校期间负责排版与校对。`).join('\n');
  const make = (job: TestJob, candidate: object, text = cvText) =>
    makeApplication(app, job, { candidate, cvText: text });
  const me = { name: '李雷', school: '同济大学', graduation_month: '2027-06' };
  const first = await make(mine, me);
  const sameSchool = await make(theirs, { ...me, name: '李磊' }, `${cvText} 另加一句。`);
  const sameName = await make(theirs, { ...me, school: '复旦大学' });
  await make(theirs, { ...me, name: '韩梅梅', school: '复旦大学' });
  await make(theirs, { ...me, name: '王五' }, cvText.slice(0, 300));
  const elsewhere = await make(await makeJob(app, await makeMaster(app)), me);
  const compare = () =>
    compareCvFile.run(
      app.services,
      { company_uuid: mine.companyUuid, file_uuid: first.fileUuid, sender: '' },
      { last: false },
    );
  await compare();
  await compare();
  const likely = await likelyFor(first.uuid, master);
  expect(likely.toSorted()).toEqual(
    [
      [sameSchool.uuid, ['cv']],
      [sameName.uuid, ['cv']],
    ].toSorted(),
  );
  expect(await likelyFor(sameName.uuid, master)).toEqual([[first.uuid, ['cv']]]);
  const kept = db.selectFrom('person_likeness').select('percent');
  expect(await kept.where('b_uuid', '=', elsewhere.uuid).execute()).toEqual([]);
});

test('what a person says is remembered: joined, parted and taken back, exactly', async () => {
  const { master, mine, theirs } = await twoJobs();
  const phone = unusedPhone();
  const [first, second] = [await stands(mine, { phone, name: '李雷' }), await stands(theirs, { phone, name: 'Lei' })];
  const parted = await link(first, second, master, 'different');
  expect(parted).toMatchObject({
    code: 100,
    data: { likely: [], parted: [{ application: { uuid: second }, link: { by_name: master.name, can_undo: true } }] },
  });
  expect(await likelyFor(second, master)).toEqual([]);
  // Whoever did not see that yet says something else.
  expect(await link(second, first, master)).toMatchObject({ code: 40901, data: { likely: [], joined: [] } });
  await provePhone(mine, first);
  await provePhone(mine, second);
  expect(await joinedWith(first, master)).toEqual([]);
  const of = parted.data?.parted[0]?.link.uuid ?? '';
  expect((await unlink(second, of, master)).data?.likely).toMatchObject([{ application: { uuid: first } }]);
  expect(await unlink(second, of, master)).toMatchObject({ code: 40901 });
  const joined = await link(second, first, master);
  expect(joined.data).toMatchObject({ joined: [{ application: { uuid: first } }], likely: [], parted: [] });
  expect(await link(first, second, master, 'different')).toMatchObject({ code: 40901 });
  const rows = await db
    .selectFrom('audit_entry')
    .select('action')
    .where('object_uuid', '=', first)
    .orderBy('uuid')
    .execute();
  expect(rows.map(({ action }) => action)).toEqual([
    'application.parted',
    'application.unlinked',
    'application.joined',
  ]);
});

test('what the machine joined and somebody took apart it never joins again, not by a third one either', async () => {
  const { master, mine, theirs } = await twoJobs();
  const phone = unusedPhone();
  const [first, second] = [await applies(mine, { phone }), await applies(theirs, { phone })];
  const [joined] = (await personOf(first, master)).joined;
  expect((await unlink(first, joined?.link.uuid ?? '', master)).data).toMatchObject({
    joined: [],
    likely: [{ application: { uuid: second }, reasons: ['phone', 'study'] }],
  });
  await provePhone(mine, first);
  await provePhone(mine, second);
  const third = await applies(await makeJob(app, master), { phone });
  expect([await joinedWith(first, master), await joinedWith(third, master)]).toEqual([[], []]);
  expect((await likelyFor(third, master)).map(([uuid]) => uuid).toSorted()).toEqual([first, second].toSorted());
  expect((await link(third, first, master)).code).toBe(100);
  expect((await link(third, second, master)).data?.joined).toHaveLength(2);
});

test('who may not see an application sees whose it is and nothing of it, and is offered nobody', async () => {
  const { master, child, mine, theirs } = await twoJobs();
  const phone = unusedPhone();
  const [hidden, own] = [await applies(mine, { phone, name: '李雷' }), await applies(theirs, { phone, name: '李雷' })];
  const likely = await stands(await makeJob(app, master), { phone, name: '韩梅梅' });
  const seen = await personOf(own, child);
  expect(seen).toMatchObject({ joined: [{ application: null, owner_name: master.name }], likely: [] });
  expect(JSON.stringify(seen)).not.toContain(hidden);
  expect(JSON.stringify(seen)).not.toContain(mine.title);
  for (const uuid of [hidden, likely]) {
    expect((await app.call(getPerson, { uuid }, { token: child.token })).code).toBe(40401);
    expect((await link(own, uuid, child)).code).toBe(40401);
    expect((await link(uuid, own, child)).code).toBe(40401);
  }
  // The machine's word may be taken back by who decides on either side.
  const of = seen.joined[0]?.link.uuid ?? '';
  expect((await unlink(likely, of, master)).code).toBe(40401);
  expect((await unlink(own, of, child)).data).toMatchObject({ joined: [], likely: [] });
  // A colleague's word by that colleague and the master.
  await link(hidden, own, master);
  const again = await personOf(own, child);
  expect(again.joined).toMatchObject([{ application: null, link: { by_name: master.name, can_undo: false } }]);
  expect(await unlink(own, again.joined[0]?.link.uuid ?? '', child)).toMatchObject({
    code: 40902,
    reason: /只有那位同事和主账号/,
  });
});

test('another company finds, joins and parts nobody', async () => {
  const { master, mine, theirs } = await twoJobs();
  const phone = unusedPhone();
  const [first, second] = [await applies(mine, { phone }), await applies(theirs, { phone })];
  const of = (await personOf(first, master)).joined[0]?.link.uuid ?? '';
  const other = await makeMaster(app);
  const elsewhere = await applies(await makeJob(app, other), { phone });
  expect(await personOf(elsewhere, other)).toEqual({ joined: [], likely: [], parted: [] });
  expect((await link(elsewhere, first, other)).code).toBe(40401);
  expect((await link(first, second, other)).code).toBe(40401);
  expect((await unlink(elsewhere, of, other)).code).toBe(40401);
  expect((await unlink(first, of, other)).code).toBe(40401);
  expect(await link(first, first, master)).toMatchObject({ code: 400, field: 'other_uuid' });
});

test('the same said by many at once stands once, and of contrary words one', async () => {
  const { master, mine, theirs } = await twoJobs();
  const [first, second] = [await stands(mine, {}), await stands(theirs, { name: '别人' })];
  const responses = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      index % 2 ? link(first, second, master) : link(second, first, master, index % 4 ? 'different' : 'same'),
    ),
  );
  expect(responses.map(({ code }) => code).sort((a, b) => a - b)).toEqual([100, ...Array(11).fill(40901)]);
  const links = await db
    .selectFrom('person_link')
    .select('uuid')
    .where('company_uuid', '=', mine.companyUuid)
    .execute();
  expect(links).toHaveLength(1);
});

test('a mark follows the person, and is its own application’s again once they are taken apart', async () => {
  const { master, mine, theirs } = await twoJobs();
  const phone = unusedPhone();
  const [first, second] = [await stands(mine, { phone, name: '李雷' }), await stands(theirs, { phone, name: 'Lei' })];
  const isMarked = async (uuid: string) =>
    (await app.ok(getApplication, { uuid }, { token: master.token })).block?.reason ?? null;
  await app.ok(blockCandidate, { uuid: first, reason: 'no_show' }, { token: master.token });
  expect([await isMarked(first), await isMarked(second)]).toEqual(['no_show', null]);
  const { data } = await link(first, second, master);
  expect([await isMarked(first), await isMarked(second)]).toEqual(['no_show', 'no_show']);
  const twice = { uuid: second, reason: 'conduct' as const };
  expect((await app.call(blockCandidate, twice, { token: master.token })).code).toBe(40902);
  await unlink(second, data?.joined[0]?.link.uuid ?? '', master);
  expect([await isMarked(first), await isMarked(second)]).toEqual(['no_show', null]);
  await app.ok(blockCandidate, twice, { token: master.token });
  await link(first, second, master);
  expect([await isMarked(first), await isMarked(second)]).toEqual(['conduct', 'conduct']);
  await app.ok(unblockCandidate, { uuid: first }, { token: master.token });
  expect([await isMarked(first), await isMarked(second)]).toEqual([null, null]);
});
