import { acceptCompany, listFairCompanies, refuseCompany } from '@qinghe/contract/fairs/decide.ts';
import {
  changeSignUp,
  getFair,
  listMyFairs,
  listOpenFairs,
  signUpForFair,
  withdrawSignUp,
} from '@qinghe/contract/fairs/sign-up.ts';
import { cancelFair, changeFair } from '@qinghe/contract/fairs/write-fairs.ts';
import { listMessages } from '@qinghe/contract/messages/messages.ts';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { makeAccount, makeCompany, makeMaster } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { makeOperator } from '../../../test/companies.ts';
import { readDeliveries } from '../../../test/deliveries.ts';
import { goodFair, hoursFromNow, makeFair, makeSignUp, signUpOf } from '../../../test/fairs.ts';
import { makeJob } from '../../../test/jobs.ts';

const app = await startTestApp({ own: true });
const desk = `${app.services.publicUrl}/job-fairs/list`;
const by = { token: (await makeOperator(app)).token };
const master = await makeMaster(app);
const company = { company_uuid: master.companyUuid ?? '', name: '' };
const child = await makeAccount(app, { company, type: 'slave' });
const other = await makeAccount(app, { company, type: 'slave' });
/** The master of another company, with an e-mail. */
const leaderAt = async (email: string, status: 'pass' | 'uncheck' = 'pass') =>
  makeAccount(app, { company: await makeCompany(app, { check_status: status }), email });
const as = ({ token }: { token: string }) => ({ token });
const mailsTo = async (address: string | null) =>
  (await readDeliveries(app.services, { address: address ?? '' })).map(({ details }) => details.body);

test('a company signs up with online jobs that the account sees; a sub-account adds its own and leaves the others', async () => {
  const { uuid } = await makeFair(app, 'open');
  const [masters, childs, offline] = [
    await makeJob(app, master),
    await makeJob(app, child),
    await makeJob(app, child, { state: 'offline' }),
  ];
  const call = (job: { uuid: string }, who = child) => app.call(signUpForFair, { uuid, ...signUpOf(job) }, as(who));
  const refused = { code: 400, field: 'job_uuids', reason: '只能选择自己能看到的在招职位' };
  for (const job of [masters, offline, { uuid: uuidv7() }]) expect(await call(job)).toMatchObject(refused);
  const signed = await app.ok(signUpForFair, { uuid, ...signUpOf(masters) }, as(master));
  expect(signed.sign_up).toMatchObject({ state: 'waiting', version: 1, booth: null, other_jobs: 0 });
  const seenByChild = await app.ok(getFair, { uuid }, as(child));
  expect(seenByChild.sign_up).toMatchObject({ jobs: [], other_jobs: 1, abilities: { change: true, withdraw: false } });
  const change = { uuid: signed.sign_up?.uuid ?? '', version: 1, ...signUpOf(childs), people: 5 };
  expect((await app.ok(changeSignUp, change, as(child))).sign_up).toMatchObject({
    jobs: [{ uuid: childs.uuid }],
    other_jobs: 1,
    people: 5,
    version: 2,
  });
  const seenByMaster = await app.ok(getFair, { uuid }, as(master));
  expect(seenByMaster.sign_up?.jobs.map((job) => job.uuid).sort()).toEqual([masters.uuid, childs.uuid].sort());
});

test('a company signs up once, also when two of its people do so at the same moment', async () => {
  const { uuid } = await makeFair(app, 'open');
  const [a, b] = [await makeJob(app, child), await makeJob(app, other)];
  const results = await Promise.all([
    app.call(signUpForFair, { uuid, ...signUpOf(a) }, as(child)),
    app.call(signUpForFair, { uuid, ...signUpOf(b) }, as(other)),
  ]);
  expect(results.map(({ code }) => code).sort((x, y) => x - y)).toEqual([100, 40902]);
  expect(results.find(({ code }) => code === 40902)?.reason).toContain('已经报名');
});

test('drafts are nobody’s, and what is closed, called off or not let in is refused', async () => {
  const job = await makeJob(app, master);
  const call = (uuid: string) => app.call(signUpForFair, { uuid, ...signUpOf(job) }, as(master));
  const draft = await makeFair(app);
  expect((await call(draft.uuid)).code).toBe(40401);
  expect((await app.call(getFair, { uuid: draft.uuid }, as(master))).code).toBe(40401);
  const off = await makeFair(app, 'open');
  await app.ok(cancelFair, { ...off, reason: '体育馆检修' }, by);
  expect(await call(off.uuid)).toMatchObject({ code: 40902, reason: '这场双选会已取消' });
  expect((await app.call(getFair, { uuid: off.uuid }, as(master))).code).toBe(40401);
  const unchecked = await leaderAt('unchecked@example.com', 'uncheck');
  const open = await makeFair(app, 'open');
  const theirs = { uuid: open.uuid, ...signUpOf(await makeJob(app, unchecked)) };
  expect((await app.call(signUpForFair, theirs, as(unchecked))).code).not.toBe(100);
});

