import { closeAccount } from '@qinghe/contract/account/close.ts';
import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import {
  getJoinCode,
  getMasterInfo,
  joinCompany,
  listOwnRequests,
  openJoinCode,
  renewJoinCode,
  withdrawJoin,
} from '@qinghe/contract/company/join.ts';
import { decideJoin, listMembers, removeMember, setMemberStatus } from '@qinghe/contract/company/members.ts';
import { checkCompany } from '@qinghe/contract/company/register.ts';
import { expect, test } from 'vitest';
import { makeAccount, makeChild, makeCompany, makeMaster, makeTeam } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { codeFor } from '../../../../test/codes.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { openSocket } from '../../../../test/socket.ts';
import { until } from '../../../../test/until.ts';

const app = await startTestApp();

async function teamWithCode() {
  const team = await makeTeam(app);
  const { code } = await app.ok(renewJoinCode, {}, { token: team.master.token });
  return { ...team, code, token: team.master.token };
}

const requestsOf = async (token: string) => (await app.ok(listMembers, {}, { token })).requests;

test('who asks by the code is let in as what the master says', async () => {
  const { code, token } = await teamWithCode();
  const newcomer = await makeAccount(app, { name: '唐知夏' });
  await app.ok(joinCompany, { code }, { token: newcomer.token });
  const [request] = await requestsOf(token);
  await app.ok(decideJoin, { uuid: request?.uuid ?? '', decision: 'approve', role: 'viewer' }, { token });
  expect(await app.ok(getUserInfo, {}, { token: newcomer.token })).toMatchObject({ type: 'slave', role: 'viewer' });
});

test('who asks by the code waits, is let in by the master, and works there as a sub-account', async () => {
  const { code, token, company } = await teamWithCode();
  expect(await app.ok(getJoinCode, {}, { token })).toMatchObject({
    code,
    link: expect.stringContaining(`code=${code}`),
  });
  expect(await app.ok(openJoinCode, { code })).toEqual({ company: company.name });
  expect((await app.call(openJoinCode, { code: 'ZZZZZZZZ' })).code).toBe(40401);
  const newcomer = await makeAccount(app, { name: '唐知夏' });
  const asked = await app.ok(
    joinCompany,
    { code: code.toLowerCase(), message: '校招组新人' },
    { token: newcomer.token },
  );
  expect(asked).toMatchObject({ company: company.name, state: 'waiting' });
  const [request] = await requestsOf(token);
  expect(request).toMatchObject({
    name: '唐知夏',
    message: '校招组新人',
    way: 'code',
    phone: expect.stringContaining('****'),
  });
  await app.ok(decideJoin, { uuid: request?.uuid ?? '', decision: 'approve' }, { token });
  expect(await requestsOf(token)).toEqual([]);
  expect(await app.ok(getUserInfo, {}, { token: newcomer.token })).toMatchObject({
    type: 'slave',
    company_uuid: company.company_uuid,
    staff_status: 0,
  });
  expect(await app.ok(getMasterInfo, {}, { token: newcomer.token })).toMatchObject({ name: '林*' });
});

test('who asks without a name gives one, and one that is there stays', async () => {
  const { code, token } = await teamWithCode();
  const nameless = await makeAccount(app, { name: '' });
  await app.ok(joinCompany, { code, own_name: '陈嘉' }, nameless);
  await app.ok(joinCompany, { code, own_name: '别人' }, await makeAccount(app, { name: '唐知夏' }));
  expect((await requestsOf(token)).map(({ name }) => name)).toEqual(['陈嘉', '唐知夏']);
});

test('a request reaches the open list of the master, and the decision whoever waits for it', async () => {
  const { code, master, token } = await teamWithCode();
  const newcomer = await makeAccount(app);
  const [atMaster, waiting] = [await openSocket(app, master.token), await openSocket(app, newcomer.token)];
  const changed = { type: 'member.changed', uuid: newcomer.uuid };
  const times = (socket: typeof waiting, count: number) =>
    until(() => socket.heard.filter(({ event }) => event.type === 'member.changed').length === count);
  const asked = await app.ok(joinCompany, { code }, newcomer);
  await times(atMaster, 1);
  await app.ok(withdrawJoin, { uuid: asked.uuid }, newcomer);
  await times(atMaster, 2);
  for (const decision of ['refuse', 'approve'] as const) {
    const { uuid } = await app.ok(joinCompany, { code }, newcomer);
    await app.ok(decideJoin, { uuid, decision }, { token });
    await times(waiting, decision === 'refuse' ? 1 : 2);
  }
  expect(waiting.heard.map(({ event }) => event)).toEqual([changed, changed]);
});

