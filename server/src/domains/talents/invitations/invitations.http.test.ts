import { noConditions, saveScreeningRule } from '@qinghe/contract/resumes/screening.ts';
import { inviteTalent, listInvitations, recallInvitation } from '@qinghe/contract/talents/invitations.ts';
import { listTalents } from '@qinghe/contract/talents/list.ts';
import { afterEach, expect, test } from 'vitest';
import { makeMaster, makeTeam, tokenOf, unusedPhone } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { readDeliveries, sendDeliveries } from '../../../../test/deliveries.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { grantRight } from '../../../../test/rights.ts';
import { freshKey, makeTalent, ONE_UNIT } from '../../../../test/talents.ts';
import { withTransaction } from '../../../db/database.ts';
import { eraseTalentOf } from '../erase-talent.ts';
import { lapseInvitations } from '../tasks.ts';
import { answerUrl } from './invitation-link.ts';

const app = await startTestApp({ own: true });
const { db, signingSecret } = app.services;

afterEach(() => app.clock.reset());

async function company() {
  const master = await makeMaster(app);
  await grantRight(app, master, 'invitation', 20);
  return { ...master, companyUuid: master.companyUuid ?? '', job: (await makeJob(app, master)).uuid };
}
/** Sessions end before a month is over. */
async function newToken({ uuid }: { uuid: string }): Promise<string> {
  await db.deleteFrom('session').where('account_uuid', '=', uuid).execute();
  return tokenOf(app, uuid);
}
type Company = Awaited<ReturnType<typeof company>>;

const invite = ({ token, job }: Company, talent_uuid: string, words = '') =>
  app.call(inviteTalent, { talent_uuid, job_uuid: job, words, expect: ONE_UNIT }, { token, headers: freshKey() });
const invited = async (by: Company, talent: string, words = '') =>
  app.ok(
    inviteTalent,
    { talent_uuid: talent, job_uuid: by.job, words, expect: ONE_UNIT },
    { token: by.token, headers: freshKey() },
  );
const list = async ({ token }: Company) => app.ok(listInvitations, { limit: 100 }, { token });
const stateOf = async (by: Company, uuid: string) => (await list(by)).items.find((one) => one.uuid === uuid)?.state;
const send = async () => {
  app.clock.advance({ seconds: 11 });
  const waiting = await readDeliveries(app.services, { kind: 'talents.invitation' });
  await sendDeliveries(
    app.services,
    waiting.map(({ uuid }) => uuid),
  );
};
const mailTo = (address: string) =>
  db.selectFrom('outbox_message').select('body').where('address', '=', address).execute();
const pathOf = ({ companyUuid }: Company, uuid: string) =>
  new URL(answerUrl({ publicUrl: 'http://x', signingSecret }, { companyUuid, uuid })).pathname;
const page = async (method: 'GET' | 'POST', path: string, form?: Record<string, string>) => {
  const response = await app.fetch(path, {
    method,
    redirect: 'manual',
    ...(form ? { body: new URLSearchParams(form) } : {}),
  });
  return { statusCode: response.status, headers: response.headers, body: await response.text() };
};
const applications = ({ companyUuid }: Company) =>
  db.selectFrom('application').selectAll().where('company_uuid', '=', companyUuid).execute();
const sent = async (by: Company, change: Parameters<typeof makeTalent>[1] = {}) => {
  const talent = await makeTalent(app, change);
  const { uuid } = await invited(by, talent);
  await send();
  return { talent, uuid, path: pathOf(by, uuid) };
};

test('an invitation goes out after ten seconds in the words of the platform; the page opens by POST alone', async () => {
  const by = await company();
  const email = `${unusedPhone()}@example.com`;
  const talent = await makeTalent(app, { email });
  const { uuid, state, code } = await invited(by, talent, '我们想看看你的作品');
  expect([state, code.length]).toEqual(['held', 4]);
  expect(await mailTo(email)).toEqual([]);
  await send();
  const [mail] = await mailTo(email);
  expect(mail?.body).toContain('邀请你投递「后端开发实习生」');
  expect(mail?.body).not.toContain('我们想看看你的作品');
  const path = pathOf(by, uuid);
  expect(mail?.body).toContain(path);
  expect((await page('GET', path)).body).not.toContain('后端开发实习生');
  expect(await stateOf(by, uuid)).toBe('sent');
  const opened = await page('POST', path);
  for (const words of ['后端开发实习生', '我们想看看你的作品', '答应后，公司会看到你的姓名、手机、邮箱'])
    expect(opened.body).toContain(words);
  expect(opened.headers.get('referrer-policy')).toBe('no-referrer');
  expect(await stateOf(by, uuid)).toBe('opened');
  expect((await page('POST', `${path.slice(0, -3)}AAA`)).statusCode).toBe(404);
});

