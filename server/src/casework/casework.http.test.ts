import { decideCompanyCase, getCompanyCase, listCompanyCases } from '@qinghe/contract/company/cases.ts';
import { fillCompanyInfo } from '@qinghe/contract/company/register.ts';
import { noteRegister } from '@qinghe/contract/company/register-marks.ts';
import { getFullInfo } from '@qinghe/contract/company/review.ts';
import { decideIdentityCase, getIdentityCase } from '@qinghe/contract/identity/cases.ts';
import { decideJobAppeal, getJobAppeal, listJobAppeals } from '@qinghe/contract/jobs/appeals.ts';
import { getJob } from '@qinghe/contract/jobs/endpoints.ts';
import { noteCase, takeDecisionBack } from '@qinghe/contract/ops/casework.ts';
import { listOutbox } from '@qinghe/contract/ops/endpoints.ts';
import { getOperator } from '@qinghe/contract/ops/session.ts';
import { expect, test } from 'vitest';
import { makeMaster, type TestAccount } from '../../test/accounts.ts';
import { startTestApp } from '../../test/app.ts';
import { makeAppeal } from '../../test/appeals.ts';
import { makeOperator, makePapers, makePending, putIdentity, settleDecisions } from '../../test/companies.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;
const [one, other] = [await makeOperator(app), await makeOperator(app)];
const by = ({ token }: { token: string }) => ({ token });
type Operator = typeof one;

/** A company that has handed in changed papers. */
async function changed(name = '改名以后（上海）有限公司') {
  const master = await makeMaster(app);
  await handIn(master, name);
  return { master, uuid: master.companyUuid ?? '' };
}

async function handIn(master: TestAccount, name: string) {
  const { version } = await app.ok(getFullInfo, {}, by(master));
  const papers = await makePapers(app, master.uuid, { name });
  await app.ok(fillCompanyInfo, { version, ...papers }, by(master));
}

const show = (uuid: string, who: Operator = one) => app.ok(getCompanyCase, { uuid }, by(who));
const statusOf = async (master: TestAccount) => (await app.ok(getFullInfo, {}, by(master))).company.check_status;
const queue = async (who: Operator = one, order: 'oldest' | 'newest' = 'oldest') =>
  app.ok(listCompanyCases, { limit: 100, order }, by(who));
const uuidsIn = async (who?: Operator) => (await queue(who)).items.map(({ uuid }) => uuid);
const eventsOf = (companyUuid: string) =>
  db.selectFrom('realtime_event').select('payload').where('company_uuid', '=', companyUuid).execute();

async function decide(uuid: string, who: Operator = one) {
  const { version } = await show(uuid, who);
  return app.ok(decideCompanyCase, { uuid, version, decision: 'pass' }, by(who));
}

test('a decision takes effect ten seconds later, and nobody hears of it before', async () => {
  const { master, uuid } = await changed();
  const events = (await eventsOf(uuid)).length;
  const waiting = async () => (await app.ok(getOperator, {}, by(one))).waiting.companies;
  const before = await waiting();
  const { effective_at } = await decide(uuid);
  expect(Date.parse(effective_at) - app.clock.now().getTime()).toBeGreaterThan(8000);
  expect(await statusOf(master)).toBe('revision');
  expect(await eventsOf(uuid)).toHaveLength(events);
  expect((await app.ok(listOutbox, { address: master.phone })).items).toEqual([]);
  // It is in nobody's queue, and whoever opens it is told by whom and how it was decided.
  expect(await uuidsIn(other)).not.toContain(uuid);
  expect(await waiting()).toBe(before - 1);
  expect(await show(uuid, other)).toMatchObject({
    held: { state: 'waiting', decision: 'pass', by: one.name, is_you: false },
    decisions: [],
  });
  await settleDecisions(app);
  expect(await statusOf(master)).toBe('pass');
  expect((await eventsOf(uuid)).length).toBeGreaterThan(events);
  expect(await show(uuid)).toMatchObject({ held: null, history: [{ step: 'passed', by_name: one.name }, {}] });
});