test('who asks by name is refused or takes it back; what is over cannot be decided', async () => {
  const company = await makeCompany(app, { name: '按名字找的有限公司' });
  const master = await makeMaster(app, company);
  const newcomer = await makeAccount(app);
  const ask = () => app.call(joinCompany, { name: company.name }, { token: newcomer.token });
  expect((await ask()).code).toBe(100);
  expect(await ask()).toMatchObject({ code: 40902, reason: expect.stringContaining('已经向这家企业申请过') });
  const [request] = await requestsOf(master.token);
  await app.ok(decideJoin, { uuid: request?.uuid ?? '', decision: 'refuse' }, { token: master.token });
  const { items } = await app.ok(listOwnRequests, {}, { token: newcomer.token });
  expect(items).toMatchObject([{ state: 'refused', company: company.name }]);
  const again = (await ask()).data;
  await app.ok(withdrawJoin, { uuid: again.uuid }, { token: newcomer.token });
  const late = await app.call(decideJoin, { uuid: again.uuid, decision: 'approve' }, { token: master.token });
  expect(late.code).toBe(40401);
});

test('by its name a company is found whose papers are in force, not one that only says so', async () => {
  const name = '同名的有限公司';
  await makeCompany(app, { name, check_status: 'uncheck' });
  const newcomer = { token: (await makeAccount(app)).token };
  expect(await app.call(joinCompany, { name }, newcomer)).toMatchObject({ code: 40902, field: 'name' });
  const real = await makeCompany(app, { name });
  const master = await makeMaster(app, real);
  expect((await app.call(joinCompany, { name }, newcomer)).code).toBe(100);
  expect(await requestsOf(master.token)).toHaveLength(1);
});

test('a company is found by its name as it is typed: in half or full width, with blanks and signs that nobody sees', async () => {
  const company = await makeCompany(app, { name: '云帆科技（上海）有限公司' });
  await makeMaster(app, company);
  for (const name of [
    '云帆科技(上海)有限公司',
    '云帆科技 （上海） 有限公司',
    '\u202d云帆科技﹙上海﹚有限公司。\u202c',
  ]) {
    const { token } = await makeAccount(app);
    expect((await app.ok(checkCompany, { name }, { token })).company).toMatchObject({ name: company.name });
    expect(await app.call(joinCompany, { name }, { token })).toMatchObject({
      code: 100,
      data: { company: company.name },
    });
  }
  const { token } = await makeAccount(app);
  expect((await app.call(joinCompany, { name: '云帆科技上海有限公司' }, { token })).code).toBe(40902);
});

test('an unknown code, both ways at once and none are refused; a renewed code opens, the old one does not', async () => {
  const { code, token } = await teamWithCode();
  const newcomer = { token: (await makeAccount(app)).token };
  expect(await app.call(joinCompany, { code: 'ZZZZZZZZ' }, newcomer)).toMatchObject({ code: 40902, field: 'code' });
  expect((await app.call(joinCompany, {}, newcomer)).code).toBe(400);
  expect((await app.call(joinCompany, { code, name: '云杉' }, newcomer)).code).toBe(400);
  const { code: fresh } = await app.ok(renewJoinCode, {}, { token });
  expect((await app.call(joinCompany, { code }, newcomer)).code).toBe(40902);
  expect((await app.call(joinCompany, { code: fresh }, newcomer)).code).toBe(100);
});

test('of two companies that let the same person in at once one gets it', async () => {
  const teams = [await teamWithCode(), await teamWithCode()];
  const newcomer = await makeAccount(app);
  for (const { code } of teams) await app.ok(joinCompany, { code }, { token: newcomer.token });
  const requests = await Promise.all(teams.map(async ({ token }) => (await requestsOf(token))[0]?.uuid ?? ''));
  const responses = await Promise.all(
    teams.map(({ token }, index) =>
      app.call(decideJoin, { uuid: requests[index] ?? '', decision: 'approve' }, { token }),
    ),
  );
  expect(responses.filter(({ code }) => code === 100)).toHaveLength(1);
  expect(responses.every(({ code }) => code === 100 || code === 40902 || code === 40401)).toBe(true);
});

