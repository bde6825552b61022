import { getNotifications } from '@qinghe/contract/account/notifications.ts';
import { removeMember } from '@qinghe/contract/company/members.ts';
import { MAX_UNREAD, type MessageKind } from '@qinghe/contract/messages/kinds.ts';
import {
  archiveMessages,
  countMessages,
  getMessageChoices,
  getQuietHours,
  listMessages,
  readMessages,
  saveMessageChoices,
  saveQuietHours,
  unreadMessages,
} from '@qinghe/contract/messages/messages.ts';
import { apply } from '@qinghe/contract/resumes/apply.ts';
import { afterEach, expect, test } from 'vitest';
import { makeChild, makeMaster, makeTeam, type TestAccount, unusedPhone } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { aCandidate } from '../../../test/applications.ts';
import { readDeliveries, sendDeliveries } from '../../../test/deliveries.ts';
import { makeJob } from '../../../test/jobs.ts';
import { openSocket } from '../../../test/socket.ts';
import { uploadCv } from '../../../test/uploads.ts';
import { withTransaction } from '../../db/database.ts';
import { deleteOutdated } from '../../db/sweep.ts';
import { oneClickUrl } from '../../http/unsubscribe-token.ts';
import { sendDigest } from '../home/digest.ts';
import { withdrawApplication } from '../resumes/index.ts';
import { messages } from './domain.ts';
import { type Told, tell } from './tell.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;
afterEach(() => app.clock.reset());

const SUBJECT = '01890000-0000-7000-8000-00000000000a';

const say = (to: TestAccount, kind: MessageKind = 'applicationReceived', told: Partial<Told> = {}) =>
  withTransaction(db, (trx) =>
    tell({ db: trx, services: app.services, now: app.clock.now() }, kind, {
      companyUuid: to.companyUuid,
      to: [to.uuid],
      subjectUuid: SUBJECT,
      params: { job: '算法实习生' },
      ...told,
    }),
  );
const list = async ({ token }: TestAccount, input: object = {}) => (await app.ok(listMessages, input, { token })).items;
const counts = ({ token }: TestAccount) => app.ok(countMessages, {}, { token });
const none = { recruitment: 0, company: 0, trade: 0, account: 0, system: 0 };

async function mailed(account: TestAccount): Promise<() => Promise<string[]>> {
  const address = `hr${account.phone}@yunshan.example`;
  await db.updateTable('account').set({ email: address }).where('uuid', '=', account.uuid).execute();
  return async () => {
    const due = await readDeliveries(app.services, { kind: 'messages.mail' });
    await sendDeliveries(
      app.services,
      due.map(({ uuid }) => uuid),
    );
    const mails = await db.selectFrom('outbox_message').select('body').where('address', '=', address).execute();
    return mails.map(({ body }) => body);
  };
}

test('several of one thing are one message with their number while it is unread; reading begins a new one', async () => {
  const master = await makeMaster(app);
  await Promise.all([1, 2, 3, 4, 5].map(() => say(master)));
  const [first, ...others] = await list(master);
  expect(first).toMatchObject({
    text: '「算法实习生」收到 5 份新投递',
    link: `/resume/new?job_uuid=${SUBJECT}`,
    category: 'recruitment',
    read: false,
  });
  expect(others).toEqual([]);
  expect(await counts(master)).toEqual({ ...none, recruitment: 1 });
  const through = first?.occurred_at ?? '';
  await app.ok(readMessages, { uuids: [first?.uuid ?? ''], through }, { token: master.token });
  await say(master);
  expect((await list(master)).map(({ text, read }) => [text, read])).toEqual([
    ['「算法实习生」收到 1 份新投递', false],
    ['「算法实习生」收到 5 份新投递', true],
  ]);
  const english = await app.call(listMessages, {}, { token: master.token, headers: { 'accept-language': 'en' } });
  expect(english.data.items[1]?.text).toBe('5 new applications for 算法实习生');
});

test('of what comes while somebody reads nothing is lost or counted twice, and nothing unseen is read', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  const told = 20;
  await Promise.all([
    ...Array.from({ length: told }, () => say(master)),
    ...Array.from({ length: 5 }, async () => {
      const [seen] = await list(master, { show: 'unread' });
      if (seen) await app.ok(readMessages, { category: 'recruitment', through: seen.occurred_at }, { token });
    }),
  ]);
  const rows = await db
    .selectFrom('message')
    .select(['count', 'read_at'])
    .where('account_uuid', '=', master.uuid)
    .execute();
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(told);
  expect(rows.filter(({ read_at }) => read_at === null).length).toBeLessThanOrEqual(1);
  const [seen] = await list(master);
  const through = seen?.occurred_at ?? '';
  app.clock.advance({ minutes: 1 });
  await Promise.all([
    say(master, 'jobExpired', { params: { job: '后来的职位' } }),
    app.ok(readMessages, { category: 'recruitment', through }, { token }),
  ]);
  expect((await list(master, { show: 'unread' })).map(({ text }) => text)).toEqual([
    '「后来的职位」到了截止日期，已停止招聘',
  ]);
});

