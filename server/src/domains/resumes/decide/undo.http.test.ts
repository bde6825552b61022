import { moveApplication, rejectApplication, undoMove } from '@qinghe/contract/resumes/decide.ts';
import { getApplication } from '@qinghe/contract/resumes/desk.ts';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { makeMaster } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { until } from '../../../../test/until.ts';
import { holdMessage } from '../message/hold-message.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;
const master = await makeMaster(app);
const { token } = master;
const job = await makeJob(app, master);
await app.work();

afterEach(() => app.clock.reset());

const read = (uuid: string) => app.ok(getApplication, { uuid }, { token });
const undo = (uuid: string, version: number) => app.call(undoMove, { uuid, version }, { token });

const apply = async (email = `${Math.random().toString(36).slice(2)}@example.com`) => {
  const { uuid } = await makeApplication(app, job, { stage: 'interview', candidate: { email } });
  return { uuid, email, version: (await read(uuid)).version };
};

const reject = (uuid: string, version: number, message = '{name}，感谢投递 {company} 的「{job}」。') =>
  app.ok(rejectApplication, { uuid, version, reason: '经验不符', message }, { token });

const mailsTo = (address: string) =>
  db.selectFrom('outbox_message').selectAll().where('address', '=', address).execute();

const messagesOf = (uuid: string) =>
  db.selectFrom('delivery').select(['state', 'send_after']).where('subject_uuid', '=', uuid).execute();

/** Lets the time come for what waits now. @returns when all of it was run */
async function letTimePass(): Promise<void> {
  const waiting = await sql<{ id: string }>`select id from pgboss.job
    where name = 'outside.send-deliveries' and state = 'created'`.execute(db);
  await sql`update delivery set send_after = send_after - interval '1 minute' where state = 'waiting'`.execute(db);
  await app.services.tasks.bringForward(60_000);
  const ids = waiting.rows.map((row) => row.id);
  await until(async () => {
    const left = await sql`select from pgboss.job where id = any(${ids}) and state <> 'completed'`.execute(db);
    return left.rows.length === 0;
  }, 'the messages that are due were handled');
}

test('a move is taken back to the very stage, time and candidate’s list it came from', async () => {
  const { uuid, version } = await apply();
  const before = await read(uuid);
  const moved = await app.ok(moveApplication, { uuid, version, to: 'employed' }, { token });
  expect(moved.abilities.undo).toBe(true);
  expect(Date.parse(moved.undo_until ?? '') - Date.parse(moved.stage_since)).toBe(10_000);
  const { data } = await undo(uuid, moved.version);
  expect(data).toMatchObject({ stage: 'interview', stage_since: before.stage_since, version: version + 2 });
  expect(data.abilities.undo).toBe(false);
  expect(data.history[0]).toMatchObject({ action: 'undone', from: 'employed', to: 'interview' });
});

test('after ten seconds it is too late to undo', async () => {
  const { uuid, version } = await apply();
  const moved = await app.ok(moveApplication, { uuid, version, to: 'employed' }, { token });
  app.clock.advance({ seconds: 10 });
  expect(await read(uuid)).toMatchObject({ undo_until: null, abilities: { undo: false } });
  expect(await undo(uuid, moved.version)).toMatchObject({ status: 409, code: 40903 });
  expect((await read(uuid)).stage).toBe('employed');
});

test('an undo with a stale version is refused with the current state', async () => {
  const { uuid, version } = await apply();
  await app.ok(moveApplication, { uuid, version, to: 'employed' }, { token });
  expect(await undo(uuid, version)).toMatchObject({ code: 40901, data: { stage: 'employed', version: version + 1 } });
});

test('nothing but the last move can be undone, and an undo cannot be undone', async () => {
  const { uuid, version } = await apply();
  expect(await undo(uuid, version)).toMatchObject({ code: 40903 });
  const moved = await app.ok(moveApplication, { uuid, version, to: 'employed' }, { token });
  await undo(uuid, moved.version);
  expect(await undo(uuid, moved.version + 1)).toMatchObject({ code: 40903 });
});

test('of two undos at once one wins', async () => {
  const { uuid, version } = await apply();
  const moved = await app.ok(moveApplication, { uuid, version, to: 'employed' }, { token });
  const codes = await Promise.all([undo(uuid, moved.version), undo(uuid, moved.version)]);
  expect(codes.map(({ code }) => code).sort((a, b) => a - b)).toEqual([100, 40901]);
});