test('a yes makes the application with what the person had told, and shows who they are', async () => {
  const by = await company();
  const phone = unusedPhone();
  const { uuid, path } = await sent(by, {
    name: '顾予安',
    phone,
    skills: ['React'],
    experiences: [{ title: '前端实习生', organization: '某公司', text: '写过订单页' }],
    about: '喜欢写界面',
  });
  const answered = await page('POST', `${path}/answer`, { answer: 'accept' });
  expect(answered.body).toContain('已投递');
  const [application, ...more] = await applications(by);
  expect(more).toEqual([]);
  expect(application).toMatchObject({ name: '顾予安', phone, source: 'invitation', consent_version: '2026-09' });
  expect(JSON.stringify(application?.answers)).toContain('写过订单页');
  const { items } = await list(by);
  expect(items).toMatchObject([{ uuid, state: 'accepted', application_uuid: application?.uuid }]);
  // Told of again otherwise, the application stays as it was.
  await makeTalent(app, { name: '顾予安', phone, about: '换了说法' });
  expect(JSON.stringify((await applications(by))[0]?.answers)).not.toContain('换了说法');
});

test('whom a company invited is parked by no condition of the job, whether they apply by it or had applied before', async () => {
  const by = await company();
  const rule = { ...noConditions, job_uuid: by.job, min_degree: 'doctor' as const, version: 0 };
  await app.ok(saveScreeningRule, rule, { token: by.token });
  const { path } = await sent(by);
  await page('POST', `${path}/answer`, { answer: 'accept' });
  const changed = { ...rule, majors: ['考古'], version: 1 };
  expect(await app.ok(saveScreeningRule, changed, { token: by.token })).toMatchObject({ parked: 0 });
  expect(await applications(by)).toMatchObject([{ is_parked: false, parked_for: null, was_invited: true }]);
  const other = await company();
  const phone = unusedPhone();
  const { path: second } = await sent(other, { phone });
  const job = { uuid: other.job, companyUuid: other.companyUuid, kind: 'internship' as const, title: '' };
  await makeApplication(app, job, { candidate: { phone } });
  const saved = await app.ok(saveScreeningRule, { ...rule, job_uuid: other.job }, { token: other.token });
  expect(saved.parked).toBe(1);
  await page('POST', `${second}/answer`, { answer: 'accept' });
  expect(await applications(other)).toMatchObject([{ is_parked: false, parked_for: null, was_invited: true }]);
});

test('on two phones at once there is one application, and of yes and no one counts', async () => {
  const by = await company();
  const { path } = await sent(by);
  await Promise.all([1, 2, 3, 4].map(() => page('POST', `${path}/answer`, { answer: 'accept' })));
  expect(await applications(by)).toHaveLength(1);
  const other = await company();
  const second = await sent(other);
  await Promise.all(['accept', 'decline', 'accept'].map((answer) => page('POST', `${second.path}/answer`, { answer })));
  const state = await stateOf(other, second.uuid);
  expect(await applications(other)).toHaveLength(state === 'accepted' ? 1 : 0);
});

test('whoever withdraws while accepting has done one of both: no application without a person who agreed', async () => {
  for (let round = 0; round < 5; round += 1) {
    const by = await company();
    const phone = unusedPhone();
    const { uuid, path } = await sent(by, { phone });
    const leave = () => withTransaction(db, (trx) => eraseTalentOf(trx, signingSecret, phone, app.clock.now()));
    const [answered] = await Promise.all([page('POST', `${path}/answer`, { answer: 'accept' }), leave()]);
    const accepted = (await stateOf(by, uuid)) === 'accepted';
    expect(await applications(by)).toHaveLength(accepted ? 1 : 0);
    expect(answered.statusCode).toBe(accepted ? 200 : 410);
  }
});