test('what came or grew since the reader looked stays unread, also when all are read', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  await say(master);
  const [seen] = await list(master);
  app.clock.advance({ minutes: 1 });
  await Promise.all([say(master), say(master, 'jobExpired')]);
  await app.ok(readMessages, { through: seen?.occurred_at ?? '' }, { token });
  await app.ok(readMessages, { uuids: [seen?.uuid ?? ''], through: seen?.occurred_at ?? '' }, { token });
  expect(await counts(master)).toEqual({ ...none, recruitment: 2 });
  await app.ok(readMessages, { category: 'trade', through: app.clock.now().toISOString() }, { token });
  expect(await counts(master)).toEqual({ ...none, recruitment: 2 });
  await app.ok(readMessages, { category: 'recruitment', through: app.clock.now().toISOString() }, { token });
  expect(await counts(master)).toEqual(none);
});

test('one that is unread again, or put away and taken back, is the same as it was; put away counts as read', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  await say(master);
  const [{ uuid = '', occurred_at: through = '' } = {}] = await list(master);
  await app.ok(readMessages, { uuids: [uuid], through }, { token });
  await say(master);
  await app.ok(unreadMessages, { uuids: [uuid] }, { token });
  // Two are unread of one thing by now: the next one is added to one of them, and both stay.
  await say(master);
  expect((await list(master, { show: 'unread' })).map(({ text }) => text).sort()).toEqual([
    '「算法实习生」收到 1 份新投递',
    '「算法实习生」收到 2 份新投递',
  ]);
  await app.ok(archiveMessages, { uuids: [uuid], archived: true }, { token });
  expect(await counts(master)).toEqual({ ...none, recruitment: 1 });
  expect((await list(master, { show: 'archived' })).map((message) => message.uuid)).toEqual([uuid]);
  await app.ok(archiveMessages, { uuids: [uuid], archived: false }, { token });
  expect(await list(master)).toHaveLength(2);
});

test('messages of others are nobody’s to read or change', async () => {
  const { master, child } = await makeTeam(app);
  await say(child);
  const [{ uuid = '', occurred_at: through = '' } = {}] = await list(child);
  for (const stranger of [master, await makeMaster(app)]) {
    const { token } = stranger;
    await app.ok(readMessages, { uuids: [uuid], through }, { token });
    await app.ok(archiveMessages, { uuids: [uuid], archived: true }, { token });
    expect(await list(stranger)).toEqual([]);
  }
  expect(await list(child)).toMatchObject([{ read: false, archived: false }]);
});

test('a message is heard by who is told, and by no colleague and no master', async () => {
  const { master, child } = await makeTeam(app);
  const [ofMaster, ofChild] = [await openSocket(app, master.token), await openSocket(app, child.token)];
  await say(child);
  await ofChild.event('message.changed');
  // What comes later has come: nothing before it was kept back.
  await say(master);
  await ofMaster.event('message.changed');
  expect(ofMaster.heard.filter(({ event }) => event.type === 'message.changed')).toHaveLength(1);
});

test('five tabs of an account all hear that one of them has read', async () => {
  const master = await makeMaster(app);
  await say(master);
  const [seen] = await list(master);
  const tabs = await Promise.all(Array.from({ length: 5 }, () => openSocket(app, master.token)));
  const { uuid = '', occurred_at: through = '' } = seen ?? {};
  await app.ok(readMessages, { uuids: [uuid], through }, { token: master.token });
  await Promise.all(tabs.map((tab) => tab.event('message.changed')));
  expect(await counts(master)).toEqual(none);
});

test('whoever caused something is not told, and whoever is named twice is told once', async () => {
  const { master, child } = await makeTeam(app);
  await say(master, 'jobApproved', { to: [master.uuid, child.uuid, master.uuid, null], by: child.uuid });
  expect([await list(master), await list(child)]).toEqual([[expect.anything()], []]);
});

test('more than a hundred unread ones count as a hundred', async () => {
  const master = await makeMaster(app);
  await Promise.all(Array.from({ length: MAX_UNREAD + 3 }, () => say(master, 'jobExpired')));
  expect(await counts(master)).toEqual({ ...none, recruitment: MAX_UNREAD });
});