test('who decided can take it back, nobody else, and not once it has taken effect', async () => {
  const { master, uuid } = await changed();
  const { held_uuid } = await decide(uuid);
  expect(await app.call(takeDecisionBack, { held_uuid }, by(other))).toMatchObject({ code: 40902 });
  await app.ok(takeDecisionBack, { held_uuid }, by(one));
  expect(await uuidsIn()).toContain(uuid);
  expect(await show(uuid)).toMatchObject({ held: null, decisions: ['pass', 'refuse'] });
  await settleDecisions(app);
  expect(await statusOf(master)).toBe('revision');
  expect(await app.call(takeDecisionBack, { held_uuid }, by(one))).toMatchObject({
    code: 40902,
    reason: expect.stringContaining('已经生效'),
  });
  const again = await decide(uuid);
  await settleDecisions(app);
  expect((await app.call(takeDecisionBack, { held_uuid: again.held_uuid }, by(one))).code).toBe(40902);
  expect(await statusOf(master)).toBe('pass');
});

test('taken back and taking effect at one moment, it is one of the two', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { master, uuid } = await changed();
    const { held_uuid } = await decide(uuid);
    const [back] = await Promise.all([app.call(takeDecisionBack, { held_uuid }, by(one)), settleDecisions(app)]);
    expect(await statusOf(master)).toBe(back.code === 100 ? 'revision' : 'pass');
  }
});

