import { addCandidate } from '@qinghe/contract/intake/people.ts';
import { saveDeliverSetting, usualDeliverSetting } from '@qinghe/contract/jobs/deliver-setting.ts';
import { usualFields } from '@qinghe/contract/jobs/resume-config.ts';
import { createPlatformApplication } from '@qinghe/contract/platform/applications.ts';
import { apply } from '@qinghe/contract/resumes/apply.ts';
import { getApplication } from '@qinghe/contract/resumes/desk.ts';
import { previewApplyForm } from '@qinghe/contract/resumes/preview-form.ts';
import { beforeEach, expect, test } from 'vitest';
import { makeTeam, unusedPhone } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { aCandidate, cvFile } from '../../../../test/applications.ts';
import { codeFor } from '../../../../test/codes.ts';
import { makeJob, type TestJob } from '../../../../test/jobs.ts';
import { makeKey } from '../../../../test/platform.ts';
import { uploadCv } from '../../../../test/uploads.ts';
import { withTransaction } from '../../../db/database.ts';
import { saveProof } from '../status/proof-queries.ts';

const app = await startTestApp();
const { db } = app.services;
let team: Awaited<ReturnType<typeof makeTeam>>;
beforeEach(async () => {
  team = await makeTeam(app);
});

const grant = (version: number, wishes: number | null, ordered = false) =>
  app.ok(saveDeliverSetting, { ...usualDeliverSetting, version, wishes, ordered }, { token: team.master.token });
const campusJob = (title: string) => makeJob(app, team.master, { kind: 'campus', title });
const campusJobs = () => Promise.all(['研发', '产品', '运营'].map(campusJob)) as Promise<[TestJob, TestJob, TestJob]>;
interface Sent {
  wish_rank?: number | null;
  /** Whoever has the phone gets one for each. */
  code?: string;
}
async function send(job: TestJob, phone: string, { wish_rank = null, code }: Sent = {}) {
  const { upload_token } = await uploadCv(app, job.uuid, await cvFile());
  const candidate = aCandidate({ phone, wish_rank, days_per_week: null, months: null, earliest_start: null });
  const proof = code ?? (await codeFor(app, phone, 'apply'));
  return app.call(apply, { job_uuid: job.uuid, upload_token, candidate, code: proof, consent: true });
}
/** As another system hands somebody in, whose phone nobody has proved. */
async function handIn(job: TestJob, phone: string, reference: string, wish_rank: number | null = null) {
  const { key } = await makeKey(app, team.master, ['applications:write']);
  const candidate = aCandidate({ phone, wish_rank });
  const input = { job_uuid: job.uuid, candidate, consent: true as const, reference };
  return app.call(createPlatformApplication, input, { token: key });
}
const wishesOf = async (phone: string) =>
  (
    await db
      .selectFrom('application')
      .innerJoin('job', 'job.uuid', 'application.job_uuid')
      .select(['job.title', 'application.wish_rank', 'application.uuid'])
      .where('application.phone', '=', phone)
      .orderBy('application.applied_at')
      .orderBy('application.uuid')
      .execute()
  ).map(({ title, wish_rank }) => [title, wish_rank]);
const setState = (phone: string, job: TestJob, state: { withdrawn_at?: Date; stage?: 'reject'; applied_at?: Date }) =>
  db.updateTable('application').set(state).where('phone', '=', phone).where('job_uuid', '=', job.uuid).execute();
const messagesTo = async (phone: string) =>
  (
    await db
      .selectFrom('candidate_message')
      .innerJoin('application', 'application.uuid', 'candidate_message.application_uuid')
      .select('candidate_message.notice')
      .where('application.phone', '=', phone)
      .orderBy('candidate_message.uuid')
      .execute()
  ).map(({ notice }) => notice);

test('without a limit a graduate stands for as many jobs as there are', async () => {
  const phone = unusedPhone();
  for (const job of await campusJobs())
    expect(await send(job, phone, { wish_rank: 2, code: '' })).toMatchObject({ code: 100 });
  expect(await wishesOf(phone)).toEqual([
    ['研发', null],
    ['产品', null],
    ['运营', null],
  ]);
});

test('with a limit nobody sends one without a code, whatever the phone has; a wrong one counts', async () => {
  await grant(0, 1);
  const [dev, product] = await campusJobs();
  const [phone, other] = [unusedPhone(), unusedPhone()];
  await send(dev, phone);
  const refusals = [await send(product, phone, { code: '' }), await send(product, other, { code: '' })];
  for (const refusal of refusals)
    expect(refusal).toMatchObject({ code: 400, field: 'code', reason: '请填写手机收到的验证码' });
  expect(await send(dev, other, { code: '000000' })).toMatchObject({ code: 40102, field: 'code' });
  expect([await wishesOf(phone), await wishesOf(other)]).toMatchObject([[['研发', null]], []]);
  // No SMS reaches such a phone; neither is an internship a wish.
  const { upload_token } = await uploadCv(app, dev.uuid, await cvFile());
  const candidate = aCandidate({ phone: '85251234567', email: 'hk@example.com' });
  expect(await app.call(apply, { job_uuid: dev.uuid, upload_token, candidate, consent: true })).toMatchObject({
    code: 100,
  });
  const intern = await makeJob(app, team.master, { kind: 'internship', title: '实习' });
  const cv = await uploadCv(app, intern.uuid, await cvFile());
  await app.ok(apply, { ...cv, job_uuid: intern.uuid, candidate: aCandidate({ phone }), consent: true });
});

