import { appealJob, decideJobAppeal, getJobAppeal, listJobAppeals } from '@qinghe/contract/jobs/appeals.ts';
import { getJob, publishJob, saveDraft } from '@qinghe/contract/jobs/endpoints.ts';
import { getOperator } from '@qinghe/contract/ops/session.ts';
import { expect, test } from 'vitest';
import { makeMaster, makeTeam, type TestAccount } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeRefused } from '../../../../test/appeals.ts';
import { makeOperator, settleDecisions } from '../../../../test/companies.ts';
import { makeJob } from '../../../../test/jobs.ts';

const app = await startTestApp({ own: true });
const [first, second] = [await makeOperator(app), await makeOperator(app)];
const by = ({ token }: { token: string }) => ({ token });
const message = '「刷单」是我们要识别的对象';

const show = (uuid: string, who: TestAccount) => app.ok(getJob, { uuid }, by(who));

async function appealed() {
  const master = await makeMaster(app);
  const { uuid } = await makeRefused(app, master);
  await app.ok(appealJob, { uuid, version: 2, message }, by(master));
  const { items } = await app.ok(listJobAppeals, {}, by(first));
  const appeal = items.find(({ company_uuid }) => company_uuid === master.companyUuid);
  if (!appeal) throw new Error('The appeal does not wait');
  return { master, uuid, seen: { uuid: appeal.uuid, company_uuid: appeal.company_uuid, version: 1 } };
}

test('a refused job is appealed once, looked at with what was found, and put online', async () => {
  const master = await makeMaster(app);
  const { uuid } = await makeRefused(app, master);
  expect((await show(uuid, master)).appeal).toEqual({ state: 'possible', words: '' });
  const before = (await app.ok(getOperator, {}, by(first))).waiting.jobs;
  const job = await app.ok(appealJob, { uuid, version: 2, message }, by(master));
  expect(job.appeal).toEqual({ state: 'waiting', words: '' });
  expect((await app.ok(getOperator, {}, by(first))).waiting.jobs).toBe(before + 1);
  const again = await app.call(appealJob, { uuid, version: 2, message }, by(master));
  expect(again).toMatchObject({ code: 40902, reason: expect.stringContaining('只能申诉一次') });
  const { items } = await app.ok(listJobAppeals, {}, by(first));
  const { uuid: appeal, company_uuid } = items.at(-1) ?? { uuid: '', company_uuid: '' };
  const detail = await app.ok(getJobAppeal, { uuid: appeal, company_uuid }, by(first));
  expect(detail).toMatchObject({ message, draft: { title: '刷单识别实习生' }, findings: [{ words: '刷单' }] });
  const decision = { uuid: appeal, company_uuid, version: detail.version, decision: 'allow' as const };
  const codes = await Promise.all(
    [first, second].map(async (who) => (await app.call(decideJobAppeal, decision, by(who))).code),
  );
  expect(codes.toSorted((a, b) => a - b)).toEqual([100, 40901]);
  await settleDecisions(app);
  expect(await show(uuid, master)).toMatchObject({ state: 'online', appeal: null });
  const actions = await app.services.db
    .selectFrom('audit_entry')
    .select('action')
    .where('object_uuid', '=', uuid)
    .execute();
  expect(actions.map(({ action }) => action)).toEqual(['job.appealed', 'job.appeal_allowed']);
});

test('one that stays refused says why, and cannot be appealed again', async () => {
  const { master, uuid, seen } = await appealed();
  await app.ok(decideJobAppeal, { ...seen, decision: 'keep', words: '标题仍像招人刷单' }, by(first));
  await settleDecisions(app);
  expect(await show(uuid, master)).toMatchObject({
    state: 'refused',
    appeal: { state: 'kept', words: '标题仍像招人刷单' },
  });
  expect((await app.call(appealJob, { uuid, version: 2, message }, by(master))).code).toBe(40902);
});

