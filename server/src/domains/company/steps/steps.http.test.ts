import { checkInfo } from '@qinghe/contract/account/check-account.ts';
import { login, logout } from '@qinghe/contract/account/session.ts';
import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { joinCompany, listOwnRequests, renewJoinCode } from '@qinghe/contract/company/join.ts';
import { decideJoin, listMembers, removeMember } from '@qinghe/contract/company/members.ts';
import {
  confirmLicence,
  getLicenceConfirmation,
  openLicenceConfirmation,
  startLicenceConfirmation,
  takeStep,
} from '@qinghe/contract/company/steps.ts';
import { listJobs } from '@qinghe/contract/jobs/endpoints.ts';
import { decideProposal, type ProposalAction, propose } from '@qinghe/contract/ops/proposals.ts';
import { getSubjectAccount, getSubjectCompany } from '@qinghe/contract/ops/search.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeAccount, makeChild, makeMaster, makeTeam, type TestAccount, tokenOf } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeOperator, putIdentity, randomCreditCode } from '../../../../test/companies.ts';
import { readDeliveries } from '../../../../test/deliveries.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { openSocket } from '../../../../test/socket.ts';
import { askForLicence, askToBecome, keyOfLicence, putPapers } from '../../../../test/steps.ts';
import { settleMove } from './move.ts';

const app = await startTestApp();
const { db } = app.services;
const [first, second] = [await makeOperator(app), await makeOperator(app)];
const by = ({ token }: { token: string }) => ({ token });

/** Two operators ask an account for something. @returns the code of the second one's word */
async function ask(kind: 'account' | 'company', uuid: string, action: ProposalAction, target = ''): Promise<number> {
  const { version } = await app.ok(kind === 'account' ? getSubjectAccount : getSubjectCompany, { uuid }, by(first));
  const input = { uuid, version, kind, action, reason: '两位审核员已核实', target };
  const proposed = await app.ok(propose, input, by(first));
  return (await app.call(decideProposal, { uuid: proposed.uuid, version: proposed.version, confirm: true }, by(second)))
    .code;
}
const checkOf = (account: { token: string }) => app.call(checkInfo, {}, by(account));
const take = (account: { token: string }) => app.call(takeStep, {}, by(account));
const standingOf = async ({ token }: { token: string }) => {
  const { type, company_uuid, staff_status } = await app.ok(getUserInfo, {}, { token });
  return { type, company_uuid, staff_status };
};
const auditOf = async (companyUuid: string | null) =>
  (await db.selectFrom('audit_entry').select('action').where('company_uuid', '=', companyUuid).execute()).map(
    ({ action }) => action,
  );
const messagesTo = async (address: string) =>
  (await readDeliveries(app.services, { address })).map(({ details }) => details.body);
/** A company with a credit code of its own, to which others can be moved. */
async function aTarget() {
  const team = await makeTeam(app);
  const credit_code = randomCreditCode();
  await db.insertInto('company_licence').values({ credit_code, company_uuid: team.company.company_uuid }).execute();
  return { ...team, credit_code };
}

test('who is named master is told why with a token of its own, and leads once it has agreed', async () => {
  const { master, child, company } = await makeTeam(app);
  const { event } = await openSocket(app, child.token);
  expect(await ask('account', child.uuid, 'promote')).toBe(100);
  await event('company.decided');
  expect(await messagesTo(child.phone)).toEqual([expect.stringContaining('请你接任')]);
  const checked = await checkOf(child);
  expect(checked).toMatchObject({ status: 403, code: 5103, reason: expect.stringContaining(company.name) });
  const upgrade = { token: checked.msg };
  expect((await checkOf(upgrade)).msg).toBe(checked.msg);
  expect((await app.call(listJobs, { kind: 'internship' }, by(upgrade))).code).toBe(5103);
  expect((await checkOf(master)).code).toBe(100);
  const codes = (await Promise.all([take(upgrade), take(child)])).map(({ code }) => code);
  expect(codes.toSorted()).toEqual([100, 40401]);
  expect([(await standingOf(upgrade)).type, (await standingOf(master)).type]).toEqual(['master', 'slave']);
  expect((await checkOf(upgrade)).code).toBe(100);
  expect(await messagesTo(master.phone)).toEqual([expect.stringContaining('已由同事接任')]);
  expect(await auditOf(company.company_uuid)).toEqual(
    expect.arrayContaining(['proposal.made', 'proposal.confirmed', 'company.master_changed']),
  );
  await app.ok(logout, {}, by(upgrade));
  expect((await checkOf(upgrade)).code).toBe(10107);
});

