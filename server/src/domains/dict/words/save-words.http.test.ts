import { updateBase } from '@qinghe/contract/company/information.ts';
import { createCompany, fillCompanyInfo, saveRegistrationDraft } from '@qinghe/contract/company/register.ts';
import {
  listSensitiveWords,
  MAX_SENSITIVE_WORDS,
  removeSensitiveWords,
  saveSensitiveWords,
} from '@qinghe/contract/dict/sensitive-words.ts';
import { checkJob, checkSensitiveWords } from '@qinghe/contract/jobs/endpoints.ts';
import { createCommonWord } from '@qinghe/contract/settings/common-words.ts';
import { changeInviteTemplate, createInviteTemplate } from '@qinghe/contract/settings/invite-templates.ts';
import { createRejectTemplate } from '@qinghe/contract/settings/reject-templates.ts';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { makeAccount, makeMaster } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeOperator, makePapers } from '../../../../test/companies.ts';
import { goodDraft } from '../../../../test/jobs.ts';

const app = await startTestApp({ own: true });
const operator = await makeOperator(app);
const { db } = app.services;
const by = ({ token }: { token: string }) => ({ token });
const save = (words: string[], kind: 'refuse' | 'warn' = 'refuse', note = '') =>
  app.ok(saveSensitiveWords, { words, kind, note }, by(operator));
const find = async (q: string) => (await app.ok(listSensitiveWords, { q }, by(operator))).items;
const remove = async (q: string) => {
  const uuids = (await find(q)).map(({ uuid }) => uuid);
  return app.ok(removeSensitiveWords, { uuids }, by(operator));
};

test('a word counts at once, in whatever disguise, and no more once it is removed', async () => {
  const master = await makeMaster(app);
  const check = () => app.call(checkSensitiveWords, { content: '欢迎来星  月·计\u200b划' }, by(master));
  expect((await check()).code).toBe(100);
  await save(['星月计划']);
  expect(await check()).toMatchObject({
    code: 42202,
    reason: '填写的信息包含敏感词「星  月·计\u200b划」，请修改',
  });
  await remove('星月计划');
  expect((await check()).code).toBe(100);
});

test('another server, or somebody at the database, changes the list for everybody', async () => {
  const master = await makeMaster(app);
  const check = () => app.call(checkSensitiveWords, { content: '内部渠道名额' }, by(master));
  expect((await check()).code).toBe(100);
  const row = { uuid: uuidv7(), word: '内部渠道', folded: '内部渠道' };
  await db.insertInto('sensitive_word').values(row).execute();
  expect((await check()).code).toBe(42202);
  await db.deleteFrom('sensitive_word').where('uuid', '=', row.uuid).execute();
  expect((await check()).code).toBe(100);
});

test('a word that warns is advised about and keeps nothing back', async () => {
  await save(['弹性打卡'], 'warn');
  const master = await makeMaster(app);
  const draft = goodDraft({ title: '弹性打卡实习生' });
  expect((await app.ok(checkJob, { draft }, by(master))).findings).toMatchObject([
    { rule: 'sensitive_word', level: 'advise', words: '弹性打卡', message: '「弹性打卡」需要留意，请确认这样写合适' },
  ]);
  expect(await app.ok(checkSensitiveWords, { content: '弹性打卡' }, by(master))).toEqual({
    words: [],
    advised: ['弹性打卡'],
  });
});

test('of words that read alike one is kept, with the newest kind and note; what changes nothing says so', async () => {
  expect(await save(['ＡＢ平台', 'ab 平台'], 'refuse', '投诉')).toEqual({ added: 1, changed: 0 });
  expect(await save(['AB平台'], 'refuse', '投诉')).toEqual({ added: 0, changed: 0 });
  expect(await save(['AB平台', '另一平台'], 'warn', '误伤')).toEqual({ added: 1, changed: 1 });
  expect(await save(['“另一平台”'], 'warn', '误伤')).toEqual({ added: 0, changed: 0 });
  expect(await find('ab平台')).toMatchObject([{ word: 'AB平台', kind: 'warn', note: '误伤', saved_by: operator.name }]);
});

