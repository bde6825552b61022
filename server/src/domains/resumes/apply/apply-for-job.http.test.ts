import { apply, getCvReading, startUpload } from '@qinghe/contract/resumes/apply.ts';
import type { Candidate } from '@qinghe/contract/resumes/candidate.ts';
import { correctApplication, getApplication, listApplications, revealContact } from '@qinghe/contract/resumes/desk.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { captchaProof, makeMaster, unusedPhone } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { aCandidate, cvFile } from '../../../../test/applications.ts';
import { makeJob, type TestJob } from '../../../../test/jobs.ts';
import { openSocket } from '../../../../test/socket.ts';
import { until } from '../../../../test/until.ts';
import { beginUpload, tryUpload, uploadCv } from '../../../../test/uploads.ts';
import { waitsForLocks } from '../../../../test/waiting.ts';
import { taskHandlers } from '../../../all-domains.ts';
import { withTransaction } from '../../../db/database.ts';
import { takeQuota } from '../../../db/quota.ts';
import { CONFIRMATIONS_OF_JOB, CONFIRMATIONS_TO_ADDRESS, CVS } from '../quotas.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;
const master = await makeMaster(app);
const job = await makeJob(app, master, { questions: ['为什么想来？', '何时能到岗？'], auto_reply: '' });

const upload = async (to: TestJob = job, name?: string) => uploadCv(app, to.uuid, await cvFile(name));

async function uploaded(to: TestJob = job, name?: string): Promise<string> {
  return (await upload(to, name)).upload_token;
}

const send = async (input: Partial<Parameters<typeof app.call<typeof apply>>[1]> = {}, headers = {}) =>
  app.call(
    apply,
    {
      job_uuid: job.uuid,
      upload_token: input.upload_token ?? (await uploaded()),
      candidate: aCandidate(),
      consent: true,
      ...input,
    },
    { headers },
  );

const newest = async () => {
  const { items } = await app.ok(
    listApplications,
    { kind: 'internship', stage: 'new', limit: 1 },
    { token: master.token },
  );
  return app.ok(getApplication, { uuid: items[0]?.uuid ?? '' }, { token: master.token });
};

// Before workers run: what happens between the steps can be held.
test('a CV that is read while its owner sends the form is searchable in its text', async () => {
  const upload_token = await uploaded();
  const file = await db
    .selectFrom('stored_file')
    .select('uuid')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const reading = taskHandlers(app.services).find(({ task }) => task.name === 'resumes.read-cv');
  const sent = await db.transaction().execute(async (trx) => {
    // The form’s transaction has looked at the file already and waits for the job’s row; then the file is read.
    await sql`select from job where uuid = ${job.uuid} for update`.execute(trx);
    const sending = send({ upload_token, candidate: aCandidate({ name: '同时读取' }) });
    await waitsForLocks(db);
    const done = reading?.run({ company_uuid: master.companyUuid, file_uuid: file.uuid });
    await Promise.race([done, waitsForLocks(db, 2)]);
    return { sending, done };
  });
  expect((await sent.sending).code).toBe(100);
  await sent.done;
  const { items } = await app.ok(
    listApplications,
    { kind: 'internship', stage: 'new', q: '优惠券' },
    { token: master.token },
  );
  expect(items.map(({ name }) => name)).toEqual(['同时读取']);
});