test('a mail is written by day, held until eight by night, and not at all once the message is read or nobody wants it', async () => {
  app.clock.set('2026-11-27T06:00:00Z');
  const master = await makeMaster(app);
  const { token } = master;
  const mails = await mailed(master);
  await say(master, 'talentAccepted');
  expect(await mails()).toEqual([expect.stringContaining('你邀请的一位人才接受了邀请，已投递「算法实习生」')]);
  // Eleven at night.
  app.clock.set('2026-11-27T15:00:00Z');
  await say(master, 'talentDeclined');
  expect(await mails()).toHaveLength(1);
  app.clock.set('2026-11-28T00:00:00Z');
  expect(await mails()).toHaveLength(2);
  app.clock.set('2026-11-28T06:00:00Z');
  await say(master, 'talentAccepted');
  await app.ok(readMessages, { through: app.clock.now().toISOString() }, { token });
  await say(master, 'talentDeclined');
  await app.ok(saveMessageChoices, { choices: { answers: 'off' } }, { token });
  expect(await mails()).toHaveLength(2);
});

test('each account has quiet hours of its own, also none; what waits follows them', async () => {
  app.clock.set('2026-11-27T06:00:00Z');
  const [master, other] = [await makeMaster(app), await makeMaster(app)];
  const { token } = master;
  const [mails, others] = [await mailed(master), await mailed(other)];
  const choose = (quiet: { begins: number; ends: number } | null) => app.call(saveQuietHours, { quiet }, { token });
  expect(await app.ok(getQuietHours, {}, { token })).toEqual({ quiet: { begins: 22, ends: 8 } });
  expect(await choose({ begins: 13, ends: 15 })).toMatchObject({ code: 100 });
  // Two in the afternoon in China.
  await say(master, 'talentAccepted');
  await say(other, 'talentAccepted');
  expect([await mails(), await others()]).toMatchObject([[], [expect.anything()]]);
  app.clock.set('2026-11-27T07:00:00Z');
  expect(await mails()).toHaveLength(1);
  // Half past eleven at night is quiet no more for this one.
  app.clock.set('2026-11-27T15:30:00Z');
  await say(master, 'talentDeclined');
  await say(other, 'talentDeclined');
  expect([await mails(), await others()].map(({ length }) => length)).toEqual([2, 1]);
  await choose({ begins: 23, ends: 9 });
  await say(master, 'talentAccepted');
  expect(await mails()).toHaveLength(2);
  // Longer, and it waits on; none, and it goes.
  await choose({ begins: 23, ends: 10 });
  app.clock.set('2026-11-28T01:30:00Z');
  expect(await mails()).toHaveLength(2);
  await choose(null);
  expect(await mails()).toHaveLength(3);
  expect(await app.ok(getQuietHours, {}, { token })).toEqual({ quiet: null });
});

test('hours that are none are refused at their place, and nothing is changed', async () => {
  const { token } = await makeMaster(app);
  for (const [quiet, field] of [
    [{ begins: 8, ends: 8 }, 'quiet.ends'],
    [{ begins: 24, ends: 8 }, 'quiet.begins'],
    [{ begins: 1.5, ends: 8 }, 'quiet.begins'],
    [{ begins: 22 }, 'quiet.ends'],
    ['never', 'quiet'],
  ] as const)
    expect(await app.call(saveQuietHours, { quiet } as never, { token })).toMatchObject({ code: 400, field });
  expect(await app.ok(getQuietHours, {}, { token })).toEqual({ quiet: { begins: 22, ends: 8 } });
});

test('who has left the company reads nothing of it any more, and gets no mail that waited', async () => {
  app.clock.set('2026-11-27T15:00:00Z');
  const { master, company } = await makeTeam(app);
  const child = await makeChild(app, company);
  const mails = await mailed(child);
  await say(child, 'talentAccepted');
  await say(child, 'phoneChanged', { companyUuid: null });
  await db.updateTable('account').set({ company_uuid: null }).where('uuid', '=', child.uuid).execute();
  app.clock.set('2026-11-28T02:00:00Z');
  expect(await mails()).toEqual([]);
  expect(await list(master)).toEqual([]);
});

