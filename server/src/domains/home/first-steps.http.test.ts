import { getFirstSteps, hideFirstSteps } from '@qinghe/contract/home/first-steps.ts';
import { createRejectTemplate } from '@qinghe/contract/settings/reject-templates.ts';
import { expect, test } from 'vitest';
import { makeChild, makeCompany, makeMaster, makeTeam, type TestAccount } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { makeInvitation } from '../../../test/companies.ts';
import { makeJob, makeTalk } from '../../../test/jobs.ts';

const app = await startTestApp();
const { db } = app.services;

const stepsOf = async ({ token }: TestAccount) =>
  Object.fromEntries((await app.ok(getFirstSteps, {}, { token })).steps.map(({ step, done }) => [step, done]));

test('a new company has everything before it, and no talk before there are campus jobs', async () => {
  const master = await makeMaster(app);
  expect(await app.ok(getFirstSteps, {}, { token: master.token })).toEqual({
    steps: ['logo', 'company_text', 'colleague', 'job', 'reject_template', 'notifications'].map((step) => ({
      step,
      done: false,
    })),
    hidden: false,
  });
  await makeJob(app, master, { kind: 'campus', state: 'draft' });
  expect(await stepsOf(master)).toMatchObject({ job: false, talk: false });
});

test('each is done by what there is', async () => {
  const master = await makeMaster(app);
  const { token, companyUuid } = master;
  await makeJob(app, master, { kind: 'campus' });
  await makeTalk(app, master, { state: 'online' });
  await makeInvitation(app, master);
  await app.ok(createRejectTemplate, { title: '名额已满', content: '{姓名}，谢谢。' }, { token });
  await db
    .updateTable('account')
    .set({ email: `${master.uuid}@a.example` })
    .where('uuid', '=', master.uuid)
    .execute();
  await db.updateTable('company').set({ brief: '我们做云' }).where('company_uuid', '=', companyUuid).execute();
  expect(await stepsOf(master)).toEqual({
    logo: false,
    company_text: true,
    colleague: true,
    job: true,
    talk: true,
    reject_template: true,
    notifications: true,
  });
});

test('a sub-account has its own steps, which the work of others does not do', async () => {
  const { master, child } = await makeTeam(app);
  await makeJob(app, master, { kind: 'campus' });
  await makeJob(app, await makeMaster(app));
  expect(await stepsOf(child)).toEqual({ job: false, reject_template: false, notifications: false });
  await makeJob(app, child);
  expect(await stepsOf(child)).toMatchObject({ job: true });
  expect(await stepsOf(master)).toMatchObject({ colleague: true, job: true, talk: false });
});

test('who only reads has no steps', async () => {
  const company = await makeCompany(app);
  await makeMaster(app, company);
  const child = await makeChild(app, company);
  await db.updateTable('company_member').set({ role: 'viewer' }).where('account_uuid', '=', child.uuid).execute();
  expect(await stepsOf(child)).toEqual({});
});

test('they are folded away for one account, more than once too, and found again', async () => {
  const { master, child } = await makeTeam(app);
  const hiddenFor = async ({ token }: TestAccount) => (await app.ok(getFirstSteps, {}, { token })).hidden;
  await app.ok(hideFirstSteps, { hidden: true }, { token: master.token });
  await app.ok(hideFirstSteps, { hidden: true }, { token: master.token });
  expect([await hiddenFor(master), await hiddenFor(child)]).toEqual([true, false]);
  await app.ok(hideFirstSteps, { hidden: false }, { token: master.token });
  expect(await hiddenFor(master)).toBe(false);
});