test('too little of a word, too many of them', async () => {
  const call = (words: string[]) => app.call(saveSensitiveWords, { words, kind: 'refuse' }, by(operator));
  expect(await call(['贷'])).toMatchObject({ code: 400 });
  expect(await call(['贷\u0301'])).toMatchObject({ code: 400, reason: '「贷́」太短，至少要有两个字' });
  expect(await call(Array.from({ length: 2_001 }, (_, index) => `词${index}`))).toMatchObject({
    code: 400,
    reason: '一次最多 2,000 个词，请分几次添加',
  });
  const many = Array.from({ length: MAX_SENSITIVE_WORDS - 100 }, (_, index) => `占位${index}`);
  const rows = many.map((word) => ({ uuid: uuidv7(), word, folded: word }));
  for (let at = 0; at < rows.length; at += 5_000)
    await db
      .insertInto('sensitive_word')
      .values(rows.slice(at, at + 5_000))
      .execute();
  expect(await call(Array.from({ length: 200 }, (_, index) => `再加${index}`))).toMatchObject({ code: 40902 });
  expect(await find('再加')).toEqual([]);
  await db.deleteFrom('sensitive_word').where('word', 'like', '占位%').execute();
});

test('words are found by themselves and by their notes, kind by kind, page by page, and never by wildcards', async () => {
  await save(['找得到一', '找得到二', '找得到三'], 'warn', '来自 100% 举报');
  expect(await find('找得到')).toHaveLength(3);
  expect(await find('100%')).toHaveLength(3);
  expect(await find('1%0')).toEqual([]);
  const list = (more: object) => app.ok(listSensitiveWords, { q: '找得到', ...more }, by(operator));
  expect((await list({ kind: 'refuse' })).items).toEqual([]);
  const first = await list({ limit: 2 });
  const second = await list({ limit: 2, cursor: first.next_cursor });
  expect(new Set([...first.items, ...second.items].map(({ word }) => word)).size).toBe(3);
  expect(second.next_cursor).toBeNull();
  expect(first.total).toBeGreaterThan(3);
});

test('of two who save the same words at once one adds them, and nobody waits for ever', async () => {
  const words = Array.from({ length: 50 }, (_, index) => `同时${index}`);
  const backwards = [...words].reverse();
  const uuids = (await find('找得到')).map(({ uuid }) => uuid);
  const results = await Promise.all([
    save(words),
    save(backwards),
    app.ok(removeSensitiveWords, { uuids }, by(operator)),
  ]);
  expect(results.slice(0, 2).map((result) => 'added' in result && result.added)).toEqual(
    expect.arrayContaining([50, 0]),
  );
});

test('what operators do with words stands in their log', async () => {
  await save(['留痕一', '留痕二'], 'warn');
  await remove('留痕');
  const log = await db
    .selectFrom('operator_entry')
    .select(['action', 'detail', 'operator_uuid'])
    .orderBy('uuid')
    .execute();
  expect(log.slice(-2)).toEqual([
    {
      action: 'word.saved',
      detail: { count: 2, kind: 'warn', words: ['留痕一', '留痕二'] },
      operator_uuid: operator.uuid,
    },
    { action: 'word.removed', detail: { count: 2, words: expect.any(Array) }, operator_uuid: operator.uuid },
  ]);
});

const refused = { code: 42202, reason: expect.stringContaining('刷单') };