test('who was removed before the summary gets none of it', async () => {
  app.clock.set('2026-11-27T06:00:00Z');
  const { master, company } = await makeTeam(app);
  const child = await makeChild(app, company);
  const mails = await mailed(child);
  await app.ok(saveMessageChoices, { choices: { jobs: 'daily' } }, { token: child.token });
  await say(child, 'jobRefused');
  await app.ok(removeMember, { uuid: child.uuid, hand_to: master.uuid }, { token: master.token });
  app.clock.set('2026-11-30T01:00:00Z');
  await sendDigest.run(app.services, { account_uuid: child.uuid, day: '2026-11-30' }, { last: false });
  const waiting = await readDeliveries(app.services, { kind: 'account.words' });
  await sendDeliveries(
    app.services,
    waiting.map(({ uuid }) => uuid),
  );
  expect(await mails()).toEqual([]);
});

test('what is chosen for the summary stands in it once it is a working day, unless it was read', async () => {
  app.clock.set('2026-11-27T06:00:00Z');
  const master = await makeMaster(app);
  const mails = await mailed(master);
  await app.ok(saveMessageChoices, { choices: { jobs: 'daily' } }, { token: master.token });
  await say(master, 'jobRefused');
  await say(master, 'jobExpired');
  const [{ uuid = '', occurred_at: through = '' } = {}] = await list(master);
  await app.ok(readMessages, { uuids: [uuid], through }, { token: master.token });
  app.clock.set('2026-11-30T01:00:00Z');
  await sendDigest.run(app.services, { account_uuid: master.uuid, day: '2026-11-30' }, { last: false });
  const words = await db.selectFrom('delivery').select('uuid').where('kind', '=', 'account.words').execute();
  await sendDeliveries(
    app.services,
    words.map((delivery) => delivery.uuid),
  );
  expect(await mails()).toEqual([expect.stringMatching(/「算法实习生」/)]);
});

test('a message of more than twelve months is thrown away, read or not', async () => {
  const master = await makeMaster(app);
  app.clock.set('2026-01-02T00:00:00Z');
  await say(master, 'jobRefused');
  app.clock.set('2026-03-02T00:00:00Z');
  await say(master, 'jobExpired');
  for (const outdated of messages.outdated ?? []) await deleteOutdated(db, outdated, new Date('2027-01-10T00:00:00Z'));
  expect((await list(master)).map(({ text }) => text)).toEqual(['「算法实习生」到了截止日期，已停止招聘']);
});

/** Somebody applies. @returns the application's uuid */
async function applyTo(job_uuid: string): Promise<string> {
  const { upload_token } = await uploadCv(app, job_uuid);
  const phone = unusedPhone();
  await app.ok(apply, { job_uuid, upload_token, candidate: aCandidate({ phone }), consent: true });
  return (await db.selectFrom('application').select('uuid').where('phone', '=', phone).executeTakeFirstOrThrow()).uuid;
}

test('an application tells the owner of its job, who is told no candidate’s name', async () => {
  const { master, child } = await makeTeam(app);
  const job = await makeJob(app, child, { title: '数据分析实习生' });
  const first = await applyTo(job.uuid);
  await applyTo(job.uuid);
  expect(await list(child)).toMatchObject([
    { text: '「数据分析实习生」收到 2 份新投递', link: `/resume/new?job_uuid=${job.uuid}` },
  ]);
  expect(await list(master)).toEqual([]);
  await withdrawApplication(app.services, {
    companyUuid: job.companyUuid,
    applicationUuid: first,
    requestId: '',
  });
  expect((await list(child)).map(({ text }) => text)).toContain('「数据分析实习生」有 1 份投递被本人撤回');
});

test('a mail program’s POST ends the mails of a topic without a login; a scanner’s GET, and a made-up link, change nothing', async () => {
  const master = await makeMaster(app);
  const choices = () => app.ok(getMessageChoices, {}, { token: master.token });
  const { pathname } = new URL(oneClickUrl(app.services, 'answers', master.uuid));
  const opened = await app.fetch(pathname, { redirect: 'manual' });
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/message?choices=1']);
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  for (const other of [pathname.replace('answers', 'everything'), `${pathname.slice(0, -2)}xx`, `${pathname}x`])
    expect((await app.fetch(other, { method: 'POST', body })).status).toBe(404);
  expect(await choices()).toMatchObject({ answers: 'now' });
  for (let twice = 0; twice < 2; twice += 1)
    expect((await app.fetch(pathname, { method: 'POST', body })).status).toBe(204);
  expect(await choices()).toMatchObject({ answers: 'off', rights: 'now' });
  const { pathname: digest } = new URL(oneClickUrl(app.services, 'digest', master.uuid));
  expect((await app.fetch(digest, { method: 'POST' })).status).toBe(204);
  expect(await app.ok(getNotifications, {}, { token: master.token })).toMatchObject({ digest: false });
});