test('one more than the limit is refused in words to who has proved the phone, and takes nothing', async () => {
  await grant(0, 2);
  const phone = unusedPhone();
  const [dev, product, operations] = await campusJobs();
  await send(dev, phone);
  await send(product, phone);
  const refused = await send(operations, phone);
  expect(refused).toMatchObject({ code: 40902, reason: expect.stringContaining('已投满 2 个职位') });
  expect(await wishesOf(phone)).toHaveLength(2);
  await setState(phone, dev, { withdrawn_at: new Date() });
  expect(await send(operations, phone)).toMatchObject({ code: 100 });
  expect(await send(operations, unusedPhone())).toMatchObject({ code: 100 });
});

test('what nobody has proved uses up nothing of the owner’s, and beyond the limit is told to the phone', async () => {
  await grant(0, 2, false);
  const phone = unusedPhone();
  const [dev, product, operations] = await campusJobs();
  await handIn(dev, phone, 'a');
  await handIn(product, phone, 'b');
  expect(await handIn(operations, phone, 'c')).toMatchObject({ code: 100 });
  expect(await wishesOf(phone)).toHaveLength(2);
  const [, , told] = await messagesTo(phone);
  expect(told).toContain('已经投满');
  expect(told).toContain('「运营」');
  // The owner comes, and has all of their own.
  expect(await send(operations, phone)).toMatchObject({ code: 100 });
  const more = await campusJob('设计');
  expect(await send(more, phone)).toMatchObject({ code: 100 });
  expect(await send(await campusJob('法务'), phone)).toMatchObject({ code: 40902 });
  expect((await wishesOf(phone)).map(([title]) => title)).toEqual(['研发', '产品', '运营', '设计']);
});

test('whom a company brought in has wished for nothing, opened link or not, and is taken where there is room for none', async () => {
  await grant(0, 1);
  const [research, product, operations] = await campusJobs();
  const phone = unusedPhone();
  const bringIn = (job: TestJob) =>
    app.ok(
      addCandidate,
      { job_uuid: job.uuid, basis: 'referral', candidate: { name: '何青', phone } },
      { token: team.master.token },
    );
  const { application } = await bringIn(research);
  const proved = { applicationUuid: application.uuid, kind: 'phone' as const, now: app.clock.now() };
  await withTransaction(db, (trx) => saveProof(trx, research.companyUuid, proved));
  expect(await send(product, phone)).toMatchObject({ code: 100 });
  expect((await bringIn(operations)).made).toBe(true);
  expect(await wishesOf(phone)).toHaveLength(3);
});

test('an application taken back, rejected or of a season ago makes room', async () => {
  await grant(0, 1);
  const [dev, product] = await campusJobs();
  for (const state of [
    { withdrawn_at: new Date() },
    { stage: 'reject' as const },
    { applied_at: new Date(Date.now() - 366 * 86_400_000) },
  ]) {
    const phone = unusedPhone();
    await send(dev, phone);
    await setState(phone, dev, state);
    await send(product, phone);
    expect(await wishesOf(phone)).toHaveLength(2);
  }
});

test('of two at once as many are taken as there is room for', async () => {
  await grant(0, 2, true);
  const phone = unusedPhone();
  const responses = await Promise.all((await campusJobs()).map((job) => handIn(job, phone, job.uuid, 1)));
  expect(responses.map(({ code }) => code)).toEqual([100, 100, 100]);
  const ranks = (await wishesOf(phone)).map(([, rank]) => rank);
  expect(ranks.sort()).toEqual([1, 2]);
});

test('wishes in order: the form offers every place, and a taken one gives way to the next free one', async () => {
  await grant(0, 3, true);
  const phone = unusedPhone();
  const [dev, product, operations] = await campusJobs();
  const html = await (await app.fetch(`/jobs/${dev.uuid}`)).text();
  expect(html).toContain('data-part="code" data-asked="true">');
  expect([...html.matchAll(/第 (\d) 志愿/g)].map(([, place]) => place)).toEqual(['1', '2', '3']);
  for (const wrong of [null, 4])
    expect(await send(dev, phone, { wish_rank: wrong })).toMatchObject({ code: 400, field: 'candidate.wish_rank' });
  await send(dev, phone, { wish_rank: 2 });
  await send(product, phone, { wish_rank: 2 });
  await send(operations, phone, { wish_rank: 1 });
  expect(await wishesOf(phone)).toEqual([
    ['研发', 2],
    ['产品', 1],
    ['运营', 3],
  ]);
});

test('the record says which wish it is, and the preview asks as the form does', async () => {
  const { token } = team.master;
  const fields = usualFields.campus;
  expect((await app.ok(previewApplyForm, { kind: 'campus', fields }, { token })).html).not.toContain('wish_rank');
  await grant(0, 2, true);
  expect((await app.ok(previewApplyForm, { kind: 'campus', fields }, { token })).html).toContain('wish_rank');
  const internship = { kind: 'internship', fields: usualFields.internship } as const;
  expect((await app.ok(previewApplyForm, internship, { token })).html).not.toContain('wish_rank');
  const phone = unusedPhone();
  await send(await campusJob('研发'), phone, { wish_rank: 2 });
  const { uuid } = await db
    .selectFrom('application')
    .select('uuid')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow();
  expect(await app.ok(getApplication, { uuid }, { token })).toMatchObject({ wish_rank: 2 });
});
