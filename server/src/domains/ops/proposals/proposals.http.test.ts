import { checkInfo } from '@qinghe/contract/account/check-account.ts';
import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { getFullInfo } from '@qinghe/contract/company/review.ts';
import { listJobs } from '@qinghe/contract/jobs/endpoints.ts';
import { listOutbox } from '@qinghe/contract/ops/endpoints.ts';
import { decideProposal, listProposals, type ProposalAction, propose } from '@qinghe/contract/ops/proposals.ts';
import { findSubjects, getSubjectAccount, getSubjectCompany } from '@qinghe/contract/ops/search.ts';
import { getOperator } from '@qinghe/contract/ops/session.ts';
import { expect, test } from 'vitest';
import { makeAccount, makeChild, makeMaster, makeTeam, type TestAccount } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeOperator } from '../../../../test/companies.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { openSocket } from '../../../../test/socket.ts';
import { followCompanies } from '../../jobs/leave/follow-companies.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;
const [first, second] = [await makeOperator(app), await makeOperator(app)];
const by = ({ token }: { token: string }) => ({ token });
const reason = '收到多起投诉，核实属实';
const reasons = [{ field: 'credit_code' as const, code: 'mismatch' as const, text: '与登记不符' }];

const companyOf = ({ companyUuid }: TestAccount) => app.ok(getSubjectCompany, { uuid: companyUuid ?? '' }, by(second));

async function aProposal(master: TestAccount, action: ProposalAction, more = {}) {
  const { uuid, version } = await companyOf(master);
  return app.ok(propose, { uuid, version, kind: 'company', action, reason, ...more }, by(first));
}
const confirm = ({ uuid, version }: { uuid: string; version: number }, operator = second) =>
  app.call(decideProposal, { uuid, version, confirm: true }, by(operator));
const audit = async (companyUuid: string | null) =>
  (
    await app.services.db.selectFrom('audit_entry').select('action').where('company_uuid', '=', companyUuid).execute()
  ).map(({ action }) => action);

test('a frozen company gets 5104 and its jobs go offline; unfrozen it works on', async () => {
  const master = await makeMaster(app);
  const child = await makeChild(app, { company_uuid: master.companyUuid ?? '', name: '' });
  const [heard, strange] = await Promise.all([
    openSocket(app, child.token),
    openSocket(app, (await makeMaster(app)).token),
  ]);
  const job = await makeJob(app, master, { state: 'online' });
  const proposed = await aProposal(master, 'freeze');
  expect((await app.call(checkInfo, {}, by(master))).code).toBe(100);
  expect(await confirm(proposed, first)).toMatchObject({
    code: 40902,
    reason: expect.stringContaining('另一位审核员'),
  });
  expect((await confirm(proposed)).code).toBe(100);
  await heard.event('company.decided');
  expect(strange.heard).toEqual([]);
  expect((await app.call(checkInfo, {}, by(master))).code).toBe(5104);
  expect((await app.call(listJobs, { kind: 'internship' }, by(master))).code).toBe(5104);
  await followCompanies.run(app.services, {}, { last: false });
  const stateOf = async () =>
    (await app.services.db.selectFrom('job').select('state').where('uuid', '=', job.uuid).executeTakeFirstOrThrow())
      .state;
  expect(await stateOf()).toBe('offline');
  expect(await audit(master.companyUuid)).toEqual(
    expect.arrayContaining(['proposal.made', 'proposal.confirmed', 'job.taken_offline', 'company.papers_viewed']),
  );
  expect(await companyOf(master)).toMatchObject({ frozen: true, actions: expect.arrayContaining(['unfreeze']) });
  await confirm(await aProposal(master, 'unfreeze'));
  expect((await app.call(checkInfo, {}, by(master))).code).toBe(100);
});

test('a job on its way of a frozen company waits', async () => {
  const master = await makeMaster(app);
  await confirm(await aProposal(master, 'freeze'));
  const job = await makeJob(app, master, { state: 'reviewing' });
  await app.work();
  await followCompanies.run(app.services, {}, { last: false });
  const { state } = await app.services.db
    .selectFrom('job')
    .select('state')
    .where('uuid', '=', job.uuid)
    .executeTakeFirstOrThrow();
  expect(state).toBe('reviewing');
});

test('a withdrawn certification is a refusal with reasons, of which the master hears', async () => {
  const master = await makeMaster(app);
  const refused = await app.call(
    propose,
    { uuid: master.companyUuid ?? '', version: 1, kind: 'company', action: 'withdraw', reason },
    by(first),
  );
  expect(refused).toMatchObject({ code: 400, field: 'reasons' });
  await confirm(await aProposal(master, 'withdraw', { reasons }));
  const info = await app.ok(getFullInfo, {}, by(master));
  expect(info).toMatchObject({ company: { check_status: 'reject' }, abilities: { submit: true, appeal: true } });
  expect(info.history[0]).toMatchObject({ step: 'withdrawn', by_name: null, reasons });
  expect(JSON.stringify(info)).not.toContain(reason);
  await app.work();
  await expect
    .poll(async () => (await app.ok(listOutbox, { address: master.phone })).items.map(({ body }) => body))
    .toEqual([expect.stringContaining('企业认证被撤销')]);
  const standing = await companyOf(master);
  const again = {
    uuid: standing.uuid,
    version: standing.version,
    kind: 'company',
    action: 'withdraw',
    reason,
  } as const;
  expect((await app.call(propose, { ...again, reasons }, by(first))).code).toBe(40902);
});

