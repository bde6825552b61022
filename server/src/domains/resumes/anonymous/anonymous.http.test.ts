import { makeLink } from '@qinghe/contract/candidates/links.ts';
import { addNote, addTag, rateApplication } from '@qinghe/contract/resumes/annotate.ts';
import { revealApplication } from '@qinghe/contract/resumes/anonymous.ts';
import type { AnonymousUntil } from '@qinghe/contract/resumes/anonymous-until.ts';
import { apply } from '@qinghe/contract/resumes/apply.ts';
import { blockCandidate } from '@qinghe/contract/resumes/block.ts';
import { moveApplication, rejectApplication } from '@qinghe/contract/resumes/decide.ts';
import { decideMany, planDecision } from '@qinghe/contract/resumes/decide-many.ts';
import {
  correctApplication,
  getApplication,
  getApplicationDocument,
  getApplicationFile,
  listApplications,
  noteFileOpened,
  revealContact,
} from '@qinghe/contract/resumes/desk.ts';
import { planExport, startExport } from '@qinghe/contract/resumes/exports.ts';
import { getPerson, linkPersons } from '@qinghe/contract/resumes/persons.ts';
import {
  getScreeningRule,
  noConditions,
  planScreeningRule,
  saveScreeningRule,
} from '@qinghe/contract/resumes/screening.ts';
import { findApplications } from '@qinghe/contract/resumes/search.ts';
import { expect, test } from 'vitest';
import { makeMaster, makeTeam, type TestAccount, unusedPhone } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { aCandidate, anonymousPerson, cvFile, makeAnonymous, makeApplication } from '../../../../test/applications.ts';
import { makeJob, type TestJob } from '../../../../test/jobs.ts';
import { uploadCv } from '../../../../test/uploads.ts';
import { withTransaction } from '../../../db/database.ts';
import { correctOwnData } from '../../candidates/own-data/correct-own-data.ts';
import { readOwnData } from '../../candidates/own-data/read-own-data.ts';
import { receiveImported } from '../apply/receive-imported.ts';

const app = await startTestApp();
const { db } = app.services;

const { name, school, email } = anonymousPerson;
const read = ({ token }: TestAccount, uuid: string) => app.ok(getApplication, { uuid }, { token });
const rate = ({ token }: TestAccount, uuid: string) => app.ok(rateApplication, { uuid, stars: 4 }, { token });
const reveal = ({ token }: TestAccount, uuid: string) => app.call(revealApplication, { uuid }, { token });
const screen = ({ token }: TestAccount, job: TestJob, until: AnonymousUntil | null, version: number) =>
  app.ok(saveScreeningRule, { job_uuid: job.uuid, ...noConditions, anonymous_until: until, version }, { token });

/** Somebody applies with the form. */
async function arrive(job: TestJob) {
  const { upload_token } = await uploadCv(app, job.uuid, await cvFile());
  const candidate = aCandidate({ name, school, email });
  await app.ok(apply, { job_uuid: job.uuid, upload_token, candidate, consent: true });
  return db
    .selectFrom('application')
    .selectAll()
    .where('job_uuid', '=', job.uuid)
    .where('phone', '=', candidate.phone)
    .executeTakeFirstOrThrow();
}

async function hiddenOf(master: TestAccount) {
  const job = await makeJob(app, master);
  return { job, ...(await makeAnonymous(app, job)) };
}

test('whoever applies for an anonymous job has a code, no school and no contact; what the CV says without its person stays', async () => {
  const master = await makeMaster(app);
  const job = await makeJob(app, master);
  await screen(master, job, 'interview', 0);
  const row = await arrive(job);
  const { items } = await app.ok(listApplications, { kind: 'internship', stage: 'new' }, { token: master.token });
  expect(items[0]).toMatchObject({ uuid: row.uuid, school: '', anonymous_as: expect.stringMatching(/^[2-9A-Y]{4}$/) });
  expect(items[0]?.name).toBe(`候选人 ${items[0]?.anonymous_as}`);

  const { uuid } = await makeAnonymous(app, job);
  const detail = await read(master, uuid);
  expect(detail).toMatchObject({ phone_masked: '', email_masked: '', documents: [], talks: [], source: '' });
  expect(detail.anonymous).toMatchObject({ until: 'interview', withheld: null, reveal: 'after_verdict' });
  const words = detail.anonymous?.lines?.map(({ text }) => text).join('\n') ?? '';
  expect(words).toContain('负责订单服务的限流与压测');
  expect(words).toContain('软件工程 2023.09 - 2027.06');
  for (const word of [name, school, '女', '2004', '湖北', '2719', 'hust', 'Qiyue']) expect(words).not.toContain(word);
  const fields = detail.cv?.fields;
  expect(Object.keys(fields ?? {}).sort()).toEqual(['educations', 'internships', 'selfDescription']);
  expect(fields?.educations).toEqual([{ major: { value: '软件工程', source: null } }]);
  expect(fields?.internships?.[0]?.company?.value).toBe('星河科技');
  expect(detail.answers[0]?.answer).toMatch(/^我是█+，来自█+$|^█+$|^我是█+/);
  expect(detail.cv?.name).toBe('');
});

