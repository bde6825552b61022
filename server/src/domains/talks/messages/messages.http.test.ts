import { signUpForTalk } from '@qinghe/contract/talks/sign-up.ts';
import { cancelTalk, changeTalk } from '@qinghe/contract/talks/talks.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { makeMaster, unusedPhone } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { readDeliveries, sendDeliveries } from '../../../../test/deliveries.ts';
import { goodTalk, makeTalk } from '../../../../test/jobs.ts';
import { signUpInput } from '../../../../test/talks.ts';
import { openTicket } from '../../../../test/tickets.ts';
import { SmsRefused } from '../../../providers/sms/port.ts';
import { notifyVisitorsTask, remindVisitors } from './notify-visitors.ts';

const app = await startTestApp({ own: true });
const { services, clock } = app;
const { db } = services;
afterEach(() => clock.reset());

const ATTEMPT = { last: false };

/** An online talk in five days, and what its company may do to it. */
async function aTalk(texts: Parameters<typeof goodTalk>[0] = {}) {
  const master = await makeMaster(app);
  const { token } = master;
  const companyUuid = master.companyUuid ?? '';
  const { uuid } = await makeTalk(app, master, { state: 'online', ...texts });
  let version = 1;
  const change = async (changed: Partial<typeof texts>) => {
    ({ version } = await app.ok(changeTalk, { ...goodTalk(texts), ...texts, ...changed, uuid, version }, { token }));
  };
  return {
    uuid,
    token,
    companyUuid,
    change,
    cancel: () => app.ok(cancelTalk, { uuid, version, reason: '讲者生病了' }, { token }),
  };
}
type OpenTalk = Awaited<ReturnType<typeof aTalk>>;

async function signUp({ uuid }: Pick<OpenTalk, 'uuid'>) {
  const phone = unusedPhone();
  const { ticket_url } = await app.ok(signUpForTalk, await signUpInput(app, uuid, { phone }));
  const { post } = await openTicket(app, ticket_url);
  return { phone, path: new URL(ticket_url).pathname, giveBack: () => post('/cancel') };
}

/** Does what the queue would do by now, as often as it likes. */
async function settle({ uuid, companyUuid }: Pick<OpenTalk, 'uuid' | 'companyUuid'>): Promise<void> {
  await notifyVisitorsTask.run(services, { company_uuid: companyUuid, talk_uuid: uuid }, ATTEMPT);
  await remindVisitors.run(services, {}, ATTEMPT);
  await sendAll(companyUuid);
}
async function sendAll(companyUuid: string, attempt = ATTEMPT): Promise<void> {
  const messages = await messagesOf(companyUuid);
  await sendDeliveries(
    services,
    messages.map(({ uuid }) => uuid),
    attempt,
  );
}
const messagesOf = async (companyUuid: string, signingUp = false) =>
  (await readDeliveries(services, { kind: 'talks.' })).filter(
    ({ details, kind }) => details.company_uuid === companyUuid && (kind === 'talks.signed_up') === signingUp,
  );
/** What somebody heard after signing up. */
async function textsTo(phone: string): Promise<string[]> {
  const messages = await db
    .selectFrom('outbox_message')
    .select('body')
    .where('address', '=', phone)
    .orderBy('created_at')
    .orderBy('uuid')
    .execute();
  return messages.map(({ body }) => body);
}
const inDays = (days: number, hour = '19:00') =>
  `${new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)}T${hour}`;

test('when a talk is called off everybody with a seat or waiting for one hears it once, with the way to the reason', async () => {
  const talk = await aTalk({ seats: 1 });
  const [seated, waiting, gone] = [await signUp(talk), await signUp(talk), await signUp(talk)];
  await gone.giveBack();
  await talk.cancel();
  await settle(talk);
  await settle(talk);
  for (const { phone, path } of [seated, waiting]) {
    const texts = await textsTo(phone);
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain('取消了');
    expect(texts[0]).toContain(path);
  }
  expect(await textsTo(gone.phone)).toEqual([]);
});

test('another room is told ten minutes later, as it stands then: who mistypes and mends it sends nothing twice', async () => {
  const talk = await aTalk();
  const early = await signUp(talk);
  clock.advance({ minutes: 1 });
  await talk.change({ place: '一号楼 101' });
  await settle(talk);
  expect(await textsTo(early.phone)).toEqual([]);
  clock.advance({ minutes: 6 });
  await talk.change({ place: '二号楼 202' });
  clock.advance({ minutes: 5 });
  await settle(talk);
  expect(await textsTo(early.phone)).toEqual([]);
  clock.advance({ minutes: 6 });
  const late = await signUp(talk);
  await settle(talk);
  await settle(talk);
  const texts = await textsTo(early.phone);
  expect(texts).toHaveLength(1);
  expect(texts[0]).toContain('二号楼 202');
  expect(await textsTo(late.phone)).toEqual([]);
});