test('more than twenty jobs, those of colleagues included, are too many', async () => {
  const { uuid } = await makeFair(app, 'open');
  const jobs = await Promise.all(Array.from({ length: 20 }, () => makeJob(app, child)));
  const all = { ...signUpOf(jobs[0] ?? { uuid }), job_uuids: jobs.map((job) => job.uuid) };
  const { sign_up } = await app.ok(signUpForFair, { uuid, ...all }, as(child));
  const more = { uuid: sign_up?.uuid ?? '', version: 1, ...signUpOf(await makeJob(app, other)) };
  expect(await app.call(changeSignUp, more, as(other))).toMatchObject({ code: 400, field: 'job_uuids' });
  const none = { ...all, job_uuids: [] };
  expect((await app.call(signUpForFair, { uuid, ...none }, as(child))).field).toBe('job_uuids');
  expect((await app.call(signUpForFair, { uuid, ...all, people: 0 }, as(child))).field).toBe('people');
  expect((await app.call(signUpForFair, { uuid, ...all, contact_phone: '打我' }, as(child))).field).toBe(
    'contact_phone',
  );
});

test('an accepted company has its booth and hears of it; another company cannot have it, nor see it', async () => {
  const leader = await leaderAt('leader@example.com');
  const fair = await makeFair(app, 'open', { booths: 2 });
  const first = await makeSignUp(app, leader, fair);
  const second = await makeSignUp(app, await makeMaster(app), fair);
  const accept = (of: typeof first, booth: string) => app.call(acceptCompany, { ...of, booth }, by);
  expect((await accept(first, ' b27 ')).data).toMatchObject({ state: 'accepted', booth: 'B27', version: 2 });
  expect(await mailsTo(leader.email)).toEqual([`「秋季双选会」的报名已通过，展位 B27。\n${desk}`]);
  // Its message has the title of the mail, and leads to the same page.
  const { items } = await app.ok(listMessages, {}, as(leader));
  expect(items).toMatchObject([{ text: '双选会报名已通过', link: '/job-fairs/list' }]);
  expect(await accept(second, 'B27')).toMatchObject({ code: 400, field: 'booth', reason: '展位 B27 已经分给别的企业' });
  expect((await accept(second, '东门')).field).toBe('booth');
  expect((await accept(first, 'B28')).code).toBe(40901);
  const mine = await app.ok(listMyFairs, {}, as(leader));
  expect(mine.items).toMatchObject([{ uuid: fair.uuid, booths_left: 1, sign_up: { booth: 'B27', state: 'accepted' } }]);
  expect((await app.call(withdrawSignUp, { uuid: second.uuid, version: 1 }, as(leader))).code).toBe(40401);
  expect((await accept({ ...first, version: 2 }, 'B28')).data).toMatchObject({ booth: 'B28' });
  expect((await accept(second, 'B27')).data).toMatchObject({ booth: 'B27' });
});

test('of two companies that are given one booth at the same moment one has it, and no more than there are', async () => {
  const fair = await makeFair(app, 'open', { booths: 2 });
  const signUps = [];
  for (let n = 0; n < 3; n += 1) signUps.push(await makeSignUp(app, await makeMaster(app), fair));
  const [a, b, c] = signUps as [(typeof signUps)[0], (typeof signUps)[0], (typeof signUps)[0]];
  if (!a || !b || !c) throw new Error('three companies');
  const accept = (of: NonNullable<typeof a>, booth: string) => app.call(acceptCompany, { ...of, booth }, by);
  const results = await Promise.all([accept(a, 'A1'), accept(b, 'A1')]);
  expect(results.map(({ code }) => code).sort((x, y) => x - y)).toEqual([100, 400]);
  expect((await accept(c, 'A2')).code).toBe(100);
  const loser = results[0]?.code === 100 ? b : a;
  expect(await accept(loser, 'A3')).toMatchObject({ code: 40902, reason: '2 个展位都已分完' });
  const fewer = { ...goodFair(app, { booths: 1 }), ...fair };
  expect(await app.call(changeFair, fewer, by)).toMatchObject({ code: 400, field: 'booths' });
});

