import {
  eraseCandidate,
  findCandidate,
  holdCandidate,
  listErasureRequests,
  releaseCandidate,
} from '@qinghe/contract/candidates/erasure.ts';
import { answerByLink } from '@qinghe/contract/candidates/linked-page.ts';
import { sendChatMessage } from '@qinghe/contract/chat/chat.ts';
import { registerForFair } from '@qinghe/contract/fairs/visitors.ts';
import { listOperatorAudit } from '@qinghe/contract/ops/audit.ts';
import { addNote } from '@qinghe/contract/resumes/annotate.ts';
import { blockCandidate } from '@qinghe/contract/resumes/block.ts';
import { rejectApplication } from '@qinghe/contract/resumes/decide.ts';
import { countApplications, findApplications } from '@qinghe/contract/resumes/index.ts';
import { listTalents } from '@qinghe/contract/talents/list.ts';
import { putTalent } from '@qinghe/contract/talents/put.ts';
import { signUpForTalk } from '@qinghe/contract/talks/sign-up.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { makeMaster, unusedPhone } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { makeOperator } from '../../../../test/companies.ts';
import { makeStand, registrationInput } from '../../../../test/fairs.ts';
import { makeJob, makeTalk } from '../../../../test/jobs.ts';
import { makeLinkOf, openIn } from '../../../../test/links.ts';
import { makeBroadcast, signUp } from '../../../../test/live.ts';
import { aTalent, makeTalentKey } from '../../../../test/platform.ts';
import { openSocket } from '../../../../test/socket.ts';
import { signUpInput } from '../../../../test/talks.ts';
import { withTransaction } from '../../../db/database.ts';
import { chinaDay } from '../../../time/china-day.ts';
import { insertSentLink, statusUrl } from '../../resumes/status/status-link.ts';
import { eraseAsked } from './erase-asked.ts';

const app = await startTestApp({ own: true });
const { services } = app;
const { db } = services;
await app.work();
const { token } = await makeOperator(app);
const master = await makeMaster(app);
const job = await makeJob(app, master);

const person = () => {
  const phone = unusedPhone();
  return { phone, email: `p${phone}@stu.example.com`, name: `欧阳${phone.slice(-4)}静` };
};

/** The page of an application, in the browser that opened its link. */
async function pageOf(uuid: string, reached: { phone: string; email: string }) {
  const linked = { companyUuid: job.companyUuid, applicationUuid: uuid, now: app.clock.now() };
  await withTransaction(db, (trx) => insertSentLink(trx, services, linked, reached));
  const { pathname } = new URL(statusUrl(services, uuid));
  const opened = await app.fetch(pathname, { method: 'POST', redirect: 'manual' });
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  const post = (page: string, headers: Record<string, string> = { cookie }) =>
    app.fetch(`${pathname}/${page}`, { method: 'POST', redirect: 'manual', headers });
  return {
    see: async (page = '') => (await app.fetch(`${pathname}${page}`, { headers: { cookie } })).text(),
    ask: (headers?: Record<string, string>) => post('erase', headers),
    undo: (headers?: Record<string, string>) => post('erase/undo', headers),
  };
}

