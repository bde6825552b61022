import { closeAccount } from '@qinghe/contract/account/close.ts';
import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import {
  acceptInvitation,
  getInvitation,
  invite,
  listInvitations,
  MAX_INVITATIONS,
  renewInvitation,
  revokeInvitation,
} from '@qinghe/contract/company/invitations.ts';
import { listMembers } from '@qinghe/contract/company/members.ts';
import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { createDraft } from '@qinghe/contract/jobs/endpoints.ts';
import { expect, test } from 'vitest';
import { makeAccount, makeCompany, makeMaster, makeTeam, unusedPhone } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { codeFor } from '../../../../test/codes.ts';
import { until } from '../../../../test/until.ts';

const app = await startTestApp({ own: true });
const tokenIn = (link = '') => link.slice(link.indexOf('#') + 1);

async function teamWithLink(options: InputOf<typeof invite> = {}) {
  const team = await makeTeam(app);
  const token = team.master.token;
  const { items } = await app.ok(invite, options, { token });
  return { ...team, token, uuid: items[0]?.uuid ?? '', key: tokenIn(items[0]?.link) };
}

const messageTo = (address: string) =>
  until(() =>
    app.services.db.selectFrom('outbox_message').select('body').where('address', '=', address).executeTakeFirst(),
  );

const accept = (key: string, { token }: { token: string }) => app.call(acceptInvitation, { token: key }, { token });

test('a link lets in without approval, as a sub-account with its limit, as often as it says', async () => {
  const { company, key, token } = await teamWithLink({ most_uses: 2, job_limit: 3 });
  expect(await app.ok(getInvitation, { token: key })).toMatchObject({
    company: company.name,
    invited_by: '林*',
    address: '',
    is_for_phone: false,
  });
  const people = await Promise.all([1, 2, 3].map(() => makeAccount(app)));
  const codes = await Promise.all(people.map(async (person) => (await accept(key, person)).code));
  expect(codes.toSorted()).toEqual([100, 100, 40401]);
  const inside = people[codes.indexOf(100)];
  expect(await app.ok(getUserInfo, {}, { token: inside?.token ?? '' })).toMatchObject({
    type: 'slave',
    company_uuid: company.company_uuid,
    staff_status: 0,
  });
  const { items } = await app.ok(listMembers, {}, { token });
  expect(items.find(({ uuid }) => uuid === inside?.uuid)).toMatchObject({ job_limit: 3 });
  expect((await app.ok(listInvitations, {}, { token })).items).toEqual([]);
  expect((await app.call(getInvitation, { token: key })).code).toBe(40401);
});

const roleOf = async ({ token }: { token: string }) => (await app.ok(getUserInfo, {}, { token })).role;

test.each(['recruiter', 'interviewer', 'viewer'] as const)('who is invited as %s is that at once', async (role) => {
  const { key, token } = await teamWithLink({ role, job_limit: 3 });
  const { items } = await app.ok(listInvitations, {}, { token });
  // Who only reads puts nothing online.
  expect(items).toMatchObject([{ role, job_limit: role === 'recruiter' ? 3 : null }]);
  expect(await app.ok(getInvitation, { token: key })).toMatchObject({ role });
  const newcomer = await makeAccount(app);
  expect((await accept(key, newcomer)).code).toBe(100);
  expect(await roleOf(newcomer)).toBe(role);
  await app.services.db
    .updateTable('company_member')
    .set({ staff_status: 1 })
    .where('account_uuid', '=', newcomer.uuid)
    .execute();
  const drafting = await app.call(createDraft, { kind: 'internship' }, { token: newcomer.token });
  expect(drafting.code).toBe(role === 'recruiter' ? 100 : 40902);
});

test('a role is the master’s to say: a made-up one, one that is handed in while joining, and a second time change nothing', async () => {
  const { key, token, master, child } = await teamWithLink({ role: 'viewer' });
  expect((await app.call(invite, { role: 'master' as 'viewer' }, { token })).code).toBe(400);
  expect((await app.call(invite, { role: 'recruiter' }, { token: child.token })).code).toBe(403);
  const newcomer = await makeAccount(app);
  const tampered = { token: key, role: 'recruiter', type: 'master' };
  expect((await app.call(acceptInvitation, tampered, { token: newcomer.token })).code).toBe(100);
  expect(await roleOf(newcomer)).toBe('viewer');
  const { items } = await app.ok(invite, { role: 'recruiter' }, { token: master.token });
  expect((await accept(tokenIn(items[0]?.link), newcomer)).code).toBe(40902);
  expect(await roleOf(newcomer)).toBe('viewer');
});

