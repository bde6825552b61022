import { apply, getCvReading } from '@qinghe/contract/resumes/apply.ts';
import type { CvFields } from '@qinghe/contract/resumes/cv.ts';
import { getApplication, listApplications } from '@qinghe/contract/resumes/desk.ts';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { attackedCv, attacks } from '../../../../../cv-reader/corpus/attacks.ts';
import { makeMaster } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { aCandidate, makeApplication } from '../../../../test/applications.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { playChatCompletions } from '../../../../test/stand-ins/chat-completions.ts';
import { until } from '../../../../test/until.ts';
import { uploadCv } from '../../../../test/uploads.ts';
import { taskHandlers } from '../../../all-domains.ts';
import { chatCompletions } from '../../../providers/second-reader/chat-completions.ts';

const app = await startTestApp({ own: true });
const master = await makeMaster(app);
const job = await makeJob(app, master, { questions: [], auto_reply: '' });
const account = { key: 'sk-of-ours', model: 'reader-1' };
const service = await playChatCompletions(account);
const nothing = { name: null, phone: null, email: null, educations: [], internships: [], projects: [] };

const setUp = (options: { callsPerDay?: number; timeout?: number } = {}) => {
  app.services.secondReader = chatCompletions({
    ...account,
    url: service.url,
    callsPerDay: 1_000,
    timeout: 5_000,
    ...options,
  });
};
beforeEach(() => setUp());
afterEach(() => {
  service.next = undefined;
  service.asked.length = 0;
  service.says = () => nothing;
});
afterAll(() => service.close());

/** An application with a CV that was read as these fields. */
async function readAs(text: string, fields: CvFields = {}) {
  const { uuid, fileUuid: file_uuid } = await makeApplication(app, job);
  await set(file_uuid, { reading_text: text, reading_fields: JSON.stringify(fields) });
  return { uuid, file_uuid, ids: { company_uuid: master.companyUuid ?? '', file_uuid, sender: 'somebody' } };
}

const set = (file_uuid: string, values: { reading_text?: string; reading_fields?: string }) =>
  app.services.db
    .updateTable('stored_file')
    .set({ reading_state: 'done', ...values })
    .where('uuid', '=', file_uuid)
    .execute();

const fieldsOf = async (file_uuid: string) =>
  (
    await app.services.db
      .selectFrom('stored_file')
      .select('reading_fields')
      .where('uuid', '=', file_uuid)
      .executeTakeFirstOrThrow()
  ).reading_fields;

const ask = (ids: object) =>
  taskHandlers(app.services)
    .find(({ task }) => task.name === 'resumes.ask-second-reader')
    ?.run(ids);

