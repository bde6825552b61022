import { changeUserInfo, getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { setShare } from '@qinghe/contract/company/sharing.ts';
import { addNote, addTag, rateApplication } from '@qinghe/contract/resumes/annotate.ts';
import { apply } from '@qinghe/contract/resumes/apply.ts';
import type { Candidate } from '@qinghe/contract/resumes/candidate.ts';
import {
  correctApplication,
  countApplications,
  getApplication,
  listApplications,
} from '@qinghe/contract/resumes/desk.ts';
import {
  getScreeningRule,
  noConditions,
  planScreeningRule,
  type ScreeningConditions,
  saveScreeningRule,
} from '@qinghe/contract/resumes/screening.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { makeChild, makeMaster, makeTeam, type TestAccount, unusedPhone } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { aCandidate, cvFile, makeApplication } from '../../../../test/applications.ts';
import { makeJob, type TestJob } from '../../../../test/jobs.ts';
import { uploadCv } from '../../../../test/uploads.ts';
import { waitsForLocks } from '../../../../test/waiting.ts';
import { withTransaction } from '../../../db/database.ts';
import { refuseSorting } from '../../candidates/index.ts';
import { withdrawApplication } from '../index.ts';

const app = await startTestApp();
const { db } = app.services;

const save = (as: TestAccount, job: TestJob, rule: Partial<ScreeningConditions>, version = 0) =>
  app.call(saveScreeningRule, { job_uuid: job.uuid, ...noConditions, ...rule, version }, { token: as.token });
const plan = (as: TestAccount, job: TestJob, rule: Partial<ScreeningConditions>) =>
  app.call(planScreeningRule, { job_uuid: job.uuid, ...noConditions, ...rule }, { token: as.token });
const read = (as: TestAccount, uuid: string) => app.ok(getApplication, { uuid }, { token: as.token });

/** Somebody applies with the form, and the desk finds them. */
async function arrive(as: TestAccount, job: TestJob, candidate: Partial<Candidate> = {}, answers: string[] = []) {
  const { upload_token } = await uploadCv(app, job.uuid, await cvFile());
  const person = aCandidate(candidate);
  await app.ok(apply, { job_uuid: job.uuid, upload_token, candidate: person, answers, consent: true });
  const { uuid } = await db
    .selectFrom('application')
    .select('uuid')
    .where('job_uuid', '=', job.uuid)
    .where('phone', '=', person.phone)
    .executeTakeFirstOrThrow();
  return read(as, uuid);
}

const uuidsIn = async ({ token }: TestAccount, parked?: '1') =>
  (await app.ok(listApplications, { kind: 'internship', stage: 'new', parked }, { token })).items
    .map(({ uuid }) => uuid)
    .sort();
const numbers = async ({ token }: TestAccount, filter = {}) => {
  const { counts, parked } = await app.ok(countApplications, { kind: 'internship', ...filter }, { token });
  return [counts.new, parked.applications];
};

test('a job asks nothing until its owner says so; the conditions come back as they were saved', async () => {
  const master = await makeMaster(app);
  const job = await makeJob(app, master);
  const { token } = master;
  const none = await app.ok(getScreeningRule, { job_uuid: job.uuid }, { token });
  expect(none).toEqual({ ...noConditions, questions: [], version: 0, abilities: { change: true } });
  const rule: ScreeningConditions = {
    ...{ min_degree: 'bachelor', days_per_week: 4, months: 3, latest_start: '2027-03-01' },
    ...{ graduation_years: [2027, 2028], majors: ['软件工程', '计算机'], answers: [], anonymous_until: null },
  };
  const { data } = await save(master, job, rule);
  const moved = { parked: 0, released: 0, hidden: 0, revealed: 0 };
  expect(data).toEqual({ ...rule, ...moved, questions: [], version: 1, abilities: { change: true } });
  const { parked: _parked, released: _released, hidden: _hidden, revealed: _revealed, ...kept } = data;
  expect(await app.ok(getScreeningRule, { job_uuid: job.uuid }, { token })).toEqual(kept);
});

test('who owns the job changes its conditions; a stale or second save is refused with the current ones', async () => {
  const { company, master, child } = await makeTeam(app);
  const job = await makeJob(app, child);
  const other = await makeChild(app, company);
  expect(await save(other, job, {})).toMatchObject({ code: 40401 });
  expect(await save(await makeMaster(app), job, {})).toMatchObject({ code: 40401 });
  const shared = { kind: 'job' as const, uuids: [job.uuid], account_uuid: other.uuid, may: 'act' as const };
  await app.ok(setShare, shared, { token: child.token });
  expect(await save(other, job, {})).toMatchObject({ code: 40902 });
  expect(await app.ok(getScreeningRule, { job_uuid: job.uuid }, { token: other.token })).toMatchObject({
    abilities: { change: false },
  });
  const both = await Promise.all([save(child, job, { months: 2 }), save(master, job, { months: 3 })]);
  expect(both.map(({ code }) => code).sort()).toEqual([100, 40901]);
  const current = await app.ok(getScreeningRule, { job_uuid: job.uuid }, { token: child.token });
  expect(both.find(({ code }) => code === 40901)?.data).toMatchObject(current);
  for (const version of [0, 2, -1]) expect(await save(child, job, {}, version)).toMatchObject({ code: 40901 });
});

test('what a campus job never asks, and words that a job may not say, are refused at their field', async () => {
  const master = await makeMaster(app);
  const campus = await makeJob(app, master, { kind: 'campus' });
  for (const [field, value] of [
    ['days_per_week', 3],
    ['months', 3],
    ['latest_start', '2027-01-01'],
  ] as const)
    expect(await save(master, campus, { [field]: value })).toMatchObject({ code: 400, field });
  expect(await save(master, campus, { majors: ['数学', '仅限男性'] })).toMatchObject({
    code: 42202,
    field: 'majors.1',
  });
  expect(await save(master, campus, { majors: ['数学'] })).toMatchObject({ code: 100 });
});

test('who misses a condition is parked with its words; who did not say is not, and figures still add up', async () => {
  const master = await makeMaster(app);
  const job = await makeJob(app, master);
  await save(master, job, { min_degree: 'bachelor', days_per_week: 4 });
  const below = await arrive(master, job, { degree: 'associate', days_per_week: 3 });
  expect(below).toMatchObject({
    stage: 'new',
    parked_for: [
      { aspect: 'degree', wanted: ['bachelor'] },
      { aspect: 'days_per_week', wanted: ['4'] },
    ],
  });
  expect(below.abilities.move_to).toContain('new');
  const fits = await arrive(master, job, {});
  expect(fits.parked_for).toEqual([]);
  expect(fits.abilities.move_to).not.toContain('new');
  expect(await uuidsIn(master)).toEqual([fits.uuid]);
  expect(await uuidsIn(master, '1')).toEqual([below.uuid]);
  for (const filter of [{}, { job_uuid: job.uuid }, { city: '杭州' }])
    expect(await numbers(master, filter)).toEqual([1, 1]);
  const { version } = await app.ok(getUserInfo, {}, { token: master.token });
  await app.ok(changeUserInfo, { version, resume_filter_enable: false }, { token: master.token });
  expect(await uuidsIn(master)).toEqual([below.uuid, fits.uuid].sort());
  for (const filter of [{}, { city: '杭州' }]) expect(await numbers(master, filter)).toEqual([2, 1]);
  await withdrawApplication(app.services, { companyUuid: job.companyUuid, applicationUuid: below.uuid, requestId: '' });
  expect(await numbers(master)).toEqual([1, 0]);
});

test('whoever refused that machines sort is not parked anywhere in the company, and is released at once', async () => {
  const master = await makeMaster(app);
  const [job, other] = [await makeJob(app, master), await makeJob(app, master)];
  for (const one of [job, other]) await save(master, one, { min_degree: 'master' });
  const phone = unusedPhone();
  const first = await arrive(master, job, { phone });
  expect(first.parked_for).toHaveLength(1);
  const visitor = { companyUuid: job.companyUuid, applicationUuid: first.uuid, requestId: '' };
  await refuseSorting(app.services, { ...visitor, refuse: true } as never);
  expect((await read(master, first.uuid)).parked_for).toEqual([]);
  expect((await arrive(master, other, { phone })).parked_for).toEqual([]);
  expect((await arrive(master, other)).parked_for).toHaveLength(1);
  expect((await save(master, job, { min_degree: 'doctor' }, 1)).data).toMatchObject({ parked: 0, released: 0 });
  await refuseSorting(app.services, { ...visitor, refuse: false } as never);
  expect((await save(master, other, { min_degree: 'doctor' }, 1)).data).toMatchObject({ parked: 1, released: 0 });
});

test('conditions that change park and release those whom nobody touched, and only those', async () => {
  const master = await makeMaster(app);
  const job = await makeJob(app, master);
  const { token } = master;
  const [alone, noted, tagged, rated, corrected, met] = await Promise.all(
    Array.from({ length: 6 }, async () => (await makeApplication(app, job)).uuid),
  );
  const gone = await makeApplication(app, job, { stage: 'interview' });
  await app.ok(addNote, { uuid: noted ?? '', text: '聊过了' }, { token });
  await app.ok(addTag, { uuids: [tagged ?? ''], name: '重点' }, { token });
  await app.ok(rateApplication, { uuid: rated ?? '', stars: 4 }, { token });
  await app.ok(correctApplication, { uuid: corrected ?? '', version: 1, correction: { city: '上海' } }, { token });
  await db
    .updateTable('application')
    .set({ was_invited: true })
    .where('uuid', '=', met ?? '')
    .execute();
  expect((await plan(master, job, { min_degree: 'master' })).data).toMatchObject({ parked: 1, released: 0 });
  expect(await numbers(master)).toEqual([6, 0]);
  expect((await save(master, job, { min_degree: 'master' })).data).toMatchObject({ parked: 1, released: 0 });
  expect(await uuidsIn(master, '1')).toEqual([alone]);
  expect((await read(master, gone.uuid)).parked_for).toEqual([]);
  expect((await read(master, alone ?? '')).version).toBe(1);
  // Still parked, by other words.
  expect((await save(master, job, { majors: ['数学'] }, 1)).data).toMatchObject({ parked: 0, released: 0 });
  expect((await read(master, alone ?? '')).parked_for).toEqual([{ aspect: 'major', wanted: ['数学'] }]);
  expect((await plan(master, job, {})).data).toMatchObject({ parked: 0, released: 1 });
  expect((await plan(await makeMaster(app), job, {})).code).toBe(40401);
  expect((await save(master, job, {}, 2)).data).toMatchObject({ parked: 0, released: 1 });
  expect(await numbers(master)).toEqual([6, 0]);
});

test('a record that is put right is measured anew while it is parked', async () => {
  const master = await makeMaster(app);
  const job = await makeJob(app, master);
  await save(master, job, { min_degree: 'master', months: 12 });
  const { uuid } = await arrive(master, job);
  const correct = (version: number, correction: object) =>
    app.ok(correctApplication, { uuid, version, correction }, { token: master.token });
  expect((await correct(1, { degree: 'master' })).parked_for).toEqual([{ aspect: 'months', wanted: ['12'] }]);
  expect((await correct(2, { months: 12 })).parked_for).toEqual([]);
  expect((await correct(3, { months: 1 })).parked_for).toEqual([]);
});

test('whoever arrives while conditions are saved is measured by the new ones', async () => {
  const master = await makeMaster(app);
  const job = await makeJob(app, master);
  const { upload_token } = await uploadCv(app, job.uuid, await cvFile());
  const { applying, saving } = await withTransaction(db, async (trx) => {
    // An arrival that holds the conditions as they were.
    await sql`select from job where uuid = ${job.uuid} for key share`.execute(trx);
    const saving = save(master, job, { min_degree: 'master' });
    await waitsForLocks(db);
    const candidate = aCandidate();
    const applying = app.call(apply, { job_uuid: job.uuid, upload_token, candidate, consent: true });
    return { applying, saving };
  });
  expect((await saving).code).toBe(100);
  expect((await applying).code).toBe(100);
  expect(await numbers(master)).toEqual([0, 1]);
});

describe('the answers to a job’s own questions', () => {
  const [days, tongues] = ['一周能来几天？', '熟悉哪些语言？'];
  const answers: ScreeningConditions['answers'] = [
    { question: days, measure: 'at_least', number: 4 },
    { question: tongues, measure: 'words', words: ['Go', 'Rust'] },
  ];
  const askAnew = (job: TestJob, questions: string[]) =>
    db.updateTable('job').set({ questions }).where('uuid', '=', job.uuid).execute();

  test('who misses one is parked with question and words; a blank and several numbers are for a person to read', async () => {
    const master = await makeMaster(app);
    const job = await makeJob(app, master, { questions: [days, tongues] });
    expect((await save(master, job, { answers })).data).toMatchObject({ answers, questions: [days, tongues] });
    const missed = [
      { aspect: 'answer_at_least', wanted: [days, '4'] },
      { aspect: 'answer_words', wanted: [tongues, 'Go', 'Rust'] },
    ];
    const below = await arrive(master, job, {}, ['3 天', '只会 Java']);
    expect(below.parked_for).toEqual(missed);
    expect(await uuidsIn(master, '1')).toEqual([below.uuid]);
    for (const said of [['５天', 'golang'], ['', ''], ['3-5 天', 'rust'], []])
      expect((await arrive(master, job, {}, said)).parked_for).toEqual([]);
    const corrected = { uuid: below.uuid, version: 1, correction: { city: '上海' } };
    expect((await app.ok(correctApplication, corrected, { token: master.token })).parked_for).toEqual(missed);
    expect(await numbers(master)).toEqual([4, 1]);
  });

  test('a change says first how many it parks, and parks and releases whom nobody touched', async () => {
    const master = await makeMaster(app);
    const job = await makeJob(app, master, { questions: [days, tongues] });
    const few = await arrive(master, job, {}, ['2', 'Go']);
    const noted = await arrive(master, job, {}, ['1', 'Go']);
    await app.ok(addNote, { uuid: noted.uuid, text: '聊过了' }, { token: master.token });
    expect((await plan(master, job, { answers })).data).toMatchObject({ parked: 1, released: 0 });
    expect((await save(master, job, { answers })).data).toMatchObject({ parked: 1, released: 0 });
    expect(await uuidsIn(master, '1')).toEqual([few.uuid]);
    expect((await plan(master, job, {})).data).toMatchObject({ parked: 0, released: 1 });
    expect((await save(master, job, {}, 1)).data).toMatchObject({ parked: 0, released: 1 });
  });

  test('one whose question was changed since says so by what the job asks, parks nobody, and is released by the next save', async () => {
    const master = await makeMaster(app);
    const job = await makeJob(app, master, { questions: [days] });
    await save(master, job, { min_degree: 'high_school', answers: [answers[0]].flatMap((one) => one ?? []) });
    const few = await arrive(master, job, {}, ['2']);
    expect(few.parked_for).toHaveLength(1);
    await askAnew(job, [tongues]);
    const read = await app.ok(getScreeningRule, { job_uuid: job.uuid }, { token: master.token });
    expect(read).toMatchObject({ questions: [tongues], answers: [{ question: days }] });
    expect((await arrive(master, job, {}, ['2'])).parked_for).toEqual([]);
    for (const call of [plan, save])
      expect(await call(master, job, { answers: read.answers }, 1)).toMatchObject({
        code: 400,
        field: 'answers.0.question',
        reason: expect.stringContaining('没有问这个问题'),
      });
    expect((await save(master, job, { min_degree: 'high_school' }, 1)).data).toMatchObject({ parked: 0, released: 1 });
  });

  test('words that a job may not say, doubles, and what is no condition are refused at their field', async () => {
    const master = await makeMaster(app);
    const job = await makeJob(app, master, { questions: [days, tongues] });
    const [number, words] = answers as [(typeof answers)[0], (typeof answers)[0]];
    expect(
      await save(master, job, { answers: [number, { ...words, words: ['会', '仅限男性'] } as never] }),
    ).toMatchObject({
      code: 42202,
      field: 'answers.1.words.1',
    });
    for (const [field, wrong] of [
      ['answers', [number, number]],
      ['answers.0.words', [{ ...words, words: [] }]],
      ['answers.0.number', [{ ...number, number: null }]],
      ['answers.0.number', [{ ...number, number: -1 }]],
      ['answers.0.measure', [{ ...number, measure: 'like' }]],
    ] as const)
      expect(await save(master, job, { answers: wrong as never })).toMatchObject({ code: 400, field });
    expect((await app.ok(getScreeningRule, { job_uuid: job.uuid }, { token: master.token })).version).toBe(0);
  });
});
