import { closeAccount } from '@qinghe/contract/account/close.ts';
import {
  getNotifications,
  saveNotifications,
  saveWechatNotifications,
} from '@qinghe/contract/account/notifications.ts';
import { rebindWechat, unbindWechat, wechatStatus } from '@qinghe/contract/account/wechat.ts';
import { expect, test } from 'vitest';
import { makeAccount, makeTeam, type TestAccount } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { codeFor } from '../../../../test/codes.ts';
import { readDeliveries } from '../../../../test/deliveries.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { until } from '../../../../test/until.ts';
import { bindWechatTo, confirmedBinding, confirmedLogin, somebody } from '../../../../test/wechat.ts';
import { withTransaction } from '../../../db/database.ts';
import { playedOpenId } from '../../../providers/wechat/embedded.ts';
import { WechatMessageRefused } from '../../../providers/wechat/port.ts';
import { planDigests, sendDigest } from '../../home/digest.ts';
import { notifyByWechat } from '../messages/notify.ts';

const app = await startTestApp({ own: true });
const { services } = app;
const { db } = services;
const all = { digest: true, join_requests: true, reviews: true };
const none = { digest: false, join_requests: false, reviews: false };
const choices = async ({ token }: TestAccount) => (await app.ok(getNotifications, {}, { token })).wechat;
const choose = ({ token }: TestAccount, chosen: typeof all) => app.call(saveWechatNotifications, chosen, { token });

async function withWechat(): Promise<TestAccount & { nickname: string }> {
  const { master } = await makeTeam(app);
  const nickname = somebody();
  await bindWechatTo(app, master, nickname);
  return { ...master, nickname };
}

const waitingFor = async ({ uuid }: TestAccount) =>
  (await readDeliveries(services, { kind: 'account.wechat' })).filter(({ details }) => details.account_uuid === uuid);

const messagesTo = (nickname: string) =>
  db
    .selectFrom('outbox_message')
    .select(['subject', 'body'])
    .where('channel', '=', 'wechat')
    .where('address', '=', playedOpenId(nickname))
    .execute();

/** `meanwhile` is done when the message is written and nobody can have sent it yet. */
const tell = ({ uuid }: TestAccount, meanwhile?: () => Promise<unknown>) =>
  withTransaction(db, async (trx) => {
    await notifyByWechat({ db: trx, services, now: services.clock() }, uuid, 'join_requests', {
      notice: 'joinAsked',
      link: 'https://qinghe.example/a',
    });
    await meanwhile?.();
  });

test('a WeChat hears of nothing until somebody chooses it, and what goes by e-mail stays as it is', async () => {
  const account = await withWechat();
  expect(await choices(account)).toEqual({ nickname: '林**', state: 'ready', ...none });
  await app.ok(saveNotifications, { digest: false, join_requests: true }, account);
  const saved = await app.ok(saveWechatNotifications, { ...none, digest: true }, account);
  expect(saved).toMatchObject({ digest: false, join_requests: true, wechat: { ...none, digest: true } });
  await tell(account);
  expect(await readDeliveries(services, { kind: 'account.wechat' })).toEqual([]);
});

test('the summary goes to a WeChat alone where no e-mail is bound, once a day', async () => {
  const account = await withWechat();
  await choose(account, { ...none, digest: true });
  app.clock.set('2026-11-23T01:00:00Z');
  await makeApplication(app, await makeJob(app, account));
  await app.work();
  await planDigests.run(services, {}, { last: false });
  const day = '2026-11-23';
  await sendDigest.run(services, { account_uuid: account.uuid, day }, { last: false });
  const [message] = await until(async () => {
    const found = await messagesTo(account.nickname);
    return found.length > 0 && found;
  });
  expect(message).toEqual({
    subject: '新收到的简历和今天到期的答复',
    body: expect.stringMatching(/^收到 1 份，\d+ 份快到期\nhttp.+\/resume\/new$/),
  });
  await sendDigest.run(services, { account_uuid: account.uuid, day }, { last: false });
  expect(await messagesTo(account.nickname)).toHaveLength(1);
  app.clock.reset();
});