test('a job that was changed since waits no more and cannot be appealed', async () => {
  const { master, uuid, seen } = await appealed();
  await app.ok(saveDraft, { uuid, version: 2, draft: { kind: 'internship', title: '改过的标题' } }, by(master));
  const { items } = await app.ok(listJobAppeals, {}, by(first));
  expect(items.map((item) => item.uuid)).not.toContain(seen.uuid);
  expect((await app.call(decideJobAppeal, { ...seen, decision: 'allow' }, by(first))).code).toBe(40901);
  const { version, appeal } = await show(uuid, master);
  expect(appeal).toBeNull();
  const refused = await app.call(appealJob, { uuid, version, message }, by(master));
  expect(refused).toMatchObject({ code: 40902, reason: expect.stringContaining('直接发布') });
});

test('only the owner and the master appeal; a frozen company gets nothing online', async () => {
  const { master, child } = await makeTeam(app);
  const { uuid } = await makeRefused(app, master);
  expect((await app.call(appealJob, { uuid, version: 2, message }, by(child))).code).toBe(40401);
  const other = await appealed();
  const { db } = app.services;
  await db
    .updateTable('company')
    .set({ frozen_at: app.clock.now() })
    .where('company_uuid', '=', other.master.companyUuid ?? '')
    .execute();
  expect((await app.call(decideJobAppeal, { ...other.seen, decision: 'allow' }, by(first))).code).toBe(40902);
});

const blocked = '面向高校开展反诈宣传，职责包括刷单话术的识别与标注，整理样本并每周输出分析报告，和产品一起改进规则。';

test('where the check lets nobody hand it in, a person is asked from there, and may let it pass', async () => {
  const master = await makeMaster(app);
  const { uuid } = await makeJob(app, master, { state: 'draft', description: blocked });
  expect((await app.call(publishJob, { uuid, version: 1 }, by(master))).code).toBe(42201);
  const job = await app.ok(appealJob, { uuid, version: 1, message }, by(master));
  expect(job).toMatchObject({ state: 'refused', version: 2, appeal: { state: 'waiting' } });
  expect((await app.call(appealJob, { uuid, version: 2, message }, by(master))).code).toBe(40902);
  const { items } = await app.ok(listJobAppeals, {}, by(first));
  const appeal = items.find(({ company_uuid }) => company_uuid === master.companyUuid);
  const seen = { uuid: appeal?.uuid ?? '', company_uuid: appeal?.company_uuid ?? '', version: 1 };
  expect((await app.ok(getJobAppeal, seen, by(first))).findings).toMatchObject([{ words: '刷单' }]);
  await app.ok(decideJobAppeal, { ...seen, decision: 'allow' }, by(first));
  await settleDecisions(app);
  expect((await show(uuid, master)).state).toBe('online');
});

test('what nothing keeps from going out, or lacks something, is for no person to see', async () => {
  const master = await makeMaster(app);
  const ask = async (draft: Parameters<typeof makeJob>[2]) => {
    const { uuid } = await makeJob(app, master, { state: 'draft', ...draft });
    return app.call(appealJob, { uuid, version: 1, message }, by(master));
  };
  expect(await ask({})).toMatchObject({ code: 40902, reason: expect.stringContaining('直接发布') });
  expect(await ask({ description: blocked, title: '' })).toMatchObject({
    code: 40902,
    reason: expect.stringContaining('先补齐'),
  });
  const online = await makeJob(app, master);
  expect((await app.call(appealJob, { uuid: online.uuid, version: 1, message }, by(master))).code).toBe(40902);
});

test('twenty appeals a day are all that a company has', async () => {
  const master = await makeMaster(app);
  const codes = [];
  for (let n = 0; n < 21; n += 1) {
    const { uuid } = await makeRefused(app, master);
    codes.push((await app.call(appealJob, { uuid, version: 2, message }, by(master))).code);
  }
  expect(codes).toEqual([...Array(20).fill(100), 429]);
});
