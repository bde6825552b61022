import { type AskedFields, saveResumeConfig, usualFields } from '@qinghe/contract/jobs/resume-config.ts';
import { apply } from '@qinghe/contract/resumes/apply.ts';
import type { Candidate } from '@qinghe/contract/resumes/candidate.ts';
import { previewApplyForm } from '@qinghe/contract/resumes/preview-form.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { beforeEach, expect, test } from 'vitest';
import { makeTeam } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { aCandidate, cvFile } from '../../../../test/applications.ts';
import { makeJob, type TestJob } from '../../../../test/jobs.ts';
import { uploadCv } from '../../../../test/uploads.ts';

const app = await startTestApp();
let team: Awaited<ReturnType<typeof makeTeam>>;
beforeEach(async () => {
  team = await makeTeam(app);
});

const ask = (kind: JobKind, version: number, fields: AskedFields) =>
  app.ok(
    saveResumeConfig,
    { kind, version, fields: { ...usualFields[kind], ...fields } },
    { token: team.master.token },
  );
const upload = async (job: TestJob) => (await uploadCv(app, job.uuid, await cvFile())).upload_token;
const send = (job: TestJob, upload_token: string, candidate: Candidate) =>
  app.call(apply, { job_uuid: job.uuid, upload_token, candidate, consent: true });
const kept = (phone: string) =>
  app.services.db.selectFrom('application').selectAll().where('phone', '=', phone).executeTakeFirstOrThrow();
/** The names of the fields of a form, the required ones with an exclamation mark. */
const fieldsIn = (page: string) =>
  [...page.matchAll(/<(?:input|select) id="field-(\w+)"[^>]*>/g)].map(
    ([tag, name]) => `${name}${/ required/.test(tag) ? '!' : ''}${/ disabled/.test(tag) ? '?' : ''}`,
  );
const page = async (job: TestJob) => fieldsIn(await (await app.fetch(`/jobs/${job.uuid}`)).text());

const nothing = { school: '', degree: null, major: '', graduation_month: null, city: '' } as const;
const unsaid = { days_per_week: null, months: null, earliest_start: null };
const off = { email: 'off', school: 'off', degree: 'off', major: 'off', graduation_month: 'off', city: 'off' } as const;

test('the page asks for exactly what the company chose, and as ever where it chose nothing', async () => {
  const intern = await makeJob(app, team.master);
  const graduate = await makeJob(app, team.child, { kind: 'campus', cities: ['310100', '330100'] });
  const contact = ['name!', 'phone!', 'email'];
  const study = ['school!', 'degree!', 'major!', 'graduation_month!', 'city'];
  expect(await page(intern)).toEqual([...contact, ...study, 'days_per_week!', 'months!', 'earliest_start!']);
  // The code to the phone waits for a limit of wishes.
  expect(await page(graduate)).toEqual([...contact, 'code!?', ...study, 'gpa', 'offer_state', 'wish_city']);
  await ask('internship', 0, { ...off, months: 'off', earliest_start: 'optional' });
  await ask('campus', 0, { email: 'required', degree: 'optional', gpa: 'required', offer_state: 'off' });
  expect(await page(intern)).toEqual(['name!', 'phone!', 'email!?', 'days_per_week!', 'earliest_start']);
  expect(await page(graduate)).toEqual([
    ...['name!', 'phone!', 'email!', 'code!?', 'school!', 'degree', 'major!', 'graduation_month!', 'city'],
    ...['gpa!', 'wish_city'],
  ]);
});

