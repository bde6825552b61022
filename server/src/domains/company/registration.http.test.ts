import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { decideCompanyCase, getCompanyCase, listCompanyCases } from '@qinghe/contract/company/cases.ts';
import { getCompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import { readLicence } from '@qinghe/contract/company/licence.ts';
import {
  checkByLegalPerson,
  checkCompany,
  createCompany,
  fillCompanyInfo,
  getRegistrationDraft,
  saveRegistrationDraft,
} from '@qinghe/contract/company/register.ts';
import { appealRefusal, getFullInfo } from '@qinghe/contract/company/review.ts';
import { setJobOnline } from '@qinghe/contract/jobs/endpoints.ts';
import { noteCase } from '@qinghe/contract/ops/casework.ts';
import { listOutbox } from '@qinghe/contract/ops/endpoints.ts';
import { expect, test } from 'vitest';
import { makeAccount, type TestAccount } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import {
  licencePicture,
  makeColleague,
  makeOperator,
  makePaper,
  makePapers,
  randomCreditCode,
  settleDecisions,
} from '../../../test/companies.ts';
import { makeJob } from '../../../test/jobs.ts';

const app = await startTestApp({ own: true });
const [operator, second] = [await makeOperator(app), await makeOperator(app)];

/** Keeps both steps of a registration. @returns the version of the draft */
async function fillIn({ token, uuid }: TestAccount, licence: Parameters<typeof makePapers>[2] = {}): Promise<number> {
  const papers = await makePapers(app, uuid, licence);
  const { version } = await app.ok(saveRegistrationDraft, { version: 0, licence: papers.licence }, { token });
  const saved = await app.ok(saveRegistrationDraft, { version, credentials: papers.credentials }, { token });
  return saved.version;
}

async function found(licence?: Parameters<typeof makePapers>[2]) {
  const account = await makeAccount(app, { name: '方沁' });
  const version = await fillIn(account, licence);
  const { company } = await app.ok(createCompany, { version }, { token: account.token });
  return { ...account, companyUuid: company.company_uuid };
}

const full = ({ token }: { token: string }) => app.ok(getFullInfo, {}, { token });
const decide = async (uuid: string, decision: 'pass' | 'pass_for_now' | 'refuse', more = {}, { token } = operator) => {
  const { version } = await app.ok(getCompanyCase, { uuid }, { token });
  await app.ok(decideCompanyCase, { uuid, version, decision, ...more }, { token });
  await settleDecisions(app);
  const { check_status } = await app.ok(getCompanyCase, { uuid }, { token });
  return { check_status };
};
const reasons = [{ field: 'valid_until' as const, code: 'expired' as const, text: '请上传换发后的执照。' }];

test('the second step begins with what the licence tells, until it is kept', async () => {
  const { token, uuid } = await makeAccount(app);
  const { licence, credentials } = await makePapers(app, uuid, { name: '上海鹭岛文化传播有限公司' });
  expect((await app.ok(getRegistrationDraft, {}, { token })).suggested).toBeNull();
  const { version, suggested } = await app.ok(saveRegistrationDraft, { version: 0, licence }, { token });
  const told = {
    short_name: '鹭岛文化传播',
    industry: '文化艺术业',
    city: '310100',
    office_address: '杨浦区大学路248号5层',
  };
  expect(suggested).toEqual(told);
  expect((await app.ok(getRegistrationDraft, {}, { token })).suggested).toEqual(told);
  const kept = await app.ok(saveRegistrationDraft, { version, credentials }, { token });
  expect(kept.suggested).toBeNull();
});

test('a licence is read, kept, corrected, handed in, refused, appealed and passed', async () => {
  const account = await makeAccount(app);
  const { token } = account;
  const read = await app.ok(readLicence, {}, { token, file: { name: '执照.png', bytes: await licencePicture() } });
  const values = Object.fromEntries(read.fields.map(({ field, value }) => [field, value]));
  expect(values).toMatchObject({
    name: '云杉科技（上海）有限公司',
    credit_code: '91310110MA1K4T7Q5M',
    legal_person: '沈维舟',
    founded_on: '2019-04-18',
    valid_until: '2039-04-17',
  });
  expect((await fetch(app.url + read.url)).headers.get('content-type')).toBe('image/png');
  const version = await fillIn(account, { licence_uuid: read.licence_uuid });
  // On another device the steps are there, and the picture.
  const draft = await app.ok(getRegistrationDraft, {}, { token });
  expect(draft).toMatchObject({
    version,
    licence: { licence_uuid: read.licence_uuid },
    credentials: { city: '310100' },
  });
  expect(draft.licence_url).toContain('/files/');
  const { company } = await app.ok(createCompany, { version }, { token });
  expect(company).toMatchObject({ name: '云杉科技（上海）有限公司', check_status: 'uncheck', update_type: 'register' });
  expect(await app.ok(getUserInfo, {}, { token })).toMatchObject({
    type: 'master',
    staff_status: 0,
    company_uuid: company.company_uuid,
  });
  expect(await app.ok(getRegistrationDraft, {}, { token })).toMatchObject({ version: 0, licence: null });

  const { items } = await app.ok(listCompanyCases, { limit: 100 }, { token: operator.token });
  expect(items.at(-1)).toMatchObject({ uuid: company.company_uuid, submissions: 1 });
  const noted = { queue: 'companies', uuid: company.company_uuid, kind: 'note', words: '像是旧执照' } as const;
  await app.ok(noteCase, noted, { token: operator.token });
  expect(await decide(company.company_uuid, 'refuse', { reasons })).toEqual({ check_status: 'reject' });
  const refused = await full({ token });
  expect(refused.history[0]).toMatchObject({ step: 'refused', by: 'operator', by_name: null, reasons });
  expect(JSON.stringify(refused)).not.toMatch(/像是旧执照|苏禾/);
  expect(refused.abilities).toEqual({ submit: true, appeal: true });
  await app.ok(appealRefusal, { version: refused.version, message: '已经换发了' }, { token });
  await decide(company.company_uuid, 'pass', {}, second);
  expect(await full({ token })).toMatchObject({
    company: { check_status: 'pass' },
    in_review: null,
    abilities: { appeal: false },
  });
}, 60_000);

test('the master hears of a decision by e-mail, else by SMS, with reasons and without numbers of papers', async () => {
  await app.work();
  const master = await found();
  const heard = async (address: string) => {
    const { items } = await app.ok(listOutbox, { address });
    return items.map(({ channel, body }) => `${channel} ${body}`);
  };
  const off = { ...reasons[0], field: 'credit_code' as const, text: '应为 91310110MA1K4T7Q5M' };
  await decide(master.companyUuid, 'refuse', { reasons: [off, ...Array(4).fill(reasons[0])] });
  await expect.poll(() => heard(master.phone)).toHaveLength(1);
  const [sms] = await heard(master.phone);
  expect(sms).toContain(
    'sms 【青禾】「云杉科技（上海）有限公司」的企业资料被退回，5 处理由：\n统一社会信用代码：应为 …\n',
  );
  expect(sms).toContain('另有 2 处');
  const email = `${master.uuid}@yunshan.example`;
  await app.services.db.updateTable('account').set({ email }).where('uuid', '=', master.uuid).execute();
  const { version } = await full(master);
  await app.ok(appealRefusal, { version, message: '已经换发了' }, { token: master.token });
  await decide(master.companyUuid, 'pass', {}, second);
  await expect
    .poll(() => heard(email))
    .toEqual([
      `email 「云杉科技（上海）有限公司」的企业资料已通过审核，可以正常使用。\n${app.services.publicUrl}/control/company-manage/main-info`,
    ]);
  expect(await heard(master.phone)).toHaveLength(1);
});

test('changed papers stay apart from those in force until they pass, and are gone when they are refused', async () => {
  const master = await found();
  await decide(master.companyUuid, 'pass');
  const change = async (name: string) => {
    const { version } = await full(master);
    const papers = await makePapers(app, master.uuid, { name });
    return app.ok(fillCompanyInfo, { version, ...papers }, { token: master.token });
  };
  expect((await change('改名以后（上海）有限公司')).company).toMatchObject({
    check_status: 'revision',
    name: '云杉科技（上海）有限公司',
  });
  expect((await full(master)).in_review?.licence.name).toBe('改名以后（上海）有限公司');
  expect(await decide(master.companyUuid, 'refuse', { reasons })).toEqual({ check_status: 'pass' });
  expect((await app.ok(getCompanyInfo, {}, { token: master.token })).company?.name).toBe('云杉科技（上海）有限公司');
  await change('再改一次（上海）有限公司');
  await decide(master.companyUuid, 'pass');
  expect((await app.ok(getCompanyInfo, {}, { token: master.token })).company?.name).toBe('再改一次（上海）有限公司');
});

test('papers that passed for now cannot be exchanged for others that nobody has seen', async () => {
  const master = await found();
  await decide(master.companyUuid, 'pass_for_now');
  const { version } = await full(master);
  const papers = await makePapers(app, master.uuid, { name: '冒名的大公司' });
  await app.ok(fillCompanyInfo, { version, ...papers }, { token: master.token });
  const { company } = await app.ok(getCompanyInfo, {}, { token: master.token });
  expect(company).toMatchObject({ check_status: 'later_check', name: '云杉科技（上海）有限公司' });
});

test('a licence belongs to one company: who comes second hears whom to ask', async () => {
  const credit_code = randomCreditCode();
  const first = await found({ credit_code, name: '先来的有限公司' });
  await decide(first.companyUuid, 'pass');
  const second = await makeAccount(app);
  const version = await fillIn(second, { credit_code });
  const refusal = await app.call(createCompany, { version }, { token: second.token });
  expect(refusal).toMatchObject({ code: 40902, data: { company: { name: '先来的有限公司', master_name: '方*' } } });
  expect(await app.ok(getRegistrationDraft, {}, { token: second.token })).toMatchObject({ version });
  const { company } = await app.ok(checkCompany, { credit_code }, { token: second.token });
  expect(company).toMatchObject({ company_uuid: first.companyUuid, master_name: '方*' });
  const ask = async (legal_person: string) =>
    (await app.ok(checkByLegalPerson, { credit_code, legal_person }, { token: second.token })).matches;
  expect([await ask('沈维舟'), await ask('沈 维 舟'), await ask('别人')]).toEqual([true, true, false]);
});

test('papers that wait or were refused keep a licence from nobody; whose pass have it', async () => {
  const credit_code = randomCreditCode();
  const squatter = await found({ credit_code, name: '真正的有限公司' });
  const owner = await found({ credit_code, name: '真正的有限公司' });
  const { token } = await makeAccount(app);
  expect(await app.ok(checkCompany, { credit_code }, { token })).toEqual({ company: null });
  expect(await app.ok(checkCompany, { name: '真正的有限公司' }, { token })).toEqual({ company: null });
  await decide(squatter.companyUuid, 'refuse', { reasons });
  await decide(owner.companyUuid, 'pass');
  const { version } = await full(squatter);
  const papers = await makePapers(app, squatter.uuid, { credit_code });
  const again = await app.call(fillCompanyInfo, { version, ...papers }, { token: squatter.token });
  expect(again).toMatchObject({ code: 40902, reason: expect.stringContaining('已经注册过企业') });
  await app.ok(appealRefusal, { version, message: '这是我们的' }, { token: squatter.token });
  const { version: now } = await app.ok(getCompanyCase, { uuid: squatter.companyUuid }, { token: operator.token });
  const passed = { uuid: squatter.companyUuid, version: now, decision: 'pass' as const };
  expect(await app.call(decideCompanyCase, passed, { token: second.token })).toMatchObject({
    code: 40902,
    reason: expect.stringContaining('已经注册过企业'),
  });
});

test('an operator sees who else has the code of a licence, or waits with it', async () => {
  const credit_code = randomCreditCode();
  const one = await found({ credit_code, name: '先到的有限公司' });
  const other = await found({ credit_code, name: '后到的有限公司' });
  const sameCode = async ({ companyUuid: uuid }: typeof one) =>
    (await app.ok(getCompanyCase, { uuid }, { token: operator.token })).same_code;
  expect(await sameCode(one)).toEqual([{ uuid: other.companyUuid, name: '后到的有限公司' }]);
  await decide(one.companyUuid, 'pass');
  expect(await sameCode(one)).toHaveLength(1);
  expect(await sameCode(other)).toEqual([{ uuid: one.companyUuid, name: '先到的有限公司' }]);
  await decide(other.companyUuid, 'refuse', { reasons });
  expect(await sameCode(one)).toEqual([]);
  expect(await sameCode(await found())).toEqual([]);
});

test('an appeal is for another operator than the one who refused, and the queue says so', async () => {
  const master = await found();
  const uuid = master.companyUuid;
  await decide(uuid, 'refuse', { reasons });
  const { version } = await full(master);
  await app.ok(appealRefusal, { version, message: '已经换发了' }, { token: master.token });
  const seenBy = async ({ token }: { token: string }) => {
    const { items } = await app.ok(listCompanyCases, { limit: 100 }, { token });
    const { refused_by, decisions, version: now } = await app.ok(getCompanyCase, { uuid }, { token });
    expect(items.find((item) => item.uuid === uuid)?.refused_by).toEqual(refused_by);
    return { refused_by, decisions, version: now };
  };
  const own = await seenBy(operator);
  expect(own).toMatchObject({ refused_by: { name: operator.name, is_you: true }, decisions: [] });
  const passed = { uuid, version: own.version, decision: 'pass' as const };
  expect(await app.call(decideCompanyCase, passed, { token: operator.token })).toMatchObject({
    code: 40902,
    reason: expect.stringContaining('另一位审核员'),
  });
  expect(await seenBy(second)).toMatchObject({ refused_by: { is_you: false }, decisions: ['pass', 'refuse'] });
  await decide(uuid, 'refuse', { reasons }, second);
  // Handed in anew it is no appeal, and what was refused stands beside it.
  const { version: again } = await full(master);
  const papers = await makePapers(app, master.uuid, { name: '改过名的有限公司' });
  await app.ok(fillCompanyInfo, { version: again, ...papers }, { token: master.token });
  expect(await app.ok(getCompanyCase, { uuid }, { token: second.token })).toMatchObject({
    refused_by: null,
    refused: { licence: { name: '云杉科技（上海）有限公司' } },
    submitted: { licence: { name: '改过名的有限公司' } },
    decisions: ['pass', 'pass_for_now', 'refuse'],
  });
});

test('a picture of an identity card is no licence, not even a colleague’s', async () => {
  const master = await found();
  await decide(master.companyUuid, 'pass');
  const colleague = await makeColleague(app, master.companyUuid);
  const identity = await makePaper(app, colleague, 'identity');
  const papers = await makePapers(app, master.uuid, { licence_uuid: identity });
  const { version } = await full(master);
  const handedIn = await app.call(fillCompanyInfo, { version, ...papers }, { token: master.token });
  expect(handedIn).toMatchObject({ code: 400, field: 'licence_uuid' });
  const draft = await app.call(saveRegistrationDraft, { version: 0, licence: papers.licence }, { token: master.token });
  expect(draft.code).toBe(400);
});

test('of two who found with one licence at once one passes', async () => {
  const credit_code = randomCreditCode();
  const people = await Promise.all([makeAccount(app), makeAccount(app)]);
  const versions = await Promise.all(people.map((person) => fillIn(person, { credit_code })));
  const companies = await Promise.all(
    people.map(({ token }, index) => app.ok(createCompany, { version: versions[index] ?? 0 }, { token })),
  );
  const decisions = await Promise.all(
    companies.map(async ({ company: { company_uuid: uuid } }) => {
      const { version } = await app.ok(getCompanyCase, { uuid }, { token: operator.token });
      return app.call(decideCompanyCase, { uuid, version, decision: 'pass' as const }, { token: operator.token });
    }),
  );
  // Neither has it yet; once they take effect, the second one lapses and waits again.
  expect(decisions.map(({ code }) => code)).toEqual([100, 100]);
  await settleDecisions(app);
  const states = companies.map(async ({ company: { company_uuid: uuid } }) => {
    const { check_status, held } = await app.ok(getCompanyCase, { uuid }, { token: operator.token });
    return [check_status, held?.state];
  });
  expect((await Promise.all(states)).toSorted()).toEqual([
    ['pass', undefined],
    ['uncheck', 'lapsed'],
  ]);
});

test('who presses twice founds one company', async () => {
  const account = await makeAccount(app);
  const version = await fillIn(account);
  const press = () => app.call(createCompany, { version }, { token: account.token });
  const codes = (await Promise.all([press(), press(), press()])).map(({ code }) => code);
  expect(codes.toSorted((a, b) => a - b)).toEqual([100, 40902, 40902]);
});

test('an ended licence, a missing step, a stale draft and a picture of others are refused in words', async () => {
  const account = await makeAccount(app);
  const { token } = account;
  expect(await app.call(createCompany, { version: 0 }, { token })).toMatchObject({
    code: 40902,
    reason: '还有步骤没有填完，请先补上',
  });
  const version = await fillIn(account, { valid_until: '2020-01-01' });
  expect(await app.call(createCompany, { version }, { token })).toMatchObject({
    code: 40902,
    reason: '营业执照的营业期限已过，请上传换发后的执照',
  });
  const { credentials } = await makePapers(app, account.uuid);
  expect(await app.call(saveRegistrationDraft, { version: 1, credentials }, { token })).toMatchObject({
    code: 40901,
    data: { version },
  });
  const foreign = await makePapers(app, account.uuid, {
    licence_uuid: await makePaper(app, (await makeAccount(app)).uuid),
  });
  expect(await app.call(saveRegistrationDraft, { version, licence: foreign.licence }, { token })).toMatchObject({
    code: 400,
    field: 'licence_uuid',
  });
});

test('of two operators the second one hears that the first has decided', async () => {
  const { companyUuid: uuid } = await found();
  const { version } = await app.ok(getCompanyCase, { uuid }, { token: operator.token });
  const other = await makeOperator(app);
  const responses = await Promise.all(
    [operator, other].map(({ token }) => app.call(decideCompanyCase, { uuid, version, decision: 'pass' }, { token })),
  );
  expect(responses.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([100, 40901]);
});

test('a refusal needs a reason, a pass takes none', async () => {
  const { companyUuid: uuid } = await found();
  const call = (decision: 'pass' | 'refuse', given: typeof reasons) =>
    app.call(decideCompanyCase, { uuid, version: 1, decision, reasons: given }, { token: operator.token });
  expect(await call('refuse', [])).toMatchObject({ code: 400, field: 'reasons' });
  expect(await call('pass', reasons)).toMatchObject({ code: 400, field: 'reasons' });
});

test('a file that is no picture, or a broken one, is refused in words and keeps nothing', async () => {
  const { token, uuid } = await makeAccount(app);
  const hand = (bytes: Uint8Array) => app.call(readLicence, {}, { token, file: { name: '执照.png', bytes } });
  expect(await hand(new TextEncoder().encode('<svg onload="alert(1)"/>'))).toMatchObject({
    code: 42203,
    reason: '请上传 PNG、JPG 图片或 PDF',
  });
  expect(await hand((await licencePicture()).subarray(0, 60))).toMatchObject({
    code: 42203,
    reason: '这个文件打不开，请重新拍一张或换一份',
  });
  const kept = await app.services.db.selectFrom('paper').select('uuid').where('account_uuid', '=', uuid).execute();
  expect(kept).toEqual([]);
}, 60_000);

test('who registers by a letter hires interns alone until a licence has passed', async () => {
  const account = await found({
    proof: 'letter',
    company_type: '',
    registered_capital: '',
    registered_address: '',
    scope: '',
  });
  const { token, uuid, companyUuid } = account;
  const { db } = app.services;
  await decide(companyUuid, 'pass');
  await db.updateTable('company_member').set({ staff_status: 1 }).where('account_uuid', '=', uuid).execute();
  const online = async (kind: 'campus' | 'internship') => {
    const job = await makeJob(app, account, { kind, state: 'offline' });
    return app.call(setJobOnline, { uuid: job.uuid, version: 1, online: true }, { token });
  };
  const refused = await online('campus');
  expect(refused).toMatchObject({ code: 40902, reason: expect.stringContaining('只能招实习') });
  expect((await online('internship')).reason ?? '').not.toContain('只能招实习');
  const { licence, credentials } = await makePapers(app, uuid);
  const { version } = await full(account);
  await app.ok(fillCompanyInfo, { version, licence, credentials }, { token });
  expect((await online('campus')).reason).toContain('只能招实习');
  await decide(companyUuid, 'pass');
  expect((await online('campus')).reason ?? '').not.toContain('只能招实习');
});
