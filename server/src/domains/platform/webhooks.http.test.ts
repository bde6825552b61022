import { createHmac } from 'node:crypto';
import { listAudit } from '@qinghe/contract/company/audit.ts';
import { createPlatformApplication } from '@qinghe/contract/platform/applications.ts';
import {
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  MAX_WEBHOOKS,
  replayDelivery,
  switchWebhook,
} from '@qinghe/contract/platform/webhooks.ts';
import { moveApplication } from '@qinghe/contract/resumes/decide.ts';
import { decideMany } from '@qinghe/contract/resumes/decide-many.ts';
import { afterAll, afterEach, expect, test } from 'vitest';
import { makeMaster, type TestAccount } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { aCandidate, makeApplication } from '../../../test/applications.ts';
import { readDeliveries } from '../../../test/deliveries.ts';
import { makeJob } from '../../../test/jobs.ts';
import { makeFailedDelivery, makeKey, makeWebhook } from '../../../test/platform.ts';
import { playService, type SeenRequest } from '../../../test/stand-ins/http-stand-in.ts';
import { until } from '../../../test/until.ts';
import { directWebhooks } from '../../providers/webhooks/direct.ts';
import { deliverWebhooks, eraseDeliveries, PAUSES } from './deliver-webhooks.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;
const seen: SeenRequest[] = [];
let status = 200;
const receiver = await playService((request) => {
  seen.push(request);
  return { status };
});
afterAll(() => receiver.close());
afterEach(() => {
  app.clock.reset();
  seen.length = 0;
  status = 200;
});

const deliver = () => deliverWebhooks.run(app.services, {}, { last: true });
/** The whole second of the app's clock, as Standard Webhooks signs it. */
const second = () => Math.floor(app.clock.now().getTime() / 1000);
const bodies = () => seen.map(({ body }) => JSON.parse(body.toString()));
const logOf = async ({ token }: TestAccount, uuid: string) => (await app.ok(listDeliveries, { uuid }, { token })).items;
/** A company with an address, a job, somebody who applied, and nothing left to tell. */
async function connected() {
  const master = await makeMaster(app);
  const job = await makeJob(app, master);
  const application = await makeApplication(app, job);
  const endpoint = await makeWebhook(app, master, `${receiver.url}/hook`);
  const move = () =>
    app.ok(moveApplication, { uuid: application.uuid, version: 1, to: 'interview' }, { token: master.token });
  return { master, job, application, endpoint, move };
}