test('a form that was opened before a field became required is refused at that field, and sent again it is taken', async () => {
  const job = await makeJob(app, team.master, { kind: 'campus', cities: ['310100', '330100'] });
  const upload_token = await upload(job);
  await ask('campus', 0, { email: 'required', gpa: 'required', offer_state: 'required', wish_city: 'required' });
  let candidate = aCandidate({ ...unsaid });
  const steps = { email: 'zsy@example.com', gpa: '3.7/4.0', offer_state: 'none', wish_city: '上海市' } as const;
  for (const [name, value] of Object.entries(steps)) {
    const refused = await send(job, upload_token, candidate);
    expect(refused).toMatchObject({ code: 400, field: `candidate.${name}`, reason: expect.stringMatching(/^请/) });
    candidate = { ...candidate, [name]: value };
  }
  expect(await send(job, upload_token, candidate)).toMatchObject({ code: 100 });
  expect(await kept(candidate.phone)).toMatchObject(steps);
});

test.each(['school', 'degree', 'major', 'graduation_month', 'days_per_week', 'months', 'earliest_start'] as const)(
  'as ever an internship needs %s, and a company may do without',
  async (name) => {
    const job = await makeJob(app, team.master);
    const upload_token = await upload(job);
    const candidate = aCandidate({ [name]: { ...nothing, ...unsaid }[name] });
    expect(await send(job, upload_token, candidate)).toMatchObject({ code: 400, field: `candidate.${name}` });
    await ask('internship', 0, { [name]: 'optional' });
    expect(await send(job, upload_token, candidate)).toMatchObject({ code: 100 });
  },
);

test('what a company does not ask for is not kept, though an older page asked; what it kept before stays', async () => {
  const job = await makeJob(app, team.master);
  const before = aCandidate({ email: 'first@example.com' });
  const after = aCandidate({ email: 'second@example.com' });
  const token = await upload(job);
  expect(await send(job, await upload(job), before)).toMatchObject({ code: 100 });
  await ask('internship', 0, { ...off, days_per_week: 'off', months: 'off', earliest_start: 'off' });
  expect(await send(job, token, after)).toMatchObject({ code: 100 });
  expect(await kept(before.phone)).toMatchObject({ email: 'first@example.com', school: '浙江大学', months: 6 });
  expect(await kept(after.phone)).toMatchObject({ email: '', ...nothing, ...unsaid, name: after.name });
});

test('somebody whom no SMS reaches gives an e-mail, which is kept, though the company asks for none', async () => {
  const job = await makeJob(app, team.master);
  await ask('internship', 0, { email: 'off' });
  const upload_token = await upload(job);
  const candidate = aCandidate({ phone: '85261234567' });
  expect(await send(job, upload_token, candidate)).toMatchObject({ code: 400, field: 'candidate.email' });
  const email = 'hk@example.com';
  expect(await send(job, upload_token, { ...candidate, email })).toMatchObject({ code: 100 });
  expect(await kept(candidate.phone)).toMatchObject({ email });
});

test('a wish is needed only where a job has several cities, and graduates are not asked when they can come', async () => {
  const job = await makeJob(app, team.master, { kind: 'campus', cities: ['310100'] });
  await ask('campus', 0, { wish_city: 'required' });
  expect(await send(job, await upload(job), aCandidate({ ...unsaid }))).toMatchObject({ code: 100 });
});

test('the preview is the form of the page, and saves nothing', async () => {
  const fields = { ...usualFields.internship, ...off, email: 'required' } as const;
  const { token } = team.child;
  const { html } = await app.ok(previewApplyForm, { kind: 'internship', fields }, { token });
  expect(fieldsIn(html)).toEqual(['name!', 'phone!', 'email!', 'days_per_week!', 'months!', 'earliest_start!']);
  const job = await makeJob(app, team.master);
  await ask('internship', 0, fields);
  const real = await (await app.fetch(`/jobs/${job.uuid}`)).text();
  const strip = (form: string) => form.replace(/data-job="[^"]*"/, '').replace(/<h3>.*?(?=<p class="consent")/s, '');
  const [form = ''] = /<form id="apply".*?<\/form>/s.exec(real) ?? [];
  expect(strip(html)).toContain(strip(form));
  expect(await app.call(previewApplyForm, { kind: 'campus', fields }, { token })).toMatchObject({ code: 400 });
});