test('an anonymous person is found by what the CV says of work, never by who they are', async () => {
  const master = await makeMaster(app);
  const { uuid, candidate, job } = await hiddenOf(master);
  const find = async (q: string) =>
    (await app.ok(findApplications, { q }, { token: master.token })).items.map((item) => item.uuid);
  expect(await find('限流与压测')).toEqual([uuid]);
  for (const q of [name, '欧阳', school, '华科', candidate.phone, email, '湖北', 'Qiyue'])
    expect(await find(q), q).toEqual([]);
  await rate(master, uuid);
  await reveal(master, uuid);
  expect(await find(name)).toEqual([uuid]);
  expect(job.uuid).toBeDefined();
});

test.each([
  ['a CV of which the name was not found', '教育经历\n华中科技大学 软件工程', 'unsure'],
  ['no text at all', '', 'unreadable'],
] as const)('%s shows no words, and says why', async (_what, text, withheld) => {
  const master = await makeMaster(app);
  const { uuid } = await makeAnonymous(app, await makeJob(app, master), { text });
  expect((await read(master, uuid)).anonymous).toMatchObject({ lines: null, withheld });
});

test('a CV that is read off a picture, or is being read, shows no words', async () => {
  const master = await makeMaster(app);
  const { uuid, fileUuid } = await hiddenOf(master);
  await db.updateTable('stored_file').set({ reading_page: 1, reading_pages: 1 }).where('uuid', '=', fileUuid).execute();
  const scanned = await read(master, uuid);
  expect(scanned.anonymous).toMatchObject({ lines: null, withheld: 'picture' });
  expect(scanned.cv?.fields?.selfDescription).toBeUndefined();
  await db.updateTable('stored_file').set({ reading_state: 'waiting' }).where('uuid', '=', fileUuid).execute();
  expect((await read(master, uuid)).anonymous).toMatchObject({ lines: null, withheld: 'reading' });
});

test('file, documents, contact, record, list of marks, link and joins wait until somebody is revealed, and say the way', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  const { uuid, job } = await hiddenOf(master);
  const other = await makeApplication(app, job);
  const until = new Date(app.clock.now().getTime() + 86_400_000 * 3).toISOString().slice(0, 10);
  const refusals = [
    await app.call(getApplicationFile, { uuid }, { token }),
    await app.call(getApplicationFile, { uuid, ahead: 'true' }, { token }),
    await app.call(getApplicationDocument, { uuid, kind: 'transcript' }, { token }),
    await app.call(noteFileOpened, { uuid }, { token }),
    await app.call(revealContact, { uuid }, { token }),
    await app.call(correctApplication, { uuid, version: 1, correction: { major: '数学' } }, { token }),
    await app.call(blockCandidate, { uuid, reason: 'conduct' }, { token }),
    await app.call(makeLink, { uuids: [uuid], name: '王工', question: '', until }, { token }),
    await app.call(linkPersons, { uuid, other_uuid: other.uuid, kind: 'same' }, { token }),
    await app.call(linkPersons, { uuid: other.uuid, other_uuid: uuid, kind: 'same' }, { token }),
  ];
  for (const refusal of refusals) {
    expect(refusal.code).toBe(40902);
    expect(refusal.reason).toContain('揭示');
  }
  expect(await read(master, uuid)).toMatchObject({ version: 1, abilities: { correct: false } });
});

test('whoever has judged reveals for everybody, once; log and history say who', async () => {
  const { master, child } = await makeTeam(app);
  const { uuid } = await hiddenOf(master);
  expect(await reveal(child, uuid)).toMatchObject({ code: 40401 });
  expect(await reveal(master, uuid)).toMatchObject({ code: 40902, reason: expect.stringContaining('评星') });
  await app.ok(addNote, { uuid, text: '限流讲得清楚' }, { token: master.token });
  expect((await read(master, uuid)).anonymous?.reveal).toBe('now');
  const code = (await read(master, uuid)).anonymous_as;
  const both = await Promise.all([reveal(master, uuid), reveal(master, uuid)]);
  for (const { data } of both) expect(data).toMatchObject({ name, school, anonymous_as: null, anonymous: null });
  expect(await reveal(master, uuid)).toMatchObject({ code: 100 });
  const { history, version } = await read(master, uuid);
  expect(history.filter(({ action }) => action === 'revealed')).toEqual([
    expect.objectContaining({ actor_name: master.name, reason: code }),
  ]);
  // Nobody's decision has become stale by it.
  expect(version).toBe(1);
  const logged = await db
    .selectFrom('audit_entry')
    .select('actor_uuid')
    .where('object_uuid', '=', uuid)
    .where('action', '=', 'application.revealed')
    .execute();
  expect(logged).toEqual([{ actor_uuid: master.uuid }]);
  expect(await app.call(revealContact, { uuid }, { token: master.token })).toMatchObject({ code: 100 });
});