test('a member who is removed hands its jobs on, hears why, and is nobody of the company any more', async () => {
  const { company, master, child } = await makeTeam(app);
  const heir = await makeChild(app, company);
  const job = await makeJob(app, child);
  const remove = (uuid: string, hand_to: string) => app.call(removeMember, { uuid, hand_to }, { token: master.token });
  expect(await remove(child.uuid, child.uuid)).toMatchObject({ code: 40902, field: 'hand_to' });
  expect((await remove(master.uuid, heir.uuid)).code).toBe(40902);
  expect((await remove(child.uuid, heir.uuid)).code).toBe(100);
  expect((await app.call(getUserInfo, {}, { token: child.token })).code).toBe(10111);
  const row = await app.services.db
    .selectFrom('job')
    .select('owner_uuid')
    .where('uuid', '=', job.uuid)
    .executeTakeFirst();
  expect(row?.owner_uuid).toBe(heir.uuid);
  const { items } = await app.ok(listMembers, {}, { token: master.token });
  expect(items.map(({ uuid }) => uuid).toSorted()).toEqual([master.uuid, heir.uuid].toSorted());
  expect((await remove(child.uuid, heir.uuid)).code).toBe(40401);
});

test('a suspended member is inactive until it may work again; nobody suspends the master', async () => {
  const { master, child } = await makeTeam(app);
  const set = (uuid: string, user_status: 'active' | 'unactive') =>
    app.call(setMemberStatus, { uuid, user_status }, { token: master.token });
  expect((await set(child.uuid, 'unactive')).code).toBe(100);
  expect(await app.ok(getUserInfo, {}, { token: child.token })).toMatchObject({ user_status: 'unactive' });
  expect((await set(child.uuid, 'active')).code).toBe(100);
  expect((await set(master.uuid, 'unactive')).code).toBe(40902);
  const stranger = await makeMaster(app);
  expect((await set(stranger.uuid, 'unactive')).code).toBe(40401);
});

test('nobody asks to join, or is let into, a company whose papers are not in force; its code says whom to ask', async () => {
  const { code, token, company } = await teamWithCode();
  const [early, late] = [await makeAccount(app), await makeAccount(app)];
  await app.ok(joinCompany, { code }, { token: early.token });
  const to = (check_status: 'uncheck' | 'pass') =>
    app.services.db
      .updateTable('company')
      .set({ check_status })
      .where('company_uuid', '=', company.company_uuid)
      .execute();
  await to('uncheck');
  expect(await app.call(joinCompany, { code }, { token: late.token })).toMatchObject({
    code: 40902,
    field: 'code',
    reason: '这家企业暂时不能接收新成员，请联系主账号 林*',
  });
  const [request] = await requestsOf(token);
  const decide = (decision: 'approve' | 'refuse') =>
    app.call(decideJoin, { uuid: request?.uuid ?? '', decision }, { token });
  expect(await decide('approve')).toMatchObject({ code: 40902, reason: expect.stringContaining('通过审核后') });
  await to('pass');
  expect((await decide('approve')).code).toBe(100);
});

test('whoever asks a company whose last member leaves is not left waiting, in the same moment either', async () => {
  const master = await makeMaster(app);
  const { code } = await app.ok(renewJoinCode, {}, { token: master.token });
  const [early, late] = [await makeAccount(app), await makeAccount(app)];
  await app.ok(joinCompany, { code }, { token: early.token });
  const proof = await codeFor(app, master.phone, 'close_account');
  await Promise.all([
    app.ok(closeAccount, { code: proof }, { token: master.token }),
    app.call(joinCompany, { code }, { token: late.token }),
  ]);
  for (const { token } of [early, late])
    for (const { state } of (await app.ok(listOwnRequests, {}, { token })).items) expect(state).toBe('refused');
  const { token } = await makeAccount(app);
  expect(await app.call(joinCompany, { code }, { token })).toMatchObject({
    code: 40902,
    reason: expect.stringContaining('已经没有成员'),
  });
});
