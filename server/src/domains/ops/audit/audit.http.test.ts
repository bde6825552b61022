import { decideCompanyCase, getCompanyCase } from '@qinghe/contract/company/cases.ts';
import { removeSensitiveWords, saveSensitiveWords } from '@qinghe/contract/dict/sensitive-words.ts';
import { listOperatorAudit, listOperators } from '@qinghe/contract/ops/audit.ts';
import { propose } from '@qinghe/contract/ops/proposals.ts';
import { findSubjects, getSubjectAccount } from '@qinghe/contract/ops/search.ts';
import { opsLogin, opsLogout } from '@qinghe/contract/ops/session.ts';
import { expect, test } from 'vitest';
import { makeAccount, makeMaster } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeOperator, makePending, makeSensitiveWord, settleDecisions } from '../../../../test/companies.ts';
import { chinaDay, dayAfter } from '../../../time/china-day.ts';
import { hashPassword } from '../../account/index.ts';

const app = await startTestApp({ own: true });
const [operator, other] = [await makeOperator(app), await makeOperator(app)];
const by = ({ token }: { token: string }) => ({ token });
const log = async (filter: object = {}) =>
  (await app.ok(listOperatorAudit, { by: operator.uuid, ...filter }, by(other))).items;

test('a decision names the company, and how it was decided', async () => {
  const uuid = await makePending(app);
  await app.ok(getCompanyCase, { uuid }, by(operator));
  await app.ok(decideCompanyCase, { uuid, version: 1, decision: 'pass' }, by(operator));
  await settleDecisions(app);
  const company = { uuid, name: expect.stringContaining('云杉科技') };
  expect((await log()).slice(0, 2)).toMatchObject([
    { action: 'company.reviewed', decision: 'pass', company, operator: { name: operator.name } },
    { action: 'company.papers_viewed', decision: null, company, account: null, words: null },
  ]);
  expect(await log({ action: 'company.reviewed' })).toHaveLength(1);
});

test('whoever has no company is named too, masked', async () => {
  const person = await makeAccount(app, { name: '欧阳青' });
  await app.ok(findSubjects, { q: person.phone }, by(operator));
  const { version } = await app.ok(getSubjectAccount, { uuid: person.uuid }, by(operator));
  const freeze = { uuid: person.uuid, version, kind: 'account', action: 'freeze', reason: '冒用他人身份' } as const;
  await app.ok(propose, freeze, by(operator));
  const account = { uuid: person.uuid, name: '欧**' };
  expect((await log()).slice(0, 3)).toMatchObject([
    { action: 'proposal.made', decision: 'freeze', company: null, account },
    { action: 'account.looked_up', company: null, account },
    { action: 'account.looked_up', company: null, account },
  ]);
});

test('of somebody with a company both are named', async () => {
  const master = await makeMaster(app);
  await app.ok(getSubjectAccount, { uuid: master.uuid }, by(operator));
  expect((await log())[0]).toMatchObject({ company: { uuid: master.companyUuid }, account: { uuid: master.uuid } });
});

test('words, logins and logouts are in it', async () => {
  const uuid = await makeSensitiveWord(app);
  await app.ok(saveSensitiveWords, { words: ['审计一号', '审计二号'], kind: 'warn' }, by(operator));
  await app.ok(removeSensitiveWords, { uuids: [uuid] }, by(operator));
  expect((await log({ action: 'word.saved' }))[0]?.words).toEqual({ first: ['审计一号', '审计二号'], count: 2 });
  expect((await log())[0]).toMatchObject({ action: 'word.removed', words: { count: 1 } });

  const password_hash = await hashPassword('qinghe2026');
  const fresh = await makeOperator(app, { password_hash });
  const { token } = await app.ok(opsLogin, { phone: fresh.phone, password: 'qinghe2026' });
  expect((await app.call(opsLogin, { phone: fresh.phone, password: 'wrong' })).code).toBe(40101);
  await app.ok(opsLogout, {}, { token });
  expect((await log({ by: fresh.uuid })).map(({ action }) => action)).toEqual([
    'operator.logged_out',
    'operator.logged_in',
  ]);
});

test('it is filtered by days in China, and read page by page over both logs', async () => {
  const today = chinaDay(new Date());
  const all = await log({ from: today, to: today, limit: 100 });
  expect(all.length).toBeGreaterThan(5);
  expect(await log({ from: dayAfter(today, 1) })).toEqual([]);
  expect(await log({ to: dayAfter(today, -1) })).toEqual([]);
  const paged: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await app.ok(listOperatorAudit, { by: operator.uuid, limit: 3, ...(cursor && { cursor }) }, by(other));
    paged.push(...page.items.map(({ uuid }) => uuid));
    cursor = page.next_cursor;
  } while (cursor);
  expect(paged).toEqual(all.map(({ uuid }) => uuid));
});

test.each(['9999-12-31', '0001-01-01', '0000-01-01'])('no day of an address fails: %s', async (day) => {
  const { code } = await app.call(listOperatorAudit, { from: day, to: day }, by(other));
  expect([100, 400]).toContain(code);
});

test('what companies do is not in it, and everybody who is an operator can be filtered by', async () => {
  const before = await log({ by: undefined, limit: 100 });
  const { token } = await makeMaster(app);
  await app.call(listOperatorAudit, {}, { token });
  expect(await log({ by: undefined, limit: 100 })).toEqual(before);
  const { items } = await app.ok(listOperators, {}, by(other));
  expect(items.map(({ uuid }) => uuid)).toEqual(expect.arrayContaining([operator.uuid, other.uuid]));
  expect(JSON.stringify(items)).not.toContain(operator.phone);
});