test('a refused company reads why, and waits again once it has changed something', async () => {
  const leader = await leaderAt('refused@example.com');
  const fair = await makeFair(app, 'open');
  const signUp = await makeSignUp(app, leader, fair);
  const refused = await app.ok(refuseCompany, { ...signUp, reason: '专业不对口' }, by);
  expect(refused).toMatchObject({ state: 'refused', refusal: '专业不对口', version: 2 });
  expect((await mailsTo(leader.email))[0]).toContain('专业不对口');
  const seen = { uuid: signUp.uuid, ...signUpOf(await makeJob(app, leader)) };
  expect(await app.call(changeSignUp, { ...seen, version: 1 }, as(leader))).toMatchObject({
    code: 40901,
    data: { sign_up: { version: 2, refusal: '专业不对口' } },
  });
  const changed = await app.ok(changeSignUp, { ...seen, version: 2 }, as(leader));
  expect(changed.sign_up).toMatchObject({ state: 'waiting', refusal: '' });
  const list = (state: 'waiting' | 'refused') => app.ok(listFairCompanies, { fair_uuid: fair.uuid, state }, by);
  expect((await list('refused')).items).toEqual([]);
  expect((await list('waiting')).items).toMatchObject([{ uuid: signUp.uuid, people: 3, contact_name: '林晓' }]);
});

test('withdrawing frees the booth, and lets the company sign up anew; a colleague cannot', async () => {
  const fair = await makeFair(app, 'open');
  const signUp = await makeSignUp(app, child, fair);
  await app.ok(acceptCompany, { ...signUp, booth: 'C3' }, by);
  const seen = { uuid: signUp.uuid, version: 2 };
  expect(await app.call(withdrawSignUp, seen, as(other))).toMatchObject({
    code: 40902,
    reason: '只有报名的人和主账号可以撤回',
  });
  await app.ok(withdrawSignUp, seen, as(master));
  expect(await app.ok(getFair, { uuid: fair.uuid }, as(child))).toMatchObject({ booths_left: 120, sign_up: null });
  expect((await makeSignUp(app, child, fair)).version).toBe(1);
});

test('who signed up hears that a fair is called off, and still reads why', async () => {
  const leader = await leaderAt('off@example.com');
  const fair = await makeFair(app, 'open');
  const { uuid } = await makeSignUp(app, leader, fair);
  await app.ok(cancelFair, { ...fair, reason: '体育馆检修' }, by);
  expect(await mailsTo(leader.email)).toEqual([`「秋季双选会」已取消：\n体育馆检修\n${desk}`]);
  const [mine] = (await app.ok(listMyFairs, {}, as(leader))).items;
  expect(mine).toMatchObject({
    cancel_reason: '体育馆检修',
    sign_up: { abilities: { change: false, withdraw: false } },
  });
  expect((await app.call(withdrawSignUp, { uuid, version: 1 }, as(leader))).code).toBe(40902);
});

test('the square is searched by words, city and month, page by page', async () => {
  const [near, far] = [
    await makeFair(app, 'open', {
      title: '光谷专场双选会',
      city: null,
      starts_at: hoursFromNow(app, 200),
      closes_at: hoursFromNow(app, 100),
    }),
    await makeFair(app, 'open', { title: '光谷春季专场', starts_at: '2031-12-31T23:30', ends_at: '2032-01-01T02:00' }),
  ];
  const find = async (more: object) =>
    (await app.ok(listOpenFairs, { q: '光谷', limit: 100, ...more }, as(master))).items.map(({ uuid }) => uuid);
  expect(await find({})).toEqual([near.uuid, far.uuid]);
  expect(await find({ city: '420100' })).toEqual([far.uuid]);
  expect(await find({ month: '2031-12' })).toEqual([far.uuid]);
  expect(await find({ month: '2032-01' })).toEqual([]);
  expect(await find({ q: '%' })).toEqual([]);
  const page = await app.ok(listOpenFairs, { q: '光谷', limit: 1 }, as(master));
  expect(page).toMatchObject({ items: [{ uuid: near.uuid, days_left: 4 }], next_cursor: expect.any(String) });
});

test('once sign-up has closed nothing is changed, but withdrawn until the fair begins', async () => {
  const hours = { starts_at: hoursFromNow(app, 3), ends_at: hoursFromNow(app, 5), closes_at: hoursFromNow(app, 1) };
  const fair = await makeFair(app, 'open', hours);
  const signUp = await makeSignUp(app, master, fair);
  const job = await makeJob(app, master);
  app.clock.advance({ seconds: 2 * 3600 });
  const seen = { uuid: signUp.uuid, version: 1 };
  expect(await app.call(changeSignUp, { ...seen, ...signUpOf(job) }, as(master))).toMatchObject({
    code: 40902,
    reason: '这场双选会的报名已经截止',
  });
  expect((await app.call(signUpForFair, { uuid: fair.uuid, ...signUpOf(job) }, as(master))).code).toBe(40902);
  expect((await app.ok(listOpenFairs, { limit: 100 }, as(master))).items.map(({ uuid }) => uuid)).not.toContain(
    fair.uuid,
  );
  app.clock.advance({ seconds: 3600 + 60 });
  expect(await app.call(withdrawSignUp, seen, as(master))).toMatchObject({
    code: 40902,
    reason: '双选会已经开始，不能再撤回',
  });
});