const eventsOf = async () =>
  Number(
    (
      await app.services.db
        .selectFrom('realtime_event')
        .select((e) => e.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

const TEXT = '林小禾\n山川科技公司\t测试实习生\t2024.01-2024.03\n推荐人\n张教授 13900139000';
const internship = { company: '山川科技公司', title: '测试实习生', period: '2024.01-2024.03' };

test('what it finds stands in the file, marked, and the desk is told', async () => {
  const { uuid, ids } = await readAs(TEXT);
  const before = await eventsOf();
  service.says = () => ({ ...nothing, name: '林小禾', phone: '13900139000', internships: [internship] });
  await ask(ids);
  const { cv } = await app.ok(getApplication, { uuid }, { token: master.token });
  expect(cv?.fields).toEqual({
    name: { value: '林小禾', source: { start: 0, end: 3 }, doubt: 'asked' },
    internships: [
      expect.objectContaining({
        company: { value: '山川科技公司', source: { start: 4, end: 10 }, doubt: 'asked' },
        start: expect.objectContaining({ value: '2024-01', doubt: 'asked' }),
      }),
    ],
  });
  expect(await eventsOf()).toBe(before + 1);
  // The CV stands between marks that it cannot know, in a message of its own.
  const [system, user] = service.asked[0]?.messages ?? [];
  const [, mark] = user?.content.match(/^<(cv-[0-9a-f]{18})>\n/) ?? [];
  expect(user?.content).toBe(`<${mark}>\n${TEXT}\n</${mark}>`);
  expect(system?.content).toContain(mark);
  expect(system?.content).not.toContain('山川');
});

test('only what is open is asked for; a CV that was read to its end is not sent', async () => {
  const sure = (value: string) => ({ value, source: null });
  const range = { start: sure('2024-01'), end: sure('2024-03') };
  const entries = {
    educations: [
      {
        school: sure('山川大学'),
        degree: { value: 'bachelor' as const, source: null },
        major: sure('统计学'),
        ...range,
      },
    ],
    internships: [{ company: sure('山川科技公司'), title: sure('测试'), ...range }],
  };
  const person = { name: sure('林小禾'), phone: sure('13800138000'), email: sure('lin@example.com') };
  const open = await readAs(TEXT, { ...person, ...entries });
  await ask(open.ids);
  expect(service.asked[0]?.messages[0]?.content).toContain('Look only for: projects;');
  const whole = await readAs(TEXT, { ...person, ...entries, projects: [{ name: sure('青禾'), ...range }] });
  await ask(whole.ids);
  expect(service.asked).toHaveLength(1);
});

test('a reader that obeys every attack moves nothing, and its log holds no word of a CV', async () => {
  for (const { text, answer } of attacks) {
    const { ids, file_uuid } = await readAs(attackedCv(text).replaceAll('\u0000', ' '));
    service.says = () => ({ ...nothing, ...answer });
    await ask(ids);
    expect(await fieldsOf(file_uuid)).toEqual({});
  }
  expect(service.asked).toHaveLength(attacks.length);
  for (const { messages } of service.asked) expect(messages[1]?.content.length).toBeLessThan(12_100);
  expect(app.logs()).not.toMatch(/王思聪|远山数据|sk-of-ours/);
});

test.each([
  ['is down', { status: 500 }],
  ['has too many callers', { status: 429 }],
  ['says nothing', 'silence' as const],
])('a service that %s leaves the first reading, and is asked again later', async (_what, next) => {
  setUp({ timeout: 100 });
  const { ids, file_uuid } = await readAs(TEXT);
  service.next = next;
  await expect(ask(ids)).rejects.toThrow('Second reader');
  expect(await fieldsOf(file_uuid)).toEqual({});
  service.next = undefined;
  service.says = () => ({ ...nothing, name: '林小禾' });
  await ask(ids);
  expect(await fieldsOf(file_uuid)).toHaveProperty('name.value', '林小禾');
});

test.each([
  ['another shape', { name: '林小禾' }],
  ['more than was asked for', { ...nothing, name: '林小禾', note: 'hi' }],
  ['values of a wrong kind', { ...nothing, name: ['林小禾'] }],
  ['nothing', null],
])('an answer with %s is thrown away', async (_what, answer) => {
  const { ids, file_uuid } = await readAs(TEXT);
  service.says = () => answer;
  await ask(ids);
  expect(await fieldsOf(file_uuid)).toEqual({});
});

test('a reading that was replaced meanwhile stays as it is', async () => {
  const { ids, file_uuid } = await readAs(TEXT);
  const newer = JSON.stringify({ name: { value: '林大禾', source: null } });
  app.services.secondReader = {
    callsPerDay: 1_000,
    async ask() {
      await set(file_uuid, { reading_text: `${TEXT}\n第二页`, reading_fields: newer });
      return { ...nothing, name: '林小禾' };
    },
  };
  await ask(ids);
  expect(await fieldsOf(file_uuid)).toHaveProperty('name.value', '林大禾');
});

test('beyond its calls of a day nobody is asked', async () => {
  app.clock.advance({ days: 2 });
  setUp({ callsPerDay: 1 });
  for (const { ids } of [await readAs(TEXT), await readAs(TEXT)]) await ask(ids);
  expect(service.asked).toHaveLength(1);
});

test('a CV is sent once somebody has applied with it, not before, and nowhere without a service', async () => {
  await app.work();
  const { upload_token } = await uploadCv(app, job.uuid);
  await until(async () => (await app.ok(getCvReading, { upload_token })).state === 'done', 'the file is read');
  const file = await app.services.db
    .selectFrom('stored_file')
    .select('uuid')
    .orderBy('uuid', 'desc')
    .executeTakeFirstOrThrow();
  await set(file.uuid, { reading_fields: '{}' });
  expect(service.asked).toHaveLength(0);
  service.says = () => ({ ...nothing, name: '张思远' });
  await app.ok(apply, { job_uuid: job.uuid, upload_token, candidate: aCandidate(), consent: true });
  await until(async () => (await fieldsOf(file.uuid)) !== null && service.asked.length === 1, 'it is asked');
  await until(async () => 'name' in ((await fieldsOf(file.uuid)) as object), 'the name is taken');

  app.services.secondReader = null;
  const other = await uploadCv(app, job.uuid);
  await app.ok(apply, { job_uuid: job.uuid, upload_token: other.upload_token, candidate: aCandidate(), consent: true });
  await until(async () => {
    const { items } = await app.ok(
      listApplications,
      { kind: 'internship', stage: 'new', limit: 1 },
      { token: master.token },
    );
    const { cv } = await app.ok(getApplication, { uuid: items[0]?.uuid ?? '' }, { token: master.token });
    return cv?.reading === 'done';
  }, 'the file is read');
  const { n } = await app.services.db
    .selectFrom('pgboss.job' as never)
    .select((e) => e.fn.countAll().as('n'))
    .where('name' as never, '=', 'resumes.ask-second-reader' as never)
    .executeTakeFirstOrThrow();
  expect(Number(n)).toBe(1);
});
