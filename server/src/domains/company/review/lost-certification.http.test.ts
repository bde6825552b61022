import { decideCompanyCase, getCompanyCase } from '@qinghe/contract/company/cases.ts';
import { getCompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import { fillCompanyInfo } from '@qinghe/contract/company/register.ts';
import { getFullInfo } from '@qinghe/contract/company/review.ts';
import { setJobOnline } from '@qinghe/contract/jobs/endpoints.ts';
import { startUpload } from '@qinghe/contract/resumes/apply.ts';
import { listApplications } from '@qinghe/contract/resumes/desk.ts';
import { listTalents } from '@qinghe/contract/talents/list.ts';
import { expect, test } from 'vitest';
import { captchaProof, makeMaster, type TestAccount } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeOperator, makePapers, settleDecisions } from '../../../../test/companies.ts';
import { makeJob } from '../../../../test/jobs.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;
const { token: operator } = await makeOperator(app);

const setStatus = ({ companyUuid }: TestAccount, check_status: 'uncheck' | 'later_check') =>
  db.updateTable('company').set({ check_status }).where('company_uuid', '=', companyUuid).execute();

const handIn = async ({ token, uuid }: TestAccount) => {
  const { version } = await app.ok(getFullInfo, {}, { token });
  return app.call(fillCompanyInfo, { version, ...(await makePapers(app, uuid)) }, { token });
};

const decide = async ({ companyUuid }: TestAccount, decision: 'pass' | 'refuse') => {
  const uuid = companyUuid ?? '';
  const { version } = await app.ok(getCompanyCase, { uuid }, { token: operator });
  const reasons = decision === 'refuse' ? [{ field: 'name' as const, code: 'unreadable' as const, text: '' }] : [];
  await app.ok(decideCompanyCase, { uuid, version, decision, reasons }, { token: operator });
  await settleDecisions(app);
};

const publicPage = async (uuid: string) => (await app.fetch(`/jobs/${uuid}`)).text();

test('a company that lost its certification works again when new papers have passed, not when it hands them in', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  await setStatus(master, 'later_check');
  const job = await makeJob(app, master);
  expect(await publicPage(job.uuid)).toContain(job.title);
  const offline = await makeJob(app, master, { state: 'offline' });
  await handIn(master);
  await decide(master, 'refuse');
  // The clock has not run: what shows a job asks for its company's standing itself.
  expect(await publicPage(job.uuid)).not.toContain(job.title);
  const upload = { name: '简历.pdf', size: 1000, purpose: 'cv' as const, captcha_proof: await captchaProof(app) };
  expect(await app.call(startUpload, { job_uuid: job.uuid, ...upload })).toMatchObject({ code: 40902 });

  expect((await handIn(master)).data).toMatchObject({ company: { check_status: 'uncheck' } });
  expect(await app.ok(getCompanyInfo, {}, { token })).toMatchObject({ company: { certification_lost: true } });
  const seen = { uuid: offline.uuid, version: 1 };
  for (const call of [
    app.call(setJobOnline, { ...seen, online: true }, { token }),
    app.call(listApplications, { kind: 'internship', stage: 'new' }, { token }),
    app.call(listTalents, {}, { token }),
  ])
    expect(await call).toMatchObject({ code: 40301 });

  await decide(master, 'refuse');
  await handIn(master);
  expect(await app.call(listTalents, {}, { token })).toMatchObject({ code: 40301 });
  await decide(master, 'pass');
  expect(await app.call(listTalents, {}, { token })).toMatchObject({ code: 100 });
  expect(await app.call(setJobOnline, { ...seen, online: true }, { token })).toMatchObject({ code: 100 });
});

test('a company that nobody has looked at yet puts no job online and reads no talents', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  await setStatus(master, 'uncheck');
  const { uuid } = await makeJob(app, master, { state: 'offline' });
  expect(await app.call(setJobOnline, { uuid, version: 1, online: true }, { token })).toMatchObject({ code: 40902 });
  expect(await app.call(listTalents, {}, { token })).toMatchObject({ code: 40902 });
});

test('papers are handed in ten times a day at most', async () => {
  const master = await makeMaster(app);
  await setStatus(master, 'uncheck');
  for (let time = 0; time < 10; time += 1) expect(await handIn(master)).toMatchObject({ code: 100 });
  expect(await handIn(master)).toMatchObject({ code: 429 });
});