test('a no shows no more than that; it may hide from the company, or from all until they agree anew', async () => {
  const [by, other] = [await company(), await company()];
  const phone = unusedPhone();
  const skills = ['婉拒词'];
  const finds = async ({ token }: Company) => (await app.ok(listTalents, { q: '婉拒词' }, { token })).items.length;
  const { uuid, path } = await sent(by, { phone, skills });
  expect(await finds(by)).toBe(1);
  await page('POST', `${path}/answer`, { answer: 'decline', hide: '1' });
  expect(await stateOf(by, uuid)).toBe('declined');
  expect([await finds(by), await finds(other)]).toEqual([0, 1]);
  const again = await sent(other, { phone, skills });
  await page('POST', `${again.path}/answer`, { answer: 'decline', pause: '1' });
  expect(await finds(other)).toBe(0);
  // What was agreed to before brings nobody back; who agrees anew is found again, but not by whom they hide from.
  await makeTalent(app, { phone, skills });
  expect(await finds(other)).toBe(0);
  app.clock.advance({ minutes: 1 });
  await makeTalent(app, { phone, skills, consent: { version: '2', at: app.clock.now().toISOString() } });
  expect([await finds(by), await finds(other)]).toEqual([0, 1]);
});

test('once in thirty days a company and talent, also at the same moment', async () => {
  const by = await company();
  const talent = await makeTalent(app);
  const both = await Promise.all([1, 2, 3].map(() => invite(by, talent)));
  expect(both.map(({ code }) => code).sort()).toEqual([100, 40902, 40902]);
  await send();
  app.clock.advance({ hours: 24 * 29 });
  expect((await invite(by, talent)).code).toBe(40902);
  app.clock.advance({ hours: 24 });
  await db.updateTable('job').set({ deadline: '2027-03-01' }).where('uuid', '=', by.job).execute();
  const later = { ...by, token: await newToken(by) };
  expect((await invite(later, talent)).code).toBe(100);
});

test('ten a week from all companies together, also at the same moment; after a week there is room again', async () => {
  const talent = await makeTalent(app);
  const companies = await Promise.all(Array.from({ length: 12 }, company));
  const codes = await Promise.all(companies.map(async (by) => (await invite(by, talent)).code));
  expect(codes.filter((code) => code === 100)).toHaveLength(10);
  const [left] = companies.filter((_, index) => codes[index] !== 100);
  if (!left) throw new Error('nobody was refused');
  app.clock.advance({ hours: 24 * 7 + 1 });
  expect((await invite(left, talent)).code).toBe(100);
});

test('recalled within ten seconds nobody hears, and it counts for nothing', async () => {
  const by = await company();
  const email = `${unusedPhone()}@example.com`;
  const talent = await makeTalent(app, { email });
  const { uuid, version } = await invited(by, talent);
  expect(await app.ok(recallInvitation, { uuid, version }, { token: by.token })).toMatchObject({ state: 'recalled' });
  await send();
  expect(await mailTo(email)).toEqual([]);
  const again = await invited(by, talent);
  await send();
  expect(await mailTo(email)).toHaveLength(1);
  const current = (await list(by)).items.find((one) => one.uuid === again.uuid);
  await app.ok(recallInvitation, { uuid: again.uuid, version: current?.version ?? 0 }, { token: by.token });
  expect((await page('POST', pathOf(by, again.uuid))).body).toContain('公司收回了这份邀请');
  expect((await invite(by, talent)).code).toBe(40902);
});