test('an upgrade token that is altered, or another account’s, opens nothing', async () => {
  const { child, company } = await makeTeam(app);
  await askToBecome(app, child.uuid, 'master', company.company_uuid);
  const { msg } = await checkOf(child);
  for (const at of [0, 30, 60, 100]) {
    const altered = msg.slice(0, at) + (msg[at] === 'A' ? 'B' : 'A') + msg.slice(at + 1);
    expect((await checkOf({ token: altered })).code).toBe(101);
  }
  const stranger = await makeMaster(app);
  expect((await take(stranger)).code).toBe(40401);
  expect(app.logs()).not.toContain(msg);
});

test('who is not identified, or was suspended, leads nobody; a master who leads already is done', async () => {
  const { master, child, company } = await makeTeam(app);
  await askToBecome(app, child.uuid, 'master', company.company_uuid);
  await db.updateTable('account').set({ user_status: 'unactive' }).where('uuid', '=', child.uuid).execute();
  expect((await take(child)).code).toBe(40902);
  expect((await standingOf(master)).type).toBe('master');
  await askToBecome(app, master.uuid, 'master', company.company_uuid);
  expect((await take(master)).code).toBe(100);
  expect((await checkOf(master)).code).toBe(100);
});

test('of two who were asked to lead one does, and the other one works on as before', async () => {
  const { child, company } = await makeTeam(app);
  const other = await makeChild(app, company);
  for (const { uuid } of [child, other]) await askToBecome(app, uuid, 'master', company.company_uuid);
  const codes = (await Promise.all([take(child), take(other)])).map(({ code }) => code);
  expect(codes.toSorted()).toEqual([100, 40401]);
  expect([(await checkOf(child)).code, (await checkOf(other)).code]).toEqual([100, 100]);
});

test('who is moved becomes a sub-account of the named company; its jobs stay with the master', async () => {
  const { master, child, company } = await makeTeam(app);
  const target = await aTarget();
  const job = await makeJob(app, child, { state: 'online' });
  expect(await ask('account', child.uuid, 'move', target.credit_code.toLowerCase())).toBe(100);
  const { code, reason, msg } = await checkOf(child);
  expect([code, reason]).toEqual([5105, expect.stringContaining(target.company.name)]);
  const codes = (await Promise.all([take({ token: msg }), take({ token: msg })])).map((one) => one.code);
  expect(codes.toSorted()).toEqual([100, 40401]);
  expect(await standingOf(child)).toMatchObject({ type: 'slave', company_uuid: target.company.company_uuid });
  const row = await db
    .selectFrom('job')
    .select(['owner_uuid', 'state'])
    .where('uuid', '=', job.uuid)
    .executeTakeFirst();
  expect(row).toEqual({ owner_uuid: master.uuid, state: 'online' });
  expect(await auditOf(company.company_uuid)).toContain('member.step_taken');
  expect(await auditOf(target.company.company_uuid)).toContain('member.moved_in');
});

test('the founder of a second company comes into the first one; with others left it hands over before', async () => {
  const target = await aTarget();
  const founder = await makeMaster(app);
  const { code } = await app.ok(renewJoinCode, {}, by(founder));
  const asking = await makeAccount(app);
  await app.ok(joinCompany, { code }, by(asking));
  const job = await makeJob(app, founder, { state: 'online' });
  const company = { company_uuid: founder.companyUuid ?? '', name: '' };
  await askToBecome(app, founder.uuid, 'member', target.company.company_uuid);
  const colleague = await makeChild(app, company);
  expect(await take(founder)).toMatchObject({ code: 40902, reason: expect.stringContaining('先移交主账号') });
  await db.deleteFrom('company_member').where('account_uuid', '=', colleague.uuid).execute();
  expect((await take(founder)).code).toBe(100);
  expect(await standingOf(founder)).toMatchObject({ type: 'slave', company_uuid: target.company.company_uuid });
  const { state } = await db.selectFrom('job').select('state').where('uuid', '=', job.uuid).executeTakeFirstOrThrow();
  expect(state).toBe('offline');
  expect((await app.ok(listOwnRequests, {}, by(asking))).items).toMatchObject([{ state: 'refused' }]);
});