test('a frozen account is logged out with 10108, and closed ones cannot be frozen', async () => {
  const { uuid, token, phone } = await makeAccount(app);
  const { accounts } = await app.ok(findSubjects, { q: phone }, by(first));
  expect(accounts).toEqual([expect.objectContaining({ uuid, frozen: false })]);
  const { version } = await app.ok(getSubjectAccount, { uuid }, by(first));
  const proposed = await app.ok(propose, { uuid, version, kind: 'account', action: 'freeze', reason }, by(first));
  expect((await confirm(proposed)).code).toBe(100);
  expect((await app.call(getUserInfo, {}, { token })).code).toBe(10108);
  const closed = await makeAccount(app);
  const db = app.services.db;
  await db.updateTable('account').set({ closed_at: new Date() }).where('uuid', '=', closed.uuid).execute();
  const input = { uuid: closed.uuid, version: 1, kind: 'account', action: 'freeze', reason } as const;
  expect((await app.call(propose, input, by(first))).code).toBe(40902);
  expect((await app.call(propose, { ...input, action: 'withdraw', reasons }, by(first))).code).toBe(40902);
});

test('who is to lead a company, and belongs to another one by the second word, leads neither', async () => {
  const [{ child, company }, { company: other }] = [await makeTeam(app), await makeTeam(app)];
  const { uuid, version } = await app.ok(getSubjectAccount, { uuid: child.uuid }, by(first));
  const proposed = await app.ok(
    propose,
    { uuid, version, kind: 'account', action: 'promote', reason, target: '' },
    by(first),
  );
  expect(proposed.target).toBeNull();
  const belongsTo = async ({ company_uuid }: { company_uuid: string }) => {
    await db.updateTable('company_member').set({ company_uuid }).where('account_uuid', '=', uuid).execute();
    await db.updateTable('account').set({ company_uuid }).where('uuid', '=', uuid).execute();
  };
  await belongsTo(other);
  expect((await confirm(proposed)).code).toBe(40902);
  expect((await app.call(checkInfo, {}, by(child))).code).toBe(100);
  await belongsTo(company);
  expect((await confirm(proposed)).code).toBe(100);
  expect((await app.call(checkInfo, {}, by(child))).code).toBe(5103);
});

test('of two who propose or confirm at once one does; what was declined counts for nothing', async () => {
  const master = await makeMaster(app);
  const { uuid, version } = await companyOf(master);
  const input = { uuid, version, kind: 'company', action: 'freeze', reason } as const;
  const proposed = await Promise.all([first, second].map((operator) => app.call(propose, input, by(operator))));
  expect(proposed.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([100, 40902]);
  expect((await app.call(propose, { ...input, version: version - 1 }, by(first))).code).toBe(40901);
  const { items } = await app.ok(listProposals, {}, by(first));
  const waiting = items.find(({ subject }) => subject.uuid === uuid);
  const own = waiting?.own ? first : second;
  const seen = { uuid: waiting?.uuid ?? '', version: waiting?.version ?? 0 };
  await app.ok(decideProposal, { ...seen, confirm: false }, by(own));
  expect((await confirm(seen, waiting?.own ? second : first)).code).toBe(40901);
  expect((await companyOf(master)).frozen).toBe(false);
  const next = await aProposal(master, 'freeze');
  const [third] = [await makeOperator(app)];
  const confirmed = await Promise.all([second, third].map((operator) => confirm(next, operator)));
  expect(confirmed.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([100, 40901]);
});

test('companies are found by a part of their name and by their credit code, without wildcards; nobody by half a phone', async () => {
  const master = await makeMaster(app);
  const { name } = await companyOf(master);
  const find = (q: string) => app.ok(findSubjects, { q }, by(first));
  expect((await find(name.slice(1))).companies.map(({ uuid }) => uuid)).toContain(master.companyUuid);
  expect((await find('%%')).companies).toEqual([]);
  await app.services.db
    .insertInto('company_licence')
    .values({ credit_code: '91310110MA1K4T7Q5M', company_uuid: master.companyUuid ?? '' })
    .execute();
  expect((await find('91310110ma1k4t7q5m')).companies).toMatchObject([{ uuid: master.companyUuid }]);
  expect((await find(master.phone.slice(0, 8))).accounts).toEqual([]);
  const { members } = await companyOf(master);
  expect(JSON.stringify(members)).not.toContain(master.phone);
});

test('what became of a proposal is told with the words of the second operator, at its subject too', async () => {
  const master = await makeMaster(app);
  const { uuid, version, subject } = await aProposal(master, 'freeze');
  const words = '投诉人撤回了投诉，先不冻结';
  await app.ok(decideProposal, { uuid, version, confirm: false, words }, by(second));
  const settled = { uuid, state: 'declined', decided_by: second.name, taken_back: false, words, own: true, subject };
  expect((await app.ok(listProposals, {}, by(first))).settled[0]).toMatchObject(settled);
  const standing = await companyOf(master);
  expect(standing).toMatchObject({ proposal: null, settled: [{ uuid, words, own: false }] });
  const again = await aProposal(master, 'freeze');
  await app.ok(decideProposal, { uuid: again.uuid, version: again.version, confirm: false }, by(first));
  expect((await companyOf(master)).settled).toMatchObject([{ taken_back: true, words: '' }, { taken_back: false }]);
  app.clock.advance({ days: 31 });
  const later = await makeOperator(app);
  const { settled: month } = await app.ok(listProposals, {}, by(later));
  expect(month.map((one) => one.uuid)).not.toContain(uuid);
  app.clock.reset();
});

test('the console counts what others have proposed', async () => {
  const operator = await makeOperator(app);
  const master = await makeMaster(app);
  const countFor = async (who: { token: string }) => (await app.ok(getOperator, {}, by(who))).waiting.proposals;
  const [before, own] = [await countFor(operator), await countFor(first)];
  await aProposal(master, 'freeze');
  expect([await countFor(operator), await countFor(first)]).toEqual([before + 1, own]);
});