test.each([
  ['zhang-siyuan--single.pdf', 'application/pdf'],
  ['zhang-siyuan--docx-plain.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
])('%s is taken, read in the background, and its fields are there to fill the form with', async (name, type) => {
  await app.work();
  const uploaded = await upload(job, name);
  expect(uploaded).toMatchObject({ name, type });
  const reading = await until(async () => {
    const { state, ...rest } = await app.ok(getCvReading, { upload_token: uploaded.upload_token });
    return state !== 'waiting' && { state, ...rest };
  });
  expect(reading).toMatchObject({
    state: 'done',
    failure: null,
    fields: {
      name: { value: '张思远' },
      phone: { value: '13822412719' },
      email: { value: 'siyuan.zhang@example.com' },
      educations: [{ school: { value: '浙江大学' }, degree: { value: 'bachelor' }, major: { value: '软件工程' } }],
      graduationMonth: { value: '2026-06' },
    },
  });
});

test('a file that is a PDF by its first bytes only is taken, and the reading says why it failed', async () => {
  await app.work();
  const file = { name: '坏的.pdf', bytes: new TextEncoder().encode('%PDF-1.7\nnothing of a PDF follows') };
  const { upload_token } = await uploadCv(app, job.uuid, file);
  const reading = await until(async () => {
    const now = await app.ok(getCvReading, { upload_token });
    return now.state !== 'waiting' && now;
  });
  expect(reading).toMatchObject({ state: 'failed', failure: 'damaged', fields: null });
});

test('an application arrives on the desk with answers, file and history, and the company hears of it', async () => {
  const { event } = await openSocket(app, master.token);
  const candidate = aCandidate({ name: '李娜', email: 'lina@example.com', phone: '13700001111' });
  const { data } = await send({ candidate, answers: ['喜欢做产品'] });
  expect(data).toEqual({});
  const detail = await newest();
  const created = await event('application.created', detail.uuid);
  expect(created).toMatchObject({ job_uuid: job.uuid, kind: 'internship' });
  expect(detail).toMatchObject({
    stage: 'new',
    version: 1,
    name: '李娜',
    phone_masked: '137****1111',
    answers: [
      { question: '为什么想来？', answer: '喜欢做产品' },
      { question: '何时能到岗？', answer: '' },
    ],
    cv: { name: 'zhang-siyuan--single.pdf' },
  });
  expect(detail.history.map(({ action }) => action)).toContain('applied');
  const mail = await until(() =>
    db.selectFrom('outbox_message').selectAll().where('address', '=', 'lina@example.com').executeTakeFirst(),
  );
  expect(mail.body).toMatch(new RegExp(`${app.url}/applications/[A-Za-z0-9_-]{43}$`));
  // Whoever typed this address has not proved that it is theirs.
  expect(mail.body).not.toContain('李娜');
});

test('the confirmation is in the candidate’s language, and holds no word of the company', async () => {
  const mailOf = (email: string) =>
    until(() => db.selectFrom('outbox_message').select('body').where('address', '=', email).executeTakeFirst());
  const greeted = aCandidate({ name: 'Grace Lim', email: 'grace@example.com' });
  await send({ candidate: greeted }, { 'accept-language': 'en' });
  expect((await mailOf('grace@example.com')).body).toMatch(/^Hi there, .+ has received your application for “.+”/);
  const answering = await makeJob(app, master, { title: '增长实习生', auto_reply: '{name} 你好，谢谢你的投递。' });
  const replied = aCandidate({ name: '何雨', email: 'heyu@example.com' });
  await send({ candidate: replied, job_uuid: answering.uuid, upload_token: await uploaded(answering) });
  const { body } = await mailOf('heyu@example.com');
  expect(body).toMatch(/^同学，你好！.+ 已收到你投递的「增长实习生」。可随时在下面的页面查看进度：/);
  expect(body).not.toContain('谢谢你的投递');
});

const applicationsOf = (phone: string) =>
  db.selectFrom('application').select(['name', 'job_uuid']).where('phone', '=', phone).execute();

test('the same phone applies for a job once, also when it sends twice at once, but for another job again', async () => {
  const candidate = aCandidate();
  const [tokens, other] = [[await uploaded(), await uploaded()], await makeJob(app, master)];
  const both = await Promise.all(tokens.map((upload_token) => send({ candidate, upload_token })));
  expect(both.map(({ code }) => code)).toEqual([100, 100]);
  expect(await applicationsOf(candidate.phone)).toHaveLength(1);
  expect((await send({ candidate, job_uuid: other.uuid })).code).toBe(100);
  expect(await applicationsOf(candidate.phone)).toHaveLength(2);
});

test('whoever tries a phone learns nothing from the response, and the owner of the phone hears of it', async () => {
  const owner = aCandidate({ name: '先投的人', email: 'owner@example.com' });
  const toldAt = (address: string) =>
    db.selectFrom('outbox_message').select('body').where('address', '=', address).execute();
  const first = await send({ candidate: owner });
  await until(async () => (await toldAt('owner@example.com')).length === 1);
  const upload_token = await uploaded();
  const again = await send({ candidate: { ...owner, name: '试号码的人', email: 'prober@example.com' }, upload_token });
  const toldBy = ({ status, code, msg, data }: typeof first) => ({ status, code, msg, data });
  expect(toldBy(again)).toEqual(toldBy(first));
  expect(await applicationsOf(owner.phone)).toMatchObject([{ name: '先投的人' }]);
  // At the phone: whose the e-mail address is nobody has proved.
  const [repeat] = await until(async () => {
    const sent = await toldAt(owner.phone);
    return sent.length === 1 && sent;
  });
  expect(repeat?.body).toMatch(/再次投递.*之前的那份不变/);
  expect(repeat?.body).not.toContain('试号码的人');
  expect(await toldAt('owner@example.com')).toHaveLength(1);
  expect(await toldAt('prober@example.com')).toEqual([]);
  // Its upload is used up like anybody's, and tells no more.
  expect(await send({ candidate: aCandidate(), upload_token })).toMatchObject({ code: 42203 });
  expect(await app.call(getCvReading, { upload_token })).toMatchObject({ code: 42203 });
});

test('the same request key applies once', async () => {
  const headers = { 'idempotency-key': 'apply-once-2026' };
  const input = { candidate: aCandidate(), upload_token: await uploaded() };
  const first = await send(input, headers);
  expect(await send(input, headers)).toMatchObject({ code: first.code, data: first.data });
  expect(await applicationsOf(input.candidate.phone)).toHaveLength(1);
  expect(await send({ ...input, candidate: aCandidate() }, headers)).toMatchObject({ code: 40904 });
});

test('without consent, and with fields that are not in form, nothing is taken', async () => {
  const upload_token = await uploaded();
  expect(await send({ upload_token, consent: false as true })).toMatchObject({ code: 400, field: 'consent' });
  for (const [field, wrong] of [
    ['phone', '+86'],
    ['phone', '无'],
    ['email', 'nobody'],
    ['name', ' '],
    ['graduation_month', '2027-13'],
    ['degree', 'postdoc'],
    ['days_per_week', 8],
    ['earliest_start', '2027-02-30'],
  ] as const) {
    const candidate = { ...aCandidate(), [field]: wrong } as ReturnType<typeof aCandidate>;
    expect(await send({ upload_token, candidate })).toMatchObject({ code: 400, field: `candidate.${field}` });
  }
});

test('a name is one line without an address, and somebody whom no SMS reaches gives an e-mail', async () => {
  const upload_token = await uploaded();
  const apply = (candidate: Partial<Candidate>) => send({ upload_token, candidate: { ...aCandidate(), ...candidate } });
  for (const name of [
    '中奖 http://evil.cn/a',
    '登录 evil.com',
    'www.evil.io',
    '加Ｖ１３８００１３８０００',
    'a@b.cn',
    '张\n三',
  ])
    expect(await apply({ name }), name).toMatchObject({ code: 400, field: 'candidate.name' });
  for (const phone of ['8821330012345', '0085261234567', '4006006666'])
    expect(await apply({ phone, email: '' })).toMatchObject({ code: 400, field: 'candidate.email' });
  expect((await apply({ name: 'J.R. O’Brien-St.John', phone: '85261234567', email: 'jr@example.com' })).code).toBe(100);
});

test('an upload serves one application', async () => {
  const upload_token = await uploaded();
  expect((await send({ upload_token })).code).toBe(100);
  expect(await send({ upload_token })).toMatchObject({ code: 42203, field: 'file', reason: /已用于一次投递/ });
  const both = await uploaded();
  const codes = await Promise.all([send({ upload_token: both }), send({ upload_token: both })]);
  expect(codes.map(({ code }) => code).sort((a, b) => a - b)).toEqual([100, 42203]);
});

test('nobody is flooded: an address gets ten confirmations a day, while every application is taken', async () => {
  const email = 'Flooded@example.com';
  const { most } = CONFIRMATIONS_TO_ADDRESS;
  const now = app.clock.now();
  await withTransaction(db, (trx) =>
    takeQuota(trx, CONFIRMATIONS_TO_ADDRESS, email.toLowerCase(), { now, amount: most - 1 }),
  );
  for (const written of [email, email.toLowerCase()])
    expect((await send({ candidate: aCandidate({ email: written }) })).code).toBe(100);
  const messages = await db
    .selectFrom('candidate_message')
    .innerJoin('application', 'application.uuid', 'candidate_message.application_uuid')
    .select('candidate_message.uuid')
    .where('application.email', 'ilike', email)
    .execute();
  expect(messages).toHaveLength(1);
});

test('what a flood leaves no room for is sent an hour later, not never, and the company’s reply stands at once', async () => {
  const flooded = await makeJob(app, master, { auto_reply: '三天内回复你' });
  const now = app.clock.now();
  const use = (amount: number, at: Date) =>
    withTransaction(db, (trx) => takeQuota(trx, CONFIRMATIONS_OF_JOB, flooded.uuid, { now: at, amount }));
  await use(CONFIRMATIONS_OF_JOB.most, now);
  await use(CONFIRMATIONS_OF_JOB.most, new Date(now.getTime() + 3_600_000));
  const candidate = aCandidate({ email: 'honest@example.com' });
  expect((await send({ job_uuid: flooded.uuid, upload_token: await uploaded(flooded), candidate })).code).toBe(100);
  const { body, send_after } = await db
    .selectFrom('candidate_message')
    .innerJoin('application', 'application.uuid', 'candidate_message.application_uuid')
    .select(['candidate_message.body', 'candidate_message.send_after'])
    .where('application.email', '=', candidate.email)
    .executeTakeFirstOrThrow();
  expect(body).toBe('三天内回复你');
  expect(Date.parse(send_after)).toBe((Math.floor(now.getTime() / 3_600_000) + 2) * 3_600_000);
});

test('uploads are announced with a proof each, and no network and no job takes more than its share', async () => {
  const wanted = await makeJob(app, master);
  const announce = async () =>
    app.call(startUpload, { job_uuid: wanted.uuid, name: 'cv.pdf', size: 9, captcha_proof: await captchaProof(app) });
  const proof = await captchaProof(app);
  const input = { job_uuid: wanted.uuid, name: 'cv.pdf', size: 9, captcha_proof: proof };
  expect((await app.call(startUpload, input)).code).toBe(100);
  expect((await app.call(startUpload, input)).code).toBe(10104);
  const now = app.clock.now();
  const use = (amount: number) => withTransaction(db, (trx) => takeQuota(trx, CVS.ofJob, wanted.uuid, { now, amount }));
  expect(await use(CVS.ofJob.most)).toBe(false);
  while (await use(50));
  while (await use(1));
  expect(await announce()).toMatchObject({ status: 429, data: { retry_after: expect.any(Number) } });
  app.clock.advance({ days: 1 });
  expect((await announce()).code).toBe(100);
  app.clock.reset();
});

test('a job that is closed, past its deadline, still in review or unknown takes neither file nor application', async () => {
  const upload_token = await uploaded();
  const yesterday = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  for (const [closed, code] of [
    [await makeJob(app, master, { state: 'offline' }), 40902],
    [await makeJob(app, master, { state: 'expired' }), 40902],
    [await makeJob(app, master, { state: 'reviewing' }), 40902],
    [await makeJob(app, master, { deadline: yesterday }), 40902],
    [await makeJob(app, master, { state: 'draft' }), 40401],
    [{ ...job, uuid: master.uuid }, 40401],
  ] as const) {
    expect((await app.call(startUpload, { job_uuid: closed.uuid, name: 'cv.pdf', size: 9 })).code).toBe(code);
    expect((await send({ job_uuid: closed.uuid, upload_token })).code).toBe(code);
  }
});

test('an upload opens nothing of another company, nothing when made up, and nothing after a day', async () => {
  const foreign = await makeJob(app, await makeMaster(app));
  const upload_token = await uploaded(foreign);
  expect(await send({ upload_token })).toMatchObject({ status: 403, code: 403 });
  expect(await send({ upload_token: 'made-up' })).toMatchObject({ code: 403 });
  expect(await app.call(getCvReading, { upload_token: 'made-up' })).toMatchObject({ code: 403 });
  const mine = await uploaded();
  app.clock.advance({ days: 1, seconds: 1 });
  expect((await app.call(getCvReading, { upload_token: mine })).code).toBe(403);
  expect((await send({ upload_token: mine })).code).toBe(403);
  app.clock.reset();
});

test('files of other types, empty ones and none at all are refused, under any name', async () => {
  const text = (content: string) => new TextEncoder().encode(content);
  for (const file of [
    { name: 'cv.pdf', bytes: text('just words') },
    { name: 'cv.docx', bytes: text('PK\u0003\u0004 not a document') },
    { name: 'cv.pdf', bytes: text('GIF89a\x01\0\x01\0\0\0\0;') },
    { name: 'cv.pdf', bytes: text('<script>alert(1)</script>') },
    { name: 'cv.doc', bytes: text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>') },
  ])
    expect((await tryUpload(app, job.uuid, file)).response).toMatchObject({ status: 422, code: 42203, field: 'file' });
  expect(await app.call(startUpload, { job_uuid: job.uuid, name: 'cv.pdf', size: 0 })).toMatchObject({
    code: 42203,
    field: 'file',
  });
});

test('a file above 20 MB is refused', async () => {
  const announce = (size: number) => app.call(startUpload, { job_uuid: job.uuid, name: 'big.pdf', size });
  expect(await announce(20 * 1024 * 1024 + 1)).toMatchObject({ status: 422, code: 42203, field: 'file' });
  expect(await announce(20 * 1024 * 1024)).toMatchObject({ code: 10104 });
  await beginUpload(app, job.uuid, { name: 'big.pdf', size: 20 * 1024 * 1024 });
});

test('a file name keeps its letters and loses paths and signs that a disk or a header cannot bear', async () => {
  const { bytes } = await cvFile();
  const name = async (given: string) => (await uploadCv(app, job.uuid, { name: given, bytes })).name;
  expect(await name('张思远-浙江大学.pdf')).toBe('张思远-浙江大学.pdf');
  expect(await name('C:\\Users\\zhang\\简历.pdf')).toBe('简历.pdf');
  expect(await name('../../etc/passwd')).toBe('passwd');
  expect((await name(`${'长'.repeat(300)}.pdf`)).length).toBeLessThanOrEqual(100);
});

test.each([
  ['days_per_week', '请填写每周可以到岗的天数'],
  ['months', '请填写可以实习的月数'],
  ['earliest_start', '请选择最早到岗的日期'],
] as const)('an internship asks for %s, a campus job does not', async (field, reason) => {
  const candidate = aCandidate({ [field]: null });
  expect(await send({ candidate })).toMatchObject({ status: 400, field: `candidate.${field}`, reason });
  const campus = await makeJob(app, master, { kind: 'campus' });
  const input = { job_uuid: campus.uuid, upload_token: await uploaded(campus), candidate };
  expect((await send(input)).code).toBe(100);
});

test('a name of 60 characters is taken whole, a longer one refused at its field', async () => {
  const name = '阿'.repeat(60);
  expect((await send({ candidate: aCandidate({ name }) })).code).toBe(100);
  expect((await newest()).name).toBe(name);
  expect(await send({ candidate: aCandidate({ name: `${name}布` }) })).toMatchObject({
    status: 400,
    field: 'candidate.name',
  });
});

test('a phone is one however it is typed: full width, with blanks, with the country code', async () => {
  const phone = unusedPhone();
  const wide = phone.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
  const spaced = `${phone.slice(0, 3)} ${phone.slice(3, 7)}-${phone.slice(7)}`;
  const one = await makeJob(app, master);
  for (const typed of [phone, wide, spaced, `+86 ${spaced}`, `0086${phone}`, `86${phone}`]) {
    const input = { job_uuid: one.uuid, upload_token: await uploaded(one), candidate: aCandidate({ phone: typed }) };
    expect([typed, (await send(input)).code]).toEqual([typed, 100]);
  }
  const list = { kind: 'internship' as const, stage: 'new' as const, job_uuid: one.uuid };
  const { items } = await app.ok(listApplications, list, { token: master.token });
  expect(items).toHaveLength(1);
  const { phone: kept } = await app.ok(revealContact, { uuid: items[0]?.uuid ?? '' }, { token: master.token });
  expect(kept).toBe(phone);
});

test('a graduate says how good, where to and what else there is; the desk shows it and puts it right', async () => {
  const campus = await makeJob(app, master, { kind: 'campus', cities: ['330100', '310100'] });
  const graduate = { gpa: '3.7/4.0', wish_city: '上海市', offer_state: 'considering' as const };
  const candidate = { ...aCandidate(), ...graduate, days_per_week: null, months: null, earliest_start: null };
  const input = { job_uuid: campus.uuid, upload_token: await uploaded(campus), candidate };
  expect((await send(input)).code).toBe(100);
  const { token } = master;
  const { items } = await app.ok(listApplications, { kind: 'campus', stage: 'new', limit: 1 }, { token });
  expect(items[0]).toMatchObject({ ...graduate, batch: null });
  const seen = { uuid: items[0]?.uuid ?? '', version: items[0]?.version ?? 0 };
  const corrected = await app.ok(correctApplication, { ...seen, correction: { gpa: '前 10%' } }, { token });
  expect(corrected).toMatchObject({ ...graduate, gpa: '前 10%' });
  for (const [field, wrong] of [
    ['gpa', '3'.repeat(21)],
    ['wish_city', '长'.repeat(31)],
    ['wish_city', '成都市'],
    ['offer_state', 'many'],
  ]) {
    const again = { ...input, candidate: { ...candidate, [field as 'gpa']: wrong } };
    expect(await send(again)).toMatchObject({ status: 400, field: `candidate.${field}` });
  }
});

test('the form of a campus job asks a graduate’s questions, that of an internship an intern’s', async () => {
  const form = async (overrides: Parameters<typeof makeJob>[2]) => {
    const { uuid } = await makeJob(app, master, overrides);
    const html = await (await app.fetch(`/jobs/${uuid}`)).text();
    return [...html.matchAll(/ name="(gpa|offer_state|wish_city|days_per_week|months|earliest_start)"/g)].map(
      ([, name]) => name,
    );
  };
  expect(await form({ kind: 'campus', cities: ['330100', '310100'] })).toEqual(['gpa', 'offer_state', 'wish_city']);
  // In one city there is nothing to wish.
  expect(await form({ kind: 'campus', cities: ['330100'] })).toEqual(['gpa', 'offer_state']);
  expect(await form({ kind: 'internship' })).toEqual(['days_per_week', 'months', 'earliest_start']);
});