test('whether it may go is looked at again when it is sent', async () => {
  const by = await company();
  const { companyUuid } = by;
  const refused = async (
    meanwhile: (talent: string, phone: string) => Promise<unknown>,
    back?: () => Promise<unknown>,
  ) => {
    const phone = unusedPhone();
    const email = `${phone}@example.com`;
    const talent = await makeTalent(app, { phone, email });
    const { uuid } = await invited(by, talent);
    await meanwhile(talent, phone);
    await send();
    await back?.();
    expect(await mailTo(email)).toEqual([]);
    expect(await stateOf(by, uuid)).toBe('undeliverable');
    expect((await page('POST', pathOf(by, uuid))).statusCode).toBe(404);
  };
  await refused((talent_uuid) =>
    db.insertInto('talent_hidden').values({ company_uuid: companyUuid, talent_uuid, hidden_key: 'name:x' }).execute(),
  );
  await refused((_, phone) => withTransaction(db, (trx) => eraseTalentOf(trx, signingSecret, phone, app.clock.now())));
  const set = (change: object) =>
    db.updateTable('company').set(change).where('company_uuid', '=', companyUuid).execute();
  await refused(
    () => set({ frozen_at: app.clock.now() }),
    () => set({ frozen_at: null }),
  );
  await refused(
    () => set({ check_status: 'reject' }),
    () => set({ check_status: 'pass' }),
  );
  await refused(
    () => db.updateTable('job').set({ state: 'offline' }).where('uuid', '=', by.job).execute(),
    () => db.updateTable('job').set({ state: 'online' }).where('uuid', '=', by.job).execute(),
  );
});

test('who applied within twelve months, hides, or cannot be reached is not invited', async () => {
  const invitedFirst = await company();
  const phone = unusedPhone();
  const { path } = await sent(invitedFirst, { phone });
  await page('POST', `${path}/answer`, { answer: 'accept' });
  app.clock.advance({ hours: 24 * 40 });
  await db.updateTable('job').set({ deadline: '2027-03-01' }).where('uuid', '=', invitedFirst.job).execute();
  const by = { ...invitedFirst, token: await newToken(invitedFirst) };
  const talent = await makeTalent(app, { phone });
  expect(await invite(by, talent)).toMatchObject({ code: 40902, reason: '这个人 12 个月内投递过你们公司，不用再邀请' });
  const foreign = await makeTalent(app, { phone: '85261234567', email: '' });
  expect((await invite(by, foreign)).code).toBe(40902);
  const hidden = await makeTalent(app);
  await db
    .insertInto('talent_hidden')
    .values({ company_uuid: by.companyUuid, talent_uuid: hidden, hidden_key: 'name:x' })
    .execute();
  expect((await invite(by, hidden)).code).toBe(40401);
});

test('nobody answers for fourteen days: it has lapsed, before and after the task has written it', async () => {
  const by = await company();
  const { uuid, path } = await sent(by);
  app.clock.advance({ hours: 24 * 14 });
  expect(await stateOf(by, uuid)).toBe('lapsed');
  expect((await page('POST', `${path}/answer`, { answer: 'accept' })).body).toContain('这份邀请已过期');
  expect(await applications(by)).toEqual([]);
  await lapseInvitations.run(app.services, {}, { last: false });
  expect(await stateOf(by, uuid)).toBe('lapsed');
  const { counts } = await list(by);
  expect(counts).toMatchObject({ lapsed: 1, sent: 0 });
});

test('a card says what became of the latest invitation, and from when there may be another', async () => {
  const by = await company();
  await sent(by, { skills: ['邀过的词'] });
  const [card] = (await app.ok(listTalents, { q: '邀过的词' }, { token: by.token })).items;
  expect(card?.invitation).toMatchObject({ state: 'sent' });
  expect(Date.parse(card?.invitation?.again_at ?? '') - Date.parse(card?.invitation?.at ?? '')).toBe(30 * 86_400_000);
});

test('a sub-account invites to its own jobs, and sees its own invitations', async () => {
  const { master, child: subAccount } = await makeTeam(app);
  const { uuid: job } = await makeJob(app, master);
  const talent = await makeTalent(app);
  await grantRight(app, master, 'invitation');
  const input = { talent_uuid: talent, job_uuid: job, expect: ONE_UNIT };
  const refused = await app.call(inviteTalent, input, { token: subAccount.token, headers: freshKey() });
  expect(refused.code).toBe(40401);
  await app.ok(inviteTalent, input, { token: master.token, headers: freshKey() });
  expect((await app.ok(listInvitations, {}, { token: subAccount.token })).items).toEqual([]);
});