test('coming to the stage reveals, one by one and many at once; stages before it and a rejection do not', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  const { job, uuid } = await hiddenOf(master);
  const screened = await app.ok(moveApplication, { uuid, version: 1, to: 'primary_screening' }, { token });
  expect(screened.anonymous_as).not.toBeNull();
  const invited = await app.ok(moveApplication, { uuid, version: 2, to: 'interview' }, { token });
  expect(invited).toMatchObject({ name, anonymous_as: null, anonymous: null });
  expect(invited.history.map(({ action }) => action)).toContain('revealed');
  expect(invited.undo_until).not.toBeNull();

  const rejected = await makeAnonymous(app, job);
  const gone = await app.ok(rejectApplication, { uuid: rejected.uuid, version: 1, reason: '不匹配' }, { token });
  expect(gone.anonymous_as).not.toBeNull();

  const many = [await makeAnonymous(app, job), await makeAnonymous(app, job)];
  const items = many.map((one) => ({ uuid: one.uuid, version: 1 }));
  await app.ok(decideMany, { items, to: 'interview' }, { token });
  for (const one of many) expect(await read(master, one.uuid)).toMatchObject({ name, anonymous_as: null });
});

test('what a rejection says calls the person by name, which nobody reads who writes it', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  const { job, uuid } = await hiddenOf(master);
  const other = await makeAnonymous(app, job);
  const message = '{name}你好，谢谢投递';
  const plan = await app.ok(
    planDecision,
    { items: [{ uuid, version: 1 }], to: 'reject', reason: 'x', message },
    { token },
  );
  expect(plan.moves[0]?.message).toBe(message);
  await app.ok(decideMany, { items: [{ uuid, version: 1 }], to: 'reject', reason: 'x', message }, { token });
  await app.ok(rejectApplication, { uuid: other.uuid, version: 1, reason: 'x', message }, { token });
  const bodies = await db
    .selectFrom('candidate_message')
    .select('body')
    .where('application_uuid', 'in', [uuid, other.uuid])
    .execute();
  expect(bodies).toEqual([{ body: `${name}你好，谢谢投递` }, { body: `${name}你好，谢谢投递` }]);
});

test('a table has codes and no contact, an archive of CVs is refused', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  const { uuid } = await hiddenOf(master);
  const chosen = { uuids: [uuid] };
  expect((await app.ok(planExport, { form: 'sheet', chosen }, { token })).problem).toBeNull();
  expect((await app.ok(planExport, { form: 'cvs', chosen }, { token })).problem).toBe('anonymous');
  expect(await app.call(startExport, { form: 'cvs', chosen }, { token })).toMatchObject({
    code: 40902,
    reason: expect.stringContaining('揭示'),
  });
});

test('applications of the same person do not tell who is anonymous, from either side', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  const phone = unusedPhone();
  const known = await makeApplication(app, await makeJob(app, master), { candidate: { name, phone, school } });
  const { uuid } = await makeAnonymous(app, await makeJob(app, master), { candidate: { phone } });
  await app.ok(blockCandidate, { uuid: known.uuid, reason: 'conduct' }, { token });
  const nobody = { joined: [], likely: [], parted: [] };
  expect(await app.ok(getPerson, { uuid }, { token })).toEqual(nobody);
  expect(await app.ok(getPerson, { uuid: known.uuid }, { token })).toEqual(nobody);
  expect((await read(master, uuid)).blocked).toBe(false);
  await rate(master, uuid);
  await reveal(master, uuid);
  // By its name the machine knows the person again.
  const { joined } = await app.ok(getPerson, { uuid }, { token });
  expect(joined.map(({ application }) => application?.uuid)).toEqual([known.uuid]);
  expect((await read(master, uuid)).blocked).toBe(true);
});

test('what a colleague guesses is masked for all others and left to themselves', async () => {
  const { master, child } = await makeTeam(app);
  const { uuid } = await hiddenOf(master);
  await app.ok(addNote, { uuid, text: `是不是${name}？` }, { token: master.token });
  expect((await read(master, uuid)).notes[0]?.text).toBe(`是不是${name}？`);
  await db
    .updateTable('application_note')
    .set({ author_uuid: child.uuid })
    .where('application_uuid', '=', uuid)
    .execute();
  expect((await read(master, uuid)).notes[0]?.text).not.toContain(name);
});