test('a move is told once, signed as Standard Webhooks says', async () => {
  const { master, job, application, endpoint, move } = await connected();
  expect(endpoint.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const before = second();
  await move();
  await Promise.all([deliver(), deliver()]);
  expect(bodies()).toEqual([
    {
      type: 'application.moved',
      timestamp: expect.any(String),
      data: {
        uuid: application.uuid,
        job_uuid: job.uuid,
        kind: 'internship',
        from: 'new',
        to: 'interview',
        reference: null,
      },
    },
  ]);
  const [request] = seen;
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = request?.headers ?? {};
  const key = Buffer.from(endpoint.secret.slice('whsec_'.length), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${at}.${request?.body}`).digest('base64');
  expect(signature).toBe(`v1,${expected}`);
  expect(Number(at)).toBeGreaterThanOrEqual(before);
  expect(Number(at)).toBeLessThanOrEqual(second());
  const [delivery] = await logOf(master, endpoint.uuid);
  expect(delivery).toMatchObject({ state: 'delivered', attempts: 1, status: 200, type: 'application.moved' });
  expect(id).toBe(`msg_${delivery?.uuid}`);
  const stored = await db.selectFrom('webhook_endpoint').selectAll().where('uuid', '=', endpoint.uuid).execute();
  expect(JSON.stringify(stored)).not.toContain(endpoint.secret.slice(6));
  expect((await app.ok(listWebhooks, {}, { token: master.token })).items[0]).not.toHaveProperty('secret');
});

test('who is moved with many others is told of too, and an application of the platform by its reference', async () => {
  const { master, job, application } = await connected();
  const { key } = await makeKey(app, master);
  const sent = { reference: 'W-1', job_uuid: job.uuid, candidate: aCandidate(), consent: true as const };
  await app.ok(createPlatformApplication, sent, { token: key });
  await app.ok(
    decideMany,
    { items: [{ uuid: application.uuid, version: 1 }], to: 'interview' },
    { token: master.token },
  );
  await deliver();
  expect(bodies().map(({ type, data }) => [type, data.reference])).toEqual(
    expect.arrayContaining([
      ['application.created', 'W-1'],
      ['application.moved', null],
    ]),
  );
});

test('what is not asked for is not told, nor what happens elsewhere', async () => {
  const { master, endpoint, job } = await connected();
  await app.ok(deleteWebhook, { uuid: endpoint.uuid }, { token: master.token });
  const input = { url: `${receiver.url}/jobs`, events: ['job.changed' as const] };
  await app.ok(createWebhook, input, { token: master.token });
  await makeApplication(app, job);
  const other = await connected();
  await other.move();
  await deliver();
  expect(seen.map(({ target }) => target)).toEqual(['/hook']);
});

test('what fails is tried again with growing pauses, always under the same id, and ends after a day', async () => {
  const { master, endpoint, move } = await connected();
  await move();
  status = 500;
  await deliver();
  await deliver();
  expect(seen).toHaveLength(1);
  for (const minutes of PAUSES) {
    app.clock.advance({ minutes });
    await deliver();
  }
  expect(seen).toHaveLength(PAUSES.length + 1);
  expect(new Set(seen.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  const [failed] = await logOf(master, endpoint.uuid);
  expect(failed).toMatchObject({ state: 'failed', attempts: PAUSES.length + 1, status: 500 });
  app.clock.advance({ days: 1 });
  await deliver();
  expect(seen).toHaveLength(PAUSES.length + 1);
  // By hand it goes once more.
  status = 200;
  const again = await app.ok(replayDelivery, { uuid: failed?.uuid ?? '' }, { token: master.token });
  expect(again.state).toBe('waiting');
  expect((await app.call(replayDelivery, { uuid: again.uuid }, { token: master.token })).code).toBe(40902);
  await deliver();
  expect((await logOf(master, endpoint.uuid))[0]).toMatchObject({ state: 'delivered', attempts: 1 });
  const [shown] = (await app.ok(listWebhooks, {}, { token: master.token })).items;
  expect(shown?.failing_since).toBeNull();
});

test('a message that is sent again by hand has the same id, and is signed anew with the time of then', async () => {
  const { master, endpoint, move } = await connected();
  await move();
  await deliver();
  const [delivery] = await logOf(master, endpoint.uuid);
  app.clock.advance({ days: 2 });
  await app.ok(replayDelivery, { uuid: delivery?.uuid ?? '' }, { token: master.token });
  await deliver();
  const [first, again, ...more] = seen;
  expect(more).toEqual([]);
  expect(again?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  expect(String(again?.body)).toBe(String(first?.body));
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = again?.headers ?? {};
  expect(Number(at) - Number(first?.headers['webhook-timestamp'])).toBeGreaterThanOrEqual(2 * 86_400);
  const key = Buffer.from(endpoint.secret.slice('whsec_'.length), 'base64');
  expect(signature).toBe(`v1,${createHmac('sha256', key).update(`${id}.${at}.${again?.body}`).digest('base64')}`);
});

test('who answers slowly holds up no other company, nor another address of its own', async () => {
  const slow = await connected();
  const address = `${receiver.url}/slow`;
  await db.updateTable('webhook_endpoint').set({ url: address }).where('uuid', '=', slow.endpoint.uuid).execute();
  for (let made = 0; made < 40; made += 1) await makeApplication(app, slow.job);
  const second = { url: `${receiver.url}/second`, events: ['application.moved' as const] };
  await app.ok(createWebhook, second, { token: slow.master.token });
  const late = await connected();
  await slow.move();
  await late.move();
  const answers: (() => void)[] = [];
  const post = (url: string, headers: Record<string, string>, body: string) => {
    if (url !== address) return app.services.webhooks.post(url, headers, body);
    const { promise, resolve } = Promise.withResolvers<number>();
    answers.push(() => resolve(200));
    return promise;
  };
  const services = { ...app.services, webhooks: { ...app.services.webhooks, post } };
  const running = deliverWebhooks.run(services, {}, { last: true });
  await until(() => seen.length === 2);
  expect(seen.map(({ target }) => target).sort()).toEqual(['/hook', '/second']);
  expect(answers.length).toBeLessThan(10);
  // What comes while they are waited for is sent too.
  await app.ok(
    moveApplication,
    { uuid: late.application.uuid, version: 2, to: 'employed' },
    { token: late.master.token },
  );
  await until(() => seen.length === 3);
  const answering = setInterval(() => {
    for (const answer of answers.splice(0)) answer();
  }, 5);
  await running;
  clearInterval(answering);
  const log = await db
    .selectFrom('webhook_delivery')
    .select(['state', 'attempts'])
    .where('endpoint_uuid', '=', slow.endpoint.uuid)
    .execute();
  expect(log).toHaveLength(41);
  expect(log.every(({ state, attempts }) => state === 'delivered' && attempts === 1)).toBe(true);
});

test('an attempt that was lost half-way is made again once its claim has run out', async () => {
  const { move, master, endpoint } = await connected();
  await move();
  const services = { ...app.services, webhooks: { ...app.services.webhooks, post: () => Promise.reject(new Error()) } };
  await expect(deliverWebhooks.run(services, {}, { last: true })).rejects.toThrow();
  await deliver();
  expect(seen).toEqual([]);
  app.clock.advance({ minutes: 2 });
  await deliver();
  expect(seen).toHaveLength(1);
  expect((await logOf(master, endpoint.uuid))[0]).toMatchObject({ state: 'delivered', attempts: 2 });
});

test('an address to which nothing has gone for three days is switched off, and who made it hears of it', async () => {
  await app.work();
  const { master, job, endpoint, move } = await connected();
  const email = `${master.uuid}@example.com`;
  await db.updateTable('account').set({ email }).where('uuid', '=', master.uuid).execute();
  await move();
  status = 503;
  await deliver();
  const failing_since = new Date(app.clock.now().getTime() - 3 * 86_400_000);
  await db.updateTable('webhook_endpoint').set({ failing_since }).where('uuid', '=', endpoint.uuid).execute();
  app.clock.advance({ minutes: 1 });
  await deliver();
  const [off] = (await app.ok(listWebhooks, {}, { token: master.token })).items;
  expect(off?.off_at).not.toBeNull();
  expect((await logOf(master, endpoint.uuid))[0]?.state).toBe('failed');
  const log = await app.ok(listAudit, { object: 'webhook' }, { token: master.token });
  expect(log.items[0]).toMatchObject({ action: 'webhook.switched', by: { kind: 'clock' } });
  const mails = await readDeliveries(app.services, { address: email });
  const sent = await db.selectFrom('outbox_message').select('body').where('address', '=', email).execute();
  expect(mails.length + sent.length).toBeGreaterThan(0);
  // Nothing is gathered while it is off; switched on, it is told of what comes then.
  await makeApplication(app, job);
  const on = await app.ok(switchWebhook, { uuid: endpoint.uuid, on: true }, { token: master.token });
  expect(on).toMatchObject({ off_at: null, failing_since: null });
  expect(await logOf(master, endpoint.uuid)).toHaveLength(1);
});

test('only public https addresses are taken where nothing else is said', async () => {
  const { token } = await makeMaster(app);
  const { webhooks } = app.services;
  app.services.webhooks = directWebhooks({ toLocal: false });
  for (const url of ['http://example.com/', 'https://127.0.0.1/', 'https://[::1]/', 'https://10.1.2.3/hook'])
    expect(await app.call(createWebhook, { url, events: ['job.changed'] }, { token }), url).toMatchObject({
      code: 400,
      field: 'url',
      reason: '只能填公网的 https 地址，不含用户名和密码',
    });
  app.services.webhooks = webhooks;
  expect(await app.call(createWebhook, { url: 'nonsense', events: ['job.changed'] }, { token })).toMatchObject({
    code: 400,
    field: 'url',
  });
});

test('what belongs to another company is not there, and there is room for ten', async () => {
  const { endpoint, master } = await connected();
  const delivery = await makeFailedDelivery(app, master);
  const { token } = await makeMaster(app);
  const [{ uuid = '' } = {}] = (await app.ok(listWebhooks, {}, { token: master.token })).items;
  for (const refused of [
    app.call(listDeliveries, { uuid }, { token }),
    app.call(switchWebhook, { uuid, on: false }, { token }),
    app.call(deleteWebhook, { uuid }, { token }),
    app.call(replayDelivery, { uuid: delivery }, { token }),
    app.call(deleteWebhook, { uuid: endpoint.uuid }, { token: master.token }),
  ])
    expect((await refused).code).toBe(40401);
  const make = () => app.call(createWebhook, { url: receiver.url, events: ['job.changed'] }, { token });
  for (let made = 1; made < MAX_WEBHOOKS; made += 1) expect((await make()).code).toBe(100);
  const codes = (await Promise.all([make(), make()])).map(({ code }) => code);
  expect(codes.sort()).toEqual([100, 40902]);
});

test('the log of what was sent is kept for 30 days', async () => {
  const { master, endpoint, move } = await connected();
  await move();
  await deliver();
  const settled_at = new Date(app.clock.now().getTime() - 29 * 86_400_000);
  await db.updateTable('webhook_delivery').set({ settled_at }).where('endpoint_uuid', '=', endpoint.uuid).execute();
  await eraseDeliveries.run(app.services, {}, { last: true });
  expect(await logOf(master, endpoint.uuid)).toHaveLength(1);
  app.clock.advance({ days: 2 });
  await eraseDeliveries.run(app.services, {}, { last: true });
  app.clock.reset();
  expect(await logOf(master, endpoint.uuid)).toEqual([]);
});