test('a reject’s notice goes out when the undo time has passed; its words are said by then, and not in the notice', async () => {
  const { uuid, version, email } = await apply();
  const rejected = await reject(uuid, version);
  const [held] = await messagesOf(uuid);
  expect(held?.state).toBe('waiting');
  expect(Date.parse(held?.send_after ?? '')).toBeGreaterThanOrEqual(Date.parse(rejected.stage_since) + 10_000);
  const task = await sql<{ early: boolean }>`select start_after < ${held?.send_after} as early from pgboss.job
    where name = 'outside.send-deliveries' order by created_on desc limit 1`.execute(db);
  expect(task.rows[0]?.early).toBe(false);
  expect(await mailsTo(email)).toEqual([]);
  await letTimePass();
  const [mail, ...more] = await mailsTo(email);
  expect(more).toEqual([]);
  expect(mail?.body).toContain('云杉科技（杭州）有限公司 回复了你投递的「后端开发实习生」');
  expect(mail?.body).not.toContain('感谢投递');
  expect(mail?.body).toContain(`${app.url}/applications/`);
  expect((await read(uuid)).history[0]).toMatchObject({ action: 'message_sent' });
});

test('a reject that is undone never sends its message', async () => {
  const { uuid, version, email } = await apply();
  const rejected = await reject(uuid, version);
  expect((await undo(uuid, rejected.version)).data.stage).toBe('interview');
  expect((await messagesOf(uuid))[0]?.state).toBe('recalled');
  await letTimePass();
  expect(await mailsTo(email)).toEqual([]);
  expect((await read(uuid)).history.map(({ action }) => action)).not.toContain('message_sent');
});

test('a reject without a message tells nobody, and one without an e-mail address is told by SMS', async () => {
  const silent = await apply();
  await reject(silent.uuid, silent.version, '');
  expect(await messagesOf(silent.uuid)).toEqual([]);
  const byPhone = await makeApplication(app, job);
  await reject(byPhone.uuid, 1);
  await letTimePass();
  const [sms] = await mailsTo(byPhone.candidate.phone);
  expect(sms).toMatchObject({ channel: 'sms' });
  expect(await mailsTo(silent.email)).toEqual([]);
});

test('a rejected application is restored to where it came from, and that can be undone too', async () => {
  const { uuid, version } = await apply();
  const rejected = await reject(uuid, version, '');
  const restored = await app.ok(moveApplication, { uuid, version: rejected.version, to: 'interview' }, { token });
  expect(restored).toMatchObject({ stage: 'interview', history: [{ action: 'restored' }, {}, {}, {}, {}, {}] });
  const { data } = await undo(uuid, restored.version);
  expect(data).toMatchObject({ stage: 'reject', abilities: { move_to: ['interview'] } });
  const again = await app.call(moveApplication, { uuid, version: data.version, to: 'interview' }, { token });
  expect(again.code).toBe(100);
});

test('a message about something else does not take the undo away', async () => {
  const { uuid, version, email } = await apply();
  const { history } = await read(uuid);
  const moved = await app.ok(moveApplication, { uuid, version, to: 'employed' }, { token });
  // The thanks for applying, which the carrier took late.
  await db.transaction().execute((trx) =>
    holdMessage(
      { db: trx, services: app.services, now: app.clock.now() },
      {
        companyUuid: master.companyUuid ?? '',
        application: { uuid, name: '张思远', job_title: job.title },
        historyUuid: history.at(-1)?.uuid ?? '',
        text: '已收到',
        sendAfter: new Date(),
      },
    ),
  );
  await until(async () => (await mailsTo(email)).length === 1);
  expect((await read(uuid)).abilities.undo).toBe(true);
  expect((await undo(uuid, moved.version)).data.stage).toBe('interview');
});

test('a step whose message has gone out already cannot be undone, even within the undo window', async () => {
  const { uuid, version, email } = await apply();
  const rejected = await reject(uuid, version);
  await letTimePass();
  expect(await mailsTo(email)).toHaveLength(1);
  expect(await undo(uuid, rejected.version)).toMatchObject({ code: 40903 });
  expect((await read(uuid)).stage).toBe('reject');
});