test('a renewed link keeps its role, a revoked one gives none', async () => {
  const { key, token, uuid } = await teamWithLink({ role: 'interviewer' });
  const fresh = await app.ok(renewInvitation, { uuid }, { token });
  expect(fresh).toMatchObject({ role: 'interviewer' });
  const [early, late] = [await makeAccount(app), await makeAccount(app)];
  expect((await accept(key, early)).code).toBe(40401);
  expect((await accept(tokenIn(fresh.link), early)).code).toBe(100);
  expect(await roleOf(early)).toBe('interviewer');
  await app.ok(revokeInvitation, { uuid }, { token });
  expect((await accept(tokenIn(fresh.link), late)).code).toBe(40401);
  expect(await app.ok(getUserInfo, {}, { token: late.token })).toMatchObject({ company_uuid: null });
});

test('a message lets in as what it was sent for', async () => {
  const { token } = await teamWithLink();
  const phone = unusedPhone();
  await app.ok(invite, { addresses: [phone], role: 'interviewer' }, { token });
  await app.work();
  const newcomer = await makeAccount(app, { phone });
  expect((await accept(tokenIn((await messageTo(phone)).body).slice(0, 64), newcomer)).code).toBe(100);
  expect(await roleOf(newcomer)).toBe('interviewer');
});

test('a link that was revoked, replaced, has ended or was forged opens nothing', async () => {
  const revoked = await teamWithLink();
  await app.ok(revokeInvitation, { uuid: revoked.uuid }, { token: revoked.token });
  expect((await app.call(revokeInvitation, { uuid: revoked.uuid }, { token: revoked.token })).code).toBe(40401);
  const replaced = await teamWithLink();
  const fresh = await app.ok(renewInvitation, { uuid: replaced.uuid }, { token: replaced.token });
  const forged = `${replaced.key.slice(0, -1)}${replaced.key.endsWith('A') ? 'B' : 'A'}`;
  const newcomer = await makeAccount(app);
  for (const key of [revoked.key, replaced.key, forged])
    expect((await app.call(getInvitation, { token: key })).code).toBe(40401);
  for (const key of [revoked.key, replaced.key, forged]) expect((await accept(key, newcomer)).code).toBe(40401);
  app.clock.advance({ days: 7, seconds: 1 });
  const late = await makeAccount(app);
  expect((await accept(tokenIn(fresh.link), late)).code).toBe(40401);
  // An ended one takes no room, so that it cannot be had back past the limit.
  expect((await app.call(renewInvitation, { uuid: replaced.uuid }, { token: replaced.token })).code).toBe(40401);
  app.clock.reset();
});

test('each address gets a message of its own; that of a mobile is for its owner alone', async () => {
  const { token, company } = await teamWithLink();
  const phone = unusedPhone();
  const email = `lin.yue.${phone}@yunshan.example`;
  const { items } = await app.ok(invite, { addresses: [phone, email.toUpperCase(), phone] }, { token });
  expect(items.map(({ address }) => address).toSorted()).toEqual(
    [`${phone.slice(0, 3)}****${phone.slice(-4)}`, expect.stringMatching(/^li\*+@yunshan\.example$/)].toSorted(),
  );
  await app.work();
  const { body: sms } = await messageTo(phone);
  expect(sms).toContain(company.name);
  expect((await messageTo(email)).body).toContain('/invite-to-join#');
  const key = tokenIn(sms).slice(0, 64);
  expect(await app.ok(getInvitation, { token: key })).toMatchObject({ is_for_phone: true });
  expect(await accept(key, await makeAccount(app))).toMatchObject({
    code: 40902,
    reason: expect.stringContaining('另一个手机号'),
  });
  expect((await accept(key, await makeAccount(app, { phone }))).code).toBe(100);
  const mailed = async () =>
    (await app.ok(listInvitations, {}, { token })).items.find(({ address }) => address.includes('@'));
  await until(async () => (await mailed())?.delivery === 'sent');
  expect(await mailed()).toMatchObject({ most_uses: 1, used: 0 });
});

