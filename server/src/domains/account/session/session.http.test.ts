import { checkInfo } from '@qinghe/contract/account/check-account.ts';
import { login, logout, quickLogin } from '@qinghe/contract/account/session.ts';
import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { afterEach, expect, test } from 'vitest';
import { makeAccount, makeCompany, makeTeam } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { codeFor } from '../../../../test/codes.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { openSocket } from '../../../../test/socket.ts';
import { until } from '../../../../test/until.ts';
import { waitsForLocks } from '../../../../test/waiting.ts';
import { withTransaction } from '../../../db/database.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import { hashToken } from '../secrets.ts';
import { startSession } from './session.ts';

const app = await startTestApp();
const { db } = app.services;

afterEach(() => app.clock.reset());

const whoAmI = (token?: string, headers?: Record<string, string>) =>
  app.call(getUserInfo, {}, { ...(token === undefined ? {} : { token }), ...(headers ? { headers } : {}) });

test('a call without a token and one with an unknown token are asked to log in', async () => {
  expect(await whoAmI()).toMatchObject({ status: 401, code: 101 });
  expect(await whoAmI('not-a-token')).toMatchObject({ status: 401, code: 101 });
  expect(await whoAmI(undefined, { authorization: '   ' })).toMatchObject({ code: 101 });
});

test('a token works as it is and behind the word Bearer', async () => {
  const { token, uuid } = await makeAccount(app);
  expect((await whoAmI(token)).data.useruuid).toBe(uuid);
  expect((await whoAmI(`Bearer ${token}`)).data.useruuid).toBe(uuid);
});

test('only the hash of a token lies in the database', async () => {
  const { token } = await makeAccount(app);
  const row = await db.selectFrom('session').selectAll().where('token_hash', '=', hashToken(token)).executeTakeFirst();
  expect(row).toBeDefined();
  expect(JSON.stringify(row)).not.toContain(token);
});

test('a second login gives the older session 4062 on its next call and tells its socket at once', async () => {
  const account = await makeAccount(app, { password: 'qinghe2026' });
  const { event, socket } = await openSocket(app, account.token);
  const { token } = await app.ok(login, { account: account.phone, password: 'qinghe2026' });
  expect(await event('session.ended')).toEqual({ type: 'session.ended', code: 4062 });
  await until(() => !socket.connected);
  expect(await whoAmI(account.token)).toMatchObject({ status: 401, code: 4062 });
  expect((await whoAmI(token)).code).toBe(100);
});

test('a session whose socket was told of its end hears nothing more of the company', async () => {
  const { company, master } = await makeTeam(app);
  const { event, socket, heard } = await openSocket(app, master.token);
  const child = await makeAccount(app, { company, type: 'slave' });
  const { uuid } = await makeJob(app, child);
  const changed = { type: 'job.changed', uuid, kind: 'internship' } as const;
  const other = await openSocket(app, child.token);
  await app.ok(logout, {}, { token: master.token });
  await event('session.ended');
  await until(() => !socket.connected);
  await withTransaction(db, (trx) =>
    publishEvent(trx, { companyUuid: company.company_uuid, owners: [child.uuid] }, changed),
  );
  await other.event('job.changed');
  expect(heard.map((message) => message.event.type)).toEqual(['session.ended']);
});

test('logging out ends the session, and its other tabs hear it', async () => {
  const { token } = await makeAccount(app);
  const { event } = await openSocket(app, token);
  await app.ok(logout, {}, { token });
  expect(await event('session.ended')).toEqual({ type: 'session.ended', code: 10107 });
  expect(await whoAmI(token)).toMatchObject({ status: 401, code: 10107 });
  expect(await app.call(logout, {}, { token })).toMatchObject({ code: 10107 });
});

test('logins of one account at the same moment all answer in form and leave one live session', async () => {
  const account = await makeAccount(app, { password: 'qinghe2026' });
  for (let turn = 0; turn < 4; turn += 1) {
    const code = await codeFor(app, account.phone);
    const responses = await Promise.all([
      app.call(quickLogin, { phone: account.phone, code }),
      app.call(login, { account: account.phone, password: 'qinghe2026' }),
      app.call(login, { account: account.phone, password: 'qinghe2026' }),
    ]);
    expect(responses.map((response) => response.code)).toEqual([100, 100, 100]);
    const alive = await Promise.all(responses.map(async ({ data }) => (await whoAmI(data.token)).code));
    expect(alive.sort((a, b) => a - b)).toEqual([100, 4062, 4062]);
  }
});

test('a login that waits for another one of the same account does not fail', async () => {
  const account = await makeAccount(app);
  const code = await codeFor(app, account.phone);
  // Another login, cut off in the middle: its session is written, but not yet committed.
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const first = db.transaction().execute(async (trx) => {
    await startSession({ db: trx, now: app.clock.now(), note: () => {}, noteNothing: () => {} }, account.uuid);
    await held;
  });
  const second = app.call(quickLogin, { phone: account.phone, code });
  await waitsForLocks(db);
  finish();
  await first;
  expect((await second).code).toBe(100);
});

test('a session ends thirty days after its login, however much it is used', async () => {
  const { token } = await makeAccount(app);
  for (const days of [29, 0.9]) {
    app.clock.advance({ days });
    expect((await whoAmI(token)).code).toBe(100);
  }
  app.clock.advance({ days: 0.2 });
  expect(await whoAmI(token)).toMatchObject({ status: 401, code: 401 });
});

test('the sessions of frozen and closed accounts end with their codes', async () => {
  const frozen = await makeAccount(app);
  const closed = await makeAccount(app);
  await db.updateTable('account').set({ frozen_at: new Date() }).where('uuid', '=', frozen.uuid).execute();
  await db.updateTable('account').set({ closed_at: new Date() }).where('uuid', '=', closed.uuid).execute();
  expect(await whoAmI(frozen.token)).toMatchObject({ status: 401, code: 10108 });
  expect(await whoAmI(closed.token)).toMatchObject({ status: 401, code: 10109 });
});

test('the account check answers 5101 without a company and with one that has not handed in its licence', async () => {
  const stranger = await makeAccount(app);
  const incomplete = await makeAccount(app, { company: await makeCompany(app, { check_status: 'incomplete' }) });
  const working = await makeAccount(app, { company: await makeCompany(app) });
  expect(await app.call(checkInfo, {}, { token: stranger.token })).toMatchObject({ status: 403, code: 5101 });
  expect(await app.call(checkInfo, {}, { token: incomplete.token })).toMatchObject({ code: 5101 });
  expect(await app.ok(checkInfo, {}, { token: working.token })).toEqual({
    status: 'ok',
    identity: { status: 0, check_status: 0 },
    licence_days: null,
  });
});