test('of two operators at once one decides', async () => {
  const { uuid } = await changed();
  const { version } = await show(uuid);
  const responses = await Promise.all(
    [one, other].map((who) => app.call(decideCompanyCase, { uuid, version, decision: 'pass' }, by(who))),
  );
  expect(responses.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([100, 40901]);
});

test('what keeps a decision from being done is said at once, and leaves nothing', async () => {
  const { uuid } = await changed();
  const stale = await app.call(decideCompanyCase, { uuid, version: 0, decision: 'pass' }, by(one));
  expect(stale.code).toBe(40901);
  const never = await app.call(decideCompanyCase, { uuid, version: 1, decision: 'pass_for_now' }, by(one));
  expect(never.code).not.toBe(100);
  expect(await show(uuid)).toMatchObject({ held: null });
});

test('papers that come anew meanwhile are passed by nobody: the decision lapses, and the case waits again', async () => {
  const { master, uuid } = await changed();
  await decide(uuid);
  await handIn(master, '又改一次（上海）有限公司');
  await settleDecisions(app);
  expect(await statusOf(master)).toBe('revision');
  expect(await uuidsIn()).toContain(uuid);
  expect(await show(uuid)).toMatchObject({ held: { state: 'lapsed', is_you: true }, decisions: ['pass', 'refuse'] });
  await decide(uuid, other);
  await settleDecisions(app);
  expect(await show(uuid)).toMatchObject({ held: null, submitted: { licence: { name: '又改一次（上海）有限公司' } } });
  expect(await statusOf(master)).toBe('pass');
});

test('a decision whose server has ended is carried out by the next one', async () => {
  const { master, uuid } = await changed();
  // Nothing works on tasks yet: whoever took the decision is gone. The next server finds it due.
  await decide(uuid);
  await app.work();
  await app.services.tasks.bringForward(20_000);
  await expect.poll(() => statusOf(master), { timeout: 20_000 }).toBe('pass');
  await expect
    .poll(async () => (await app.ok(listOutbox, { address: master.phone })).items, { timeout: 20_000 })
    .toMatchObject([{ body: expect.stringContaining('已通过审核') }]);
}, 60_000);

test('identities and appeals of jobs can be taken back just so', async () => {
  const master = await makeMaster(app);
  await putIdentity(app, master.uuid);
  const person = { uuid: master.uuid, version: 1, decision: 'pass' as const };
  const passed = await app.ok(decideIdentityCase, person, by(one));
  expect((await app.ok(getIdentityCase, { uuid: master.uuid }, by(other))).decisions).toEqual([]);
  await app.ok(takeDecisionBack, { held_uuid: passed.held_uuid }, by(one));
  expect((await app.ok(getIdentityCase, { uuid: master.uuid }, by(other))).decisions).toEqual(['pass', 'refuse']);

  const appeal = await makeAppeal(app, master);
  const allowed = await app.ok(decideJobAppeal, { ...appeal, version: 1, decision: 'allow' }, by(one));
  const waits = async () => (await app.ok(listJobAppeals, {}, by(one))).items.some(({ uuid }) => uuid === appeal.uuid);
  expect(await waits()).toBe(false);
  expect(await app.ok(getJobAppeal, appeal, by(other))).toMatchObject({ held: { decision: 'allow' }, decisions: [] });
  await app.ok(takeDecisionBack, { held_uuid: allowed.held_uuid }, by(one));
  expect(await waits()).toBe(true);
  const { job_uuid } = await db
    .selectFrom('job_appeal')
    .select('job_uuid')
    .where('uuid', '=', appeal.uuid)
    .executeTakeFirstOrThrow();
  expect((await app.ok(getJob, { uuid: job_uuid }, by(master))).state).toBe('refused');
});

test('the head of a queue says how many wait and since when; the newest can come first', async () => {
  const [first, last] = [await makePending(app), await makePending(app)];
  const { items, head } = await queue();
  expect(head).toEqual({ count: items.length, since: items[0]?.waiting_since });
  expect(items.map(({ uuid }) => uuid).slice(-2)).toEqual([first, last]);
  expect((await queue(one, 'newest')).items[0]?.uuid).toBe(last);
  expect((await app.ok(getOperator, {}, by(one))).waiting.companies).toBe(head.count);
});

test('a case that is put aside goes to the end of the own queue, with its word, and stays where it was for others', async () => {
  const [aside, next] = [await makePending(app), await makePending(app)];
  await app.ok(noteCase, { queue: 'companies', uuid: aside, kind: 'shelved', words: '等对方补公函' }, by(one));
  const own = (await queue()).items;
  expect(own.at(-1)).toMatchObject({ uuid: aside, shelved: '等对方补公函' });
  const theirs = await uuidsIn(other);
  expect(theirs.indexOf(aside)).toBeLessThan(theirs.indexOf(next));
  expect((await show(aside, other)).notes).toMatchObject([{ kind: 'shelved', words: '等对方补公函', by: one.name }]);
});

test('what operators write for each other and read in the register the company never sees', async () => {
  const { master, uuid } = await changed();
  const log = async () =>
    (await db.selectFrom('audit_entry').select('action').where('company_uuid', '=', uuid).execute()).length;
  const before = await log();
  await app.ok(noteCase, { queue: 'companies', uuid, kind: 'note', words: '打过电话' }, by(one));
  await app.ok(noteRegister, { uuid, field: 'valid_until', mark: 'differs', words: '2029-04-17' }, by(one));
  await app.ok(noteRegister, { uuid, field: 'name', mark: 'same' }, by(one));
  expect(await log()).toBe(before);
  const { marks, notes } = await show(uuid, other);
  expect(notes).toMatchObject([{ kind: 'note', words: '打过电话' }]);
  expect(marks).toMatchObject([
    { field: 'name', mark: 'same', words: '', about: '改名以后（上海）有限公司', by: one.name },
    { field: 'valid_until', mark: 'differs', words: '2029-04-17', about: '2039-04-17' },
  ]);
  expect(JSON.stringify(await app.ok(getFullInfo, {}, by(master)))).not.toMatch(/打过电话|2029-04-17/);
  // At the next hand-in it is still there, and says of what it was said; the history says what is otherwise.
  await handIn(master, '再改（上海）有限公司');
  const again = await show(uuid, other);
  expect(again.marks[0]).toMatchObject({ field: 'name', about: '改名以后（上海）有限公司' });
  expect(again.history[0]).toMatchObject({ step: 'submitted' });
  expect(again.history[0]?.changes).toContainEqual({ field: 'name', before: '改名以后（上海）有限公司' });
  const { marks: left } = await app.ok(noteRegister, { uuid, field: 'name', mark: null }, by(other));
  expect(left.map(({ field }) => field)).toEqual(['valid_until']);
});

test('what is no case is noted nothing about', async () => {
  const uuid = '01890000-0000-7000-8000-000000000001';
  for (const queue of ['companies', 'identities', 'jobs'] as const)
    expect((await app.call(noteCase, { queue, uuid, kind: 'note', words: '…' }, by(one))).code).toBe(40401);
  expect((await app.call(noteRegister, { uuid, field: 'name', mark: 'same' }, by(one))).code).toBe(40401);
});