test('what a crash between leaving and coming in has left, the task finishes, once', async () => {
  const { child } = await makeTeam(app);
  const target = await aTarget();
  await askToBecome(app, child.uuid, 'member', target.company.company_uuid);
  await db.deleteFrom('company_member').where('account_uuid', '=', child.uuid).execute();
  await db.updateTable('account').set({ company_uuid: null }).where('uuid', '=', child.uuid).execute();
  const run = () => settleMove.run(app.services, { account_uuid: child.uuid }, { last: false });
  await Promise.all([run(), run()]);
  expect(await standingOf(child)).toMatchObject({ type: 'slave', company_uuid: target.company.company_uuid });
  expect((await checkOf(child)).code).toBe(100);
});

test('a company that takes nobody in by then, or a code of none, moves nobody', async () => {
  const { child, company } = await makeTeam(app);
  const target = await aTarget();
  await askToBecome(app, child.uuid, 'member', target.company.company_uuid);
  const freeze = (frozen_at: Date | null) =>
    db.updateTable('company').set({ frozen_at }).where('company_uuid', '=', target.company.company_uuid).execute();
  await freeze(app.clock.now());
  expect(await take(child)).toMatchObject({ code: 40902, reason: expect.stringContaining(target.company.name) });
  expect(await standingOf(child)).toMatchObject({ company_uuid: company.company_uuid });
  const { uuid, version } = await app.ok(getSubjectAccount, { uuid: child.uuid }, by(first));
  const input = { uuid, version, kind: 'account', action: 'move', reason: '两位审核员已核实' } as const;
  expect(await app.call(propose, input, by(first))).toMatchObject({ code: 400, field: 'target' });
  expect(await app.call(propose, { ...input, target: randomCreditCode() }, by(first))).toMatchObject({
    code: 40902,
    field: 'target',
  });
});

test('what was asked by mistake is taken back, and a step ends with the membership that it was about', async () => {
  const { master, child, company } = await makeTeam(app);
  const { code } = await app.ok(renewJoinCode, {}, by(master));
  await putPapers(app, master);
  await ask('account', child.uuid, 'promote');
  await ask('company', company.company_uuid, 'confirm_licence');
  expect([(await checkOf(child)).code, (await checkOf(master)).code]).toEqual([5103, 5106]);
  expect(await ask('account', child.uuid, 'release')).toBe(100);
  expect(await ask('company', company.company_uuid, 'release')).toBe(100);
  expect([(await checkOf(child)).code, (await checkOf(master)).code]).toEqual([100, 100]);
  await ask('account', child.uuid, 'promote');
  await app.ok(removeMember, { uuid: child.uuid, hand_to: master.uuid }, by(master));
  const again = { token: await tokenOf(app, child.uuid) };
  await app.ok(joinCompany, { code }, by(again));
  const [request] = (await app.ok(listMembers, {}, by(master))).requests;
  await app.ok(decideJoin, { uuid: request?.uuid ?? '', decision: 'approve' }, by(master));
  expect((await checkOf(again)).code).toBe(100);
});

async function asked(master: TestAccount) {
  await askForLicence(app, master);
  const { url } = await app.ok(startLicenceConfirmation, {}, by(master));
  return url.slice(url.indexOf('#') + 1);
}