test('nobody is written to for a company that nobody has looked at, nor more often than is bearable', async () => {
  const company = await makeCompany(app, { check_status: 'uncheck' });
  const { token } = await makeMaster(app, company);
  const refused = await app.call(invite, { addresses: [unusedPhone()] }, { token });
  expect(refused).toMatchObject({ code: 40902, field: 'addresses', reason: expect.stringContaining('通过审核') });
  expect((await app.call(invite, {}, { token })).code).toBe(100);
  const team = await makeTeam(app);
  const phone = unusedPhone();
  const codes = [];
  for (let time = 0; time < 4; time += 1)
    codes.push((await app.call(invite, { addresses: [phone] }, { token: team.master.token })).code);
  expect(codes).toEqual([100, 100, 100, 429]);
});

test('there is room for so many open invitations, also for those who ask at once', async () => {
  const { token } = (await makeTeam(app)).master;
  const some = (count: number) => Array.from({ length: count }, unusedPhone);
  for (const count of [20, 20, MAX_INVITATIONS - 41]) await app.ok(invite, { addresses: some(count) }, { token });
  const codes = await Promise.all([1, 2, 3].map(async () => (await app.call(invite, {}, { token })).code));
  expect(codes.toSorted()).toEqual([100, 40902, 40902]);
});

test('who is in a company stays there; another company sees and changes none of it', async () => {
  const { key, child, uuid } = await teamWithLink();
  const stranger = await makeMaster(app);
  expect(await accept(key, child)).toMatchObject({ code: 40902, reason: expect.stringContaining('已经是这家企业') });
  expect((await accept(key, stranger)).code).toBe(40902);
  expect((await app.ok(listInvitations, {}, { token: stranger.token })).items).toEqual([]);
  expect((await app.call(renewInvitation, { uuid }, { token: stranger.token })).code).toBe(40401);
});

test('a company whose last member closes the account lets nobody in, not in the same moment either', async () => {
  const master = await makeMaster(app);
  const { items } = await app.ok(invite, {}, { token: master.token });
  const key = tokenIn(items[0]?.link);
  const [early, late] = [await makeAccount(app), await makeAccount(app)];
  const code = await codeFor(app, master.phone, 'close_account');
  const [closed, joined] = await Promise.all([
    app.call(closeAccount, { code }, { token: master.token }),
    accept(key, early),
  ]);
  expect([
    [100, 40401],
    [40902, 100],
  ]).toContainEqual([closed.code, joined.code]);
  await app.services.db.deleteFrom('company_member').where('account_uuid', '=', master.uuid).execute();
  expect((await app.call(getInvitation, { token: key })).code).toBe(40401);
  expect((await accept(key, late)).code).toBe(40401);
});

test('two companies that write to the same people at once both do', async () => {
  const addresses = Array.from({ length: 12 }, unusedPhone);
  const [one, other] = [await makeTeam(app), await makeTeam(app)];
  const results = await Promise.all([
    app.call(invite, { addresses }, { token: one.master.token }),
    app.call(invite, { addresses: addresses.toReversed() }, { token: other.master.token }),
  ]);
  expect(results.map(({ code }) => code)).toEqual([100, 100]);
});

test('a link for one takes two clicks for one, and tells who is inside already that they are', async () => {
  const { key } = await teamWithLink({ most_uses: 1 });
  const { token } = await makeAccount(app);
  const headers = { 'idempotency-key': `join-${key.slice(0, 20)}` };
  const click = () => app.call(acceptInvitation, { token: key }, { token, headers });
  expect((await Promise.all([click(), click()])).map(({ code }) => code)).toEqual([100, 100]);
  expect(await accept(key, { token })).toMatchObject({
    code: 40902,
    reason: expect.stringContaining('已经是这家企业'),
  });
});

test('a company whose papers are not in force, or that is frozen, lets nobody in and says whom to ask', async () => {
  const { company, key } = await teamWithLink();
  const change = (values: { check_status?: 'reject' | 'uncheck' | 'pass'; frozen_at?: Date | null }) =>
    app.services.db.updateTable('company').set(values).where('company_uuid', '=', company.company_uuid).execute();
  const newcomer = await makeAccount(app);
  const held = { code: 40902, reason: '这家企业暂时不能接收新成员，请联系邀请你的 林*' };
  for (const values of [
    { check_status: 'reject' as const },
    { check_status: 'uncheck' as const },
    { check_status: 'pass' as const, frozen_at: new Date() },
  ]) {
    await change(values);
    expect(await app.call(getInvitation, { token: key })).toMatchObject(held);
    expect(await accept(key, newcomer)).toMatchObject(held);
  }
  await change({ frozen_at: null });
  expect((await accept(key, newcomer)).code).toBe(100);
});