/** Tables of which a row says any of these words. */
async function tablesThatSay(...words: string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`.execute(db);
  const saying = [];
  for (const { name } of tables) {
    const like = sql.join(
      words.map((word) => sql`row::text like ${`%${word}%`}`),
      sql` or `,
    );
    const { rows } = await sql`select from ${sql.table(name)} row where ${like} limit 1`.execute(db);
    if (rows.length > 0) saying.push(name);
  }
  return saying;
}

test('whoever asks on the page of an application is erased by an operator, everywhere, and hears of it', async () => {
  const { phone, email, name } = person();
  const candidate = { phone, email, name };
  const other = await makeMaster(app);
  const { uuid, fileUuid } = await makeApplication(app, job, { candidate, cvText: `${name} 的简历` });
  await makeApplication(app, await makeJob(app, other), { candidate });
  const seen = { uuid, version: 1 };
  await app.ok(addNote, { uuid, text: `${name} 很好` }, { token: master.token });
  const word = { uuid: uuidv7(), application_uuid: uuid, text: `${name}，周五方便吗` };
  await app.ok(sendChatMessage, word, { token: master.token });
  await app.ok(blockCandidate, { uuid, reason: 'conduct' }, { token: master.token });
  const link = await makeLinkOf(app, master, [uuid], { question: `${name} 能独立做吗？` });
  const { headers } = await openIn(app, link.token);
  const said = {
    uuid: link.uuid,
    person_uuid: uuid,
    verdict: 'unsure' as const,
    stars: 3,
    words: `${name} 再看看`,
  };
  await app.ok(answerByLink, said, { headers });
  await app.ok(rejectApplication, { ...seen, reason: '不合适', message: `${name}，谢谢` }, { token: master.token });
  const talk = await makeTalk(app, master, { state: 'online' });
  await app.ok(signUpForTalk, await signUpInput(app, talk.uuid, { phone, name }));
  const { fair } = await makeStand(app, master, 0);
  await app.ok(registerForFair, await registrationInput(app, fair, { phone, name }));
  const broadcast = await makeBroadcast(app);
  await signUp(app, broadcast.uuid, phone);
  const { key } = await makeTalentKey(app);
  await app.ok(putTalent, aTalent({ reference: 'student-7', phone, name, about: '做过三段用户访谈' }), { token: key });
  const page = await pageOf(uuid, { phone, email: '' });

  await page.ask({});
  expect((await app.ok(listErasureRequests, {}, { token })).items).toEqual([]);
  expect((await page.ask()).status).toBe(303);
  await page.ask();
  expect(await page.see()).toContain('在那之前可以反悔');
  const { items } = await app.ok(listErasureRequests, {}, { token });
  expect(items).toMatchObject([{ application_uuid: uuid, phone, name: '欧**', job_title: job.title }]);

  const { candidate: found } = await app.ok(findCandidate, { address: phone }, { token });
  expect(found).toMatchObject({ application_count: 2, talk_count: 1, fair_count: 1, live_count: 1, is_talent: true });
  const reason = '本人在投递进度页提出';
  const erase = (application_count: number) =>
    app.call(eraseCandidate, { address: phone, application_count, reason }, { token });
  expect(await erase(1)).toMatchObject({ code: 40901, data: { candidate: { application_count: 2 } } });
  const { event } = await openSocket(app, master.token);
  expect(await erase(2)).toMatchObject({ code: 100 });
  expect(await event('application.erased', uuid)).toMatchObject({ job_uuid: job.uuid });

  // The file follows, bytes and row; the word to the person goes, and its address with it.
  await expect.poll(() => tablesThatSay(phone, name, email), { timeout: 20_000 }).toEqual(['outbox_message']);
  expect(await services.storage.get(`${job.companyUuid}/cv/${fileUuid}`).catch(() => 'gone')).toBe('gone');
  const { rows: words } = await sql<{ address: string; body: string }>`
    select address, body from outbox_message where address in (${phone}, ${email})`.execute(db);
  expect(words).toEqual([{ address: email, body: expect.stringContaining('已全部删除') }]);
  expect(await page.see()).toContain('已删除');
  expect((await app.ok(findCandidate, { address: phone }, { token })).candidate).toBeNull();
  expect(await erase(0)).toMatchObject({ code: 40401 });

  const shown = await app.ok(findApplications, { q: name }, { token: master.token });
  expect(shown.items).toEqual([]);
  const counts = await app.ok(countApplications, { kind: 'internship' }, { token: master.token });
  expect(JSON.stringify(counts)).not.toMatch(/:[1-9]/);
  expect((await app.ok(listTalents, { q: '用户访谈' }, { token: master.token })).items).toEqual([]);
  const kept = await db
    .selectFrom('audit_entry')
    .select('company_uuid')
    .where('action', '=', 'application.erased')
    .execute();
  expect(kept.map(({ company_uuid }) => company_uuid).toSorted()).toEqual(
    [job.companyUuid, other.companyUuid ?? ''].toSorted(),
  );
  const log = await app.ok(listOperatorAudit, {}, { token });
  expect(log.items.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['candidate.erased', 'candidate.looked_up']),
  );
  // A platform that tells of them late brings nobody back.
  expect(await app.call(putTalent, aTalent({ reference: 'student-7', phone, name }), { token: key })).toMatchObject({
    code: 40902,
  });
});

const due = async () => {
  app.clock.advance({ hours: 25 });
  await eraseAsked.run(services, {}, { last: false });
};
const isThere = async (uuid: string) =>
  (await db.selectFrom('application').select('uuid').where('uuid', '=', uuid).executeTakeFirst()) !== undefined;

test('a day after somebody asked all of it is erased by itself, and the link shows the receipt', async () => {
  const { phone, name } = person();
  const { uuid } = await makeApplication(app, job, { candidate: { phone, name, email: '' } });
  const other = await makeApplication(app, await makeJob(app, master), { candidate: { phone, name, email: '' } });
  const page = await pageOf(uuid, { phone, email: '' });
  expect(await page.see('/erase')).toContain('24 小时后删除');
  await page.ask();
  await eraseAsked.run(services, {}, { last: false });
  expect(await isThere(uuid)).toBe(true);
  await due();
  expect([await isThere(uuid), await isThere(other.uuid)]).toEqual([false, false]);
  expect(await page.see()).toMatch(/回执号 [0-9a-f-]{36}。.*投递 2 份/);
  const records = await db.selectFrom('service_record').select(['uuid', 'steps']).where('uuid', '=', uuid).execute();
  expect(records).toMatchObject([{ uuid }]);
  app.clock.reset();
});

test('who thought again keeps everything; who proved nothing lately is asked to', async () => {
  const { phone, name } = person();
  const { uuid } = await makeApplication(app, job, { candidate: { phone, name, email: '' } });
  const page = await pageOf(uuid, { phone, email: '' });
  await page.ask();
  await page.undo({});
  expect(await page.see('/erase')).toContain('不删了');
  await page.undo();
  expect(await page.see('/erase')).toContain('24 小时后删除');
  await due();
  expect(await isThere(uuid)).toBe(true);
  // A browser that has been known for long: whoever holds the phone now may be anybody.
  expect(await page.see('/erase')).not.toContain('24 小时后删除');
  expect(await page.see('/erase')).toContain('data-part="status-code"');
  await page.ask();
  await due();
  expect(await isThere(uuid)).toBe(true);
  app.clock.reset();
});

test('under a hold nothing is erased and nothing is used: the person reads why and until when, and afterwards it goes', async () => {
  const { phone, name } = person();
  const { uuid } = await makeApplication(app, job, { candidate: { phone, name, email: '' } });
  const beside = await makeApplication(app, await makeJob(app, master), { candidate: { phone, name, email: '' } });
  const page = await pageOf(uuid, { phone, email: '' });
  const hold = (until: string) =>
    app.call(holdCandidate, { address: phone, reason: '某区法院 2026 年第 12 号调查令', until }, { token });
  expect((await hold('2020-01-01')).code).toBe(400);
  expect((await hold('2099-01-01')).code).toBe(400);
  expect((await hold(chinaDay(new Date(app.clock.now().getTime() + 10 * 86_400_000)))).code).toBe(100);
  expect((await app.ok(findCandidate, { address: phone }, { token })).candidate?.hold?.reason).toContain('第 12 号');
  const erase = () => app.call(eraseCandidate, { address: phone, application_count: 2, reason: '来信提出' }, { token });
  expect((await erase()).code).toBe(40902);
  // Neither is it by the e-mail of the same application.
  const email = `p${phone}@stu.example.com`;
  await db.updateTable('application').set({ email }).where('uuid', '=', uuid).execute();
  const byEmail = { address: email, application_count: 1, reason: '来信提出' };
  expect((await app.call(eraseCandidate, byEmail, { token })).code).toBe(40902);
  await page.ask();
  await due();
  expect(await isThere(uuid)).toBe(true);
  expect(await page.see()).toContain('某区法院 2026 年第 12 号调查令');
  const unused = await db
    .selectFrom('application')
    .select('uuid')
    .where('uuid', 'in', [uuid, beside.uuid])
    .where('withdrawn_at', 'is not', null)
    .execute();
  expect(unused).toHaveLength(2);
  // The operator of before is logged out by now.
  const later = await makeOperator(app);
  const release = () => app.call(releaseCandidate, { address: phone, reason: '已结案' }, later);
  expect([(await release()).code, (await release()).code]).toEqual([100, 40401]);
  await due();
  expect(await isThere(uuid)).toBe(false);
  app.clock.reset();
});