test('no address in WeChat stands in the database or in the logs in the clear', async () => {
  const account = await withWechat();
  await choose(account, all);
  await app.work();
  await tell(account);
  await until(async () => (await messagesTo(account.nickname)).length === 1);
  const openId = playedOpenId(account.nickname);
  for (const table of ['wechat_identity', 'wechat_flow', 'delivery'] as const)
    expect(JSON.stringify(await db.selectFrom(table).selectAll().execute())).not.toContain(openId);
  const { openid_sealed } = await db
    .selectFrom('wechat_identity')
    .select('openid_sealed')
    .where('account_uuid', '=', account.uuid)
    .executeTakeFirstOrThrow();
  expect(openid_sealed?.toString('latin1')).not.toContain(openId);
  expect(app.logs()).not.toContain(openId);
});

test('unbinding ends it, also what waits already; who binds again begins with nothing', async () => {
  const account = await withWechat();
  await choose(account, all);
  const code = await codeFor(app, account.phone, 'prove_phone');
  await tell(account, () => app.ok(unbindWechat, { code }, account));
  expect(await choices(account)).toBeNull();
  await app.work();
  await until(async () => {
    return (await waitingFor(account)).length === 0;
  });
  expect(await messagesTo(account.nickname)).toEqual([]);
  expect(await choose(account, all)).toMatchObject({ code: 40902, reason: /重新绑定/ });
  await bindWechatTo(app, account, account.nickname);
  expect(await choices(account)).toMatchObject(none);
});

test('what was written for one WeChat does not go to the one that takes its place', async () => {
  const account = await withWechat();
  await choose(account, all);
  const after = `周${somebody()}`;
  const { poll_key } = await confirmedBinding(app, account, after);
  const code = await codeFor(app, account.phone, 'prove_phone');
  await tell(account, () => app.ok(rebindWechat, { poll_key, code }, account));
  await app.work();
  await until(async () => {
    return (await waitingFor(account)).length === 0;
  });
  expect([await messagesTo(account.nickname), await messagesTo(after)]).toEqual([[], []]);
});

test('one that was bound before is asked to be bound anew: the next scan, or the next login, says where it is', async () => {
  const [scanned, entered] = [await withWechat(), await withWechat()];
  for (const account of [scanned, entered]) {
    const mine = db.updateTable('wechat_identity').where('account_uuid', '=', account.uuid);
    await mine.set({ openid_sealed: null }).execute();
    expect(await choices(account)).toMatchObject({ state: 'bind_again' });
    expect(await choose(account, all)).toMatchObject({ code: 40902 });
  }
  await bindWechatTo(app, scanned, scanned.nickname);
  expect(await choices(scanned)).toMatchObject({ state: 'ready' });
  const { poll_key } = await confirmedLogin(app, entered.nickname);
  const { session } = await app.ok(wechatStatus, { poll_key, take_over: 'true' } as never);
  expect(await choices({ ...entered, token: session?.token ?? '' })).toMatchObject({ state: 'ready' });
});

test('what WeChat refuses for good is given up; what fails is tried again under the same key', async () => {
  const account = await withWechat();
  await choose(account, all);
  const { wechat } = services;
  if (!wechat) throw new Error('WeChat is played in tests');
  const keys: string[] = [];
  services.wechat = {
    ...wechat,
    sendMessage: async (...[openId, message, delivery]) => {
      keys.push(delivery.key);
      if (keys.length === 1) throw new Error('busy');
      if (keys.length === 2) return wechat.sendMessage(openId, message, delivery);
      throw new WechatMessageRefused('43004');
    },
  };
  await app.work();
  await tell(account);
  await until(async () => (await messagesTo(account.nickname)).length === 1);
  expect(new Set(keys).size).toBe(1);
  await tell(account);
  await until(async () => keys.length === 3);
  await until(async () => {
    return (await waitingFor(account)).length === 0;
  });
  services.wechat = wechat;
});

test('where no messages are sent nothing is offered, and a closed account hears of nothing', async () => {
  const account = await withWechat();
  await choose(account, all);
  const { wechat } = services;
  services.wechat = wechat && { ...wechat, sendsMessages: false };
  expect(await choices(account)).toBeNull();
  expect(await choose(account, all)).toMatchObject({ code: 40902 });
  services.wechat = wechat;
  const alone = await makeAccount(app);
  await bindWechatTo(app, alone, somebody());
  await choose(alone, all);
  await app.ok(closeAccount, { code: await codeFor(app, alone.phone, 'close_account') }, alone);
  await tell(alone);
  expect(await waitingFor(alone)).toEqual([]);
});