test('another text or number of seats moves nobody; of many moves a visitor hears three', async () => {
  const talk = await aTalk();
  const { phone } = await signUp(talk);
  clock.advance({ minutes: 1 });
  await talk.change({ text: '带上纸质简历。', seats: 90 });
  clock.advance({ minutes: 11 });
  await settle(talk);
  expect(await textsTo(phone)).toEqual([]);
  for (const room of ['甲', '乙', '丙', '丁']) {
    await talk.change({ place: `${room}楼 101` });
    clock.advance({ minutes: 11 });
    await settle(talk);
  }
  expect(await textsTo(phone)).toHaveLength(3);
});

test('who moves up hears it, by a seat given back and by more seats; not who has gone meanwhile', async () => {
  const talk = await aTalk({ seats: 1 });
  const [first, second, third, fourth] = [
    await signUp(talk),
    await signUp(talk),
    await signUp(talk),
    await signUp(talk),
  ];
  await first.giveBack();
  await settle(talk);
  expect(await textsTo(second.phone)).toMatchObject([expect.stringContaining('有空位了')]);
  await talk.change({ seats: 3 });
  await fourth.giveBack();
  await settle(talk);
  expect(await textsTo(third.phone)).toMatchObject([expect.stringContaining('有空位了')]);
  expect(await textsTo(second.phone)).toHaveLength(1);
  expect(await textsTo(fourth.phone)).toEqual([]);
  expect(await textsTo(first.phone)).toEqual([]);
});

test('a day and two hours before who has a seat is reminded, once each; who signed up since is not', async () => {
  const talk = await aTalk({ starts_at: inDays(5), ends_at: inDays(5, '21:00'), seats: 2 });
  const [early, other] = [await signUp(talk), await signUp({ uuid: talk.uuid })];
  const over = await signUp(talk);
  const starts = Date.parse(`${inDays(5)}:00+08:00`);
  const hoursBefore = (hours: number) =>
    clock.advance({ seconds: Math.round((starts - clock.now().getTime()) / 1000) - hours * 3600 });
  hoursBefore(25);
  await settle(talk);
  expect(await textsTo(early.phone)).toEqual([]);
  hoursBefore(23.9);
  const late = await settleAndSignUp(talk);
  await settle(talk);
  expect(await textsTo(early.phone)).toHaveLength(1);
  hoursBefore(1.9);
  await settle(talk);
  await settle(talk);
  const texts = await textsTo(early.phone);
  expect(texts).toHaveLength(2);
  expect(texts[1]).toContain('就要开始');
  expect(await textsTo(other.phone)).toHaveLength(2);
  expect(await textsTo(over.phone)).toEqual([]);
  expect(await textsTo(late.phone)).toEqual([]);
});
const settleAndSignUp = async (talk: OpenTalk) => {
  await settle(talk);
  return signUp(talk);
};

test('a carrier that fails is asked again under the same key; one that refuses is not', async () => {
  const talk = await aTalk();
  await signUp(talk);
  await talk.cancel();
  await notifyVisitorsTask.run(services, { company_uuid: talk.companyUuid, talk_uuid: talk.uuid }, ATTEMPT);
  const send = vi.spyOn(services.sms, 'send').mockRejectedValueOnce(new Error('502'));
  await expect(sendAll(talk.companyUuid)).rejects.toThrow('502');
  send.mockRejectedValueOnce(new SmsRefused('template'));
  await sendAll(talk.companyUuid);
  await sendAll(talk.companyUuid);
  expect(send.mock.calls.map(([, , delivery]) => delivery.again)).toEqual([false, true]);
  const keys = new Set(send.mock.calls.map(([, , delivery]) => delivery.key));
  send.mockRestore();
  expect(keys.size).toBe(1);
  expect(await messagesOf(talk.companyUuid)).toMatchObject([{ state: 'refused' }]);
});

test('who signs up hears at once where the ticket is, and who waits that they do', async () => {
  const talk = await aTalk({ seats: 1 });
  const [seated, waiting, gone] = [await signUp(talk), await signUp(talk), await signUp(talk)];
  await gone.giveBack();
  const messages = await messagesOf(talk.companyUuid, true);
  await sendDeliveries(
    services,
    messages.map(({ uuid }) => uuid),
    ATTEMPT,
  );
  const [first = ''] = await textsTo(seated.phone);
  expect(first).toContain('你已报名宣讲会');
  expect(first).toContain(seated.path);
  const [second = ''] = await textsTo(waiting.phone);
  expect(second).toContain('候补名单');
  expect(second).toContain(waiting.path);
  expect(await textsTo(gone.phone)).toEqual([]);
});

test('the company’s click is enough: the queue does the rest', async () => {
  const talk = await aTalk();
  const { phone } = await signUp(talk);
  await talk.cancel();
  await app.work();
  await vi.waitFor(async () => expect((await textsTo(phone)).at(-1)).toContain('取消了'), {
    timeout: 20_000,
    interval: 100,
  });
});