test('the person reads and corrects what they sent, and the company learns nothing by it', async () => {
  const master = await makeMaster(app);
  const { uuid, job } = await hiddenOf(master);
  const asked = { companyUuid: job.companyUuid, applicationUuid: uuid };
  expect((await readOwnData(app.services, asked))?.application).toMatchObject({ name, school });
  const values = { name: '欧阳柒悦', school: '武汉大学', major: '数学' };
  const corrected = await correctOwnData(app.services, {
    ...asked,
    ...{ version: 1, values, requestId: 'test', locale: 'zh-CN' },
  });
  expect(corrected).toEqual({ outcome: 'saved' });
  const detail = await read(master, uuid);
  expect(detail).toMatchObject({ major: '数学', school: '' });
  for (const word of ['欧阳', '武汉大学', school]) expect(JSON.stringify(detail)).not.toContain(word);
  await rate(master, uuid);
  expect((await reveal(master, uuid)).data).toMatchObject({ name: '欧阳柒悦', school: '武汉大学' });
});

test('whoever brings the same CV in knows the person, so they are revealed; those brought in are never anonymous', async () => {
  const master = await makeMaster(app);
  const { uuid, job, candidate } = await hiddenOf(master);
  const bringIn = (given: typeof candidate) =>
    withTransaction(db, (trx) =>
      receiveImported(
        { db: trx, services: app.services, network: 'test', now: app.clock.now() },
        {
          companyUuid: job.companyUuid,
          jobUuid: job.uuid,
          candidate: given,
          fileUuid: null,
          source: 'import',
          by: master.uuid,
        },
      ),
    );
  expect(await bringIn(candidate)).toEqual({ uuid, isNew: false });
  expect(await read(master, uuid)).toMatchObject({ name, anonymous_as: null });
  const fresh = await bringIn({ ...candidate, phone: unusedPhone() });
  expect(await read(master, fresh.uuid)).toMatchObject({ name, anonymous_as: null });
});

test('switching on hides those whom nobody has seen, a later stage reveals fewer, switching off all; each says how many before', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  const job = await makeJob(app, master);
  const people = [];
  for (let index = 0; index < 6; index += 1) people.push(await makeApplication(app, job));
  const [unseen, opened, tagged, moved, rated] = people.map(({ uuid }) => uuid) as [
    string,
    string,
    string,
    string,
    string,
  ];
  await app.ok(getApplicationFile, { uuid: opened }, { token });
  await app.ok(addTag, { uuids: [tagged], name: '重点' }, { token });
  await app.ok(moveApplication, { uuid: moved, version: 1, to: 'primary_screening' }, { token });
  await rate(master, rated);
  const rule = { job_uuid: job.uuid, ...noConditions };
  const plan = (until: AnonymousUntil | null) =>
    app.ok(planScreeningRule, { ...rule, anonymous_until: until }, { token });
  expect(await plan('interview')).toMatchObject({ hidden: 2, revealed: 0 });
  expect(await screen(master, job, 'interview', 0)).toMatchObject({ hidden: 2, revealed: 0 });
  expect((await read(master, unseen)).anonymous_as).not.toBeNull();
  for (const uuid of [opened, tagged, moved, rated]) expect((await read(master, uuid)).anonymous_as).toBeNull();
  await app.ok(moveApplication, { uuid: unseen, version: 1, to: 'primary_screening' }, { token });
  expect(await screen(master, job, 'primary_screening', 1)).toMatchObject({ hidden: 0, revealed: 1 });
  expect(await plan(null)).toMatchObject({ hidden: 0, revealed: 1 });
  expect(await screen(master, job, null, 2)).toMatchObject({ hidden: 0, revealed: 1 });
  const { items } = await app.ok(listApplications, { kind: 'internship', stage: 'all' }, { token });
  expect(items.every(({ anonymous_as }) => anonymous_as === null)).toBe(true);
  expect(
    await db.selectFrom('application_identity').selectAll().where('company_uuid', '=', job.companyUuid).execute(),
  ).toEqual([]);
  expect((await app.ok(getScreeningRule, { job_uuid: job.uuid }, { token })).anonymous_until).toBeNull();
});

test('a move to the stage and a switch to it at the same moment leave nobody anonymous who stands there', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  const job = await makeJob(app, master);
  const made = [];
  for (let index = 0; index < 4; index += 1) made.push(await makeAnonymous(app, job));
  const moves = made.map(({ uuid }) => app.call(moveApplication, { uuid, version: 1, to: 'written' }, { token }));
  await Promise.all([...moves, screen(master, job, 'written', made.length)]);
  const left = await db
    .selectFrom('application')
    .select('uuid')
    .where('job_uuid', '=', job.uuid)
    .where('stage', '=', 'written')
    .where('anonymous_as', 'is not', null)
    .execute();
  expect(left).toEqual([]);
});