test('a master confirms the licence by a phone that has no session; sub-accounts work all the while', async () => {
  const { master, child, company } = await makeTeam(app);
  await putPapers(app, master);
  const { event } = await openSocket(app, master.token);
  expect(await ask('company', company.company_uuid, 'confirm_licence')).toBe(100);
  await event('company.decided');
  expect(await messagesTo(master.phone)).toEqual([expect.stringContaining('扫码确认')]);
  expect([(await checkOf(master)).code, (await checkOf(child)).code]).toEqual([5106, 100]);
  expect((await app.call(listJobs, { kind: 'internship' }, by(master))).code).toBe(5106);
  const stateOf = async () => (await app.ok(getLicenceConfirmation, {}, by(master))).state;
  expect(await stateOf()).toBe('none');
  const { url } = await app.ok(startLicenceConfirmation, {}, by(master));
  expect(await stateOf()).toBe('waiting');
  const key = url.slice(url.indexOf('#') + 1);
  const { shown, ...opened } = await app.ok(openLicenceConfirmation, { key });
  expect(opened).toMatchObject({ legal_person: '沈维舟', name: '林*' });
  expect(await stateOf()).toBe('opened');
  const codes = await Promise.all([1, 2].map(async () => (await app.call(confirmLicence, { key, shown })).code));
  expect(codes.toSorted()).toEqual([100, 40902]);
  expect([await stateOf(), (await checkOf(master)).code]).toEqual(['settled', 100]);
  expect(await app.call(openLicenceConfirmation, { key })).toMatchObject({ code: 40902 });
  expect((await app.call(startLicenceConfirmation, {}, by(master))).code).toBe(40902);
  expect(await auditOf(company.company_uuid)).toContain('company.licence_confirmed');
  expect(app.logs()).not.toContain(key);
});

test('a phone confirms the licence that it shows, and no other: of two phones the one that is behind looks again', async () => {
  const master = await makeMaster(app);
  const key = await asked(master);
  const before = await app.ok(openLicenceConfirmation, { key });
  const mine = db.updateTable('company').where('company_uuid', '=', master.companyUuid);
  await mine.set({ licence: sql`licence || '{"legal_person": "周远"}'` }).execute();
  const after = await app.ok(openLicenceConfirmation, { key });
  for (const shown of [before.shown, 'made-up']) {
    const refused = await app.call(confirmLicence, { key, shown });
    expect(refused).toMatchObject({ code: 40901, reason: /重新核对/, data: { legal_person: '周远' } });
  }
  expect((await app.ok(getLicenceConfirmation, {}, by(master))).state).toBe('opened');
  await app.ok(confirmLicence, { key, shown: after.shown });
});

test('a code ends after ten minutes, with the next one, with the session, and with the master’s rights', async () => {
  const master = await makeMaster(app);
  const over = async (key: string) => {
    for (const endpoint of [openLicenceConfirmation, confirmLicence])
      expect((await app.call(endpoint, { key, shown: 'any' })).code).toBe(40401);
  };
  const replaced = await asked(master);
  const late = await asked(master);
  await over(replaced);
  app.clock.advance({ minutes: 10 });
  await over(late);
  app.clock.reset();
  const key = await keyOfLicence(app, master);
  await db.updateTable('company_member').set({ type: 'slave' }).where('account_uuid', '=', master.uuid).execute();
  await over(key);
  await db.updateTable('company_member').set({ type: 'master' }).where('account_uuid', '=', master.uuid).execute();
  await app.ok(logout, {}, by(master));
  await over(key);
  await over('made-up');
});

test('who must identify again is kept from the desk until that has passed, and keeps the session', async () => {
  const password = 'qinghe2026';
  const { company } = await makeTeam(app);
  const account = await makeAccount(app, { company, type: 'slave', password });
  await putIdentity(app, account.uuid);
  await db.updateTable('identity').set({ check_status: 2 }).where('account_uuid', '=', account.uuid).execute();
  const { event } = await openSocket(app, account.token);
  expect(await ask('account', account.uuid, 'reidentify')).toBe(100);
  await event('company.decided');
  expect(await app.ok(checkInfo, {}, by(account))).toMatchObject({ identity: { status: 1, check_status: 4 } });
  expect((await app.call(listJobs, { kind: 'internship' }, by(account))).code).toBe(40301);
  expect(await messagesTo(account.phone)).toEqual([expect.stringContaining('重新核对你的身份')]);
  const { actions } = await app.ok(getSubjectAccount, { uuid: account.uuid }, by(first));
  expect(actions).toEqual(['freeze', 'move']);
  // Waiting or refused it is no way in either.
  for (const check_status of [1, 3]) {
    await db.updateTable('identity').set({ check_status }).where('account_uuid', '=', account.uuid).execute();
    expect((await app.call(listJobs, { kind: 'internship' }, by(account))).code).toBe(40301);
  }
  expect((await app.call(login, { account: account.phone, password }, {})).code).toBe(100);
});