test('every text of a company is checked as it is saved, at its field', async () => {
  const master = await makeMaster(app);
  const call = { ...by(master) };
  expect(await app.call(createCommonWord, { content: '来刷单吗' }, call)).toMatchObject({
    ...refused,
    field: 'content',
  });
  expect(await app.call(createRejectTemplate, { title: '婉拒', content: '不刷单就算了' }, call)).toMatchObject({
    ...refused,
    field: 'content',
  });
  expect(await app.call(createInviteTemplate, { title: '邀请', content: '来刷**单' }, call)).toMatchObject({
    ...refused,
    field: 'content',
    reason: expect.stringContaining('刷**单'),
  });
  const { uuid, version } = await app.ok(createInviteTemplate, { title: '邀请', content: '来聊聊' }, call);
  const renamed = { uuid, version, title: '刷单', content: '来聊聊' };
  expect(await app.call(changeInviteTemplate, renamed, call)).toMatchObject({ ...refused, field: 'title' });
  expect(await app.call(createRejectTemplate, { title: '刷单', content: '谢谢' }, call)).toMatchObject({
    field: 'title',
  });
  expect(await app.call(updateBase, { version: 0, brief: '刷单第一' }, call)).toMatchObject({ field: 'brief' });
});

test('so are the texts of a registration, and of papers that are handed in; the licence is another’s wording', async () => {
  const person = await makeAccount(app);
  const { credentials, licence } = await makePapers(app, person.uuid);
  const draft = (more: object, version = 0) =>
    app.call(saveRegistrationDraft, { version, credentials: { ...credentials, ...more } }, by(person));
  expect(await draft({ short_name: '刷单工作室' })).toMatchObject({ ...refused, field: 'short_name' });
  expect(await draft({ introduction: '刷单' })).toMatchObject({ field: 'introduction' });
  expect((await draft({})).code).toBe(100);
  const called = { ...licence, name: '反刷单技术有限公司' };
  expect((await app.call(saveRegistrationDraft, { version: 1, licence: called }, by(person))).code).toBe(100);

  const master = await makeMaster(app);
  await db
    .updateTable('company')
    .set({ check_status: 'reject' })
    .where('company_uuid', '=', master.companyUuid)
    .execute();
  const papers = await makePapers(app, master.uuid);
  const { version } = await db
    .selectFrom('company')
    .select('version')
    .where('company_uuid', '=', master.companyUuid)
    .executeTakeFirstOrThrow();
  const handIn = { ...papers, version, credentials: { ...papers.credentials, office_address: '刷单大厦' } };
  expect(await app.call(fillCompanyInfo, handIn, by(master))).toMatchObject({
    ...refused,
    field: 'credentials.office_address',
  });
});

test('a draft that was saved before its words were listed founds no company', async () => {
  const person = await makeAccount(app);
  const { credentials, licence } = await makePapers(app, person.uuid);
  const short_name = '青藤计划';
  const save1 = { version: 0, licence, credentials: { ...credentials, short_name } };
  const { version } = await app.ok(saveRegistrationDraft, save1, by(person));
  await save([short_name]);
  expect(await app.call(createCompany, { version }, by(person))).toMatchObject({
    code: 42202,
    field: 'credentials.short_name',
  });
  await remove(short_name);
  expect((await app.call(createCompany, { version }, by(person))).code).toBe(100);
});

test('an industry is one of the dictionary; one that was typed once stays valid', async () => {
  const person = await makeAccount(app);
  const { credentials } = await makePapers(app, person.uuid);
  const draft = (industry: string, version: number) =>
    app.call(saveRegistrationDraft, { version, credentials: { ...credentials, industry } }, by(person));
  expect(await draft('互联网', 0)).toMatchObject({
    code: 400,
    field: 'industry',
    reason: '请从列表里选择所属行业',
  });
  expect((await draft('教育', 0)).code).toBe(100);
  await db
    .updateTable('registration_draft')
    .set({ credentials: JSON.stringify({ ...credentials, industry: '互联网' }) })
    .where('account_uuid', '=', person.uuid)
    .execute();
  expect((await draft('互联网', 1)).code).toBe(100);
});
