import { listAudit } from '@qinghe/contract/company/audit.ts';
import { getPlatformJob, listPlatformJobs } from '@qinghe/contract/platform/jobs.ts';
import {
  createPlatformKey,
  listPlatformKeys,
  MAX_PLATFORM_KEYS,
  revokePlatformKey,
} from '@qinghe/contract/platform/keys.ts';
import { afterEach, expect, test } from 'vitest';
import { makeMaster } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { makeJob } from '../../../test/jobs.ts';
import { makeKey } from '../../../test/platform.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;
const master = await makeMaster(app);
const other = await makeMaster(app);
const { token } = master;

afterEach(() => app.clock.reset());

const jobsBy = (key: string) => app.call(listPlatformJobs, {}, { token: key });

test('a key is shown once, is stored as a hash, and opens until it is revoked', async () => {
  const { key, ...made } = await makeKey(app, master, ['jobs:read']);
  expect(key).toMatch(/^qhk_[A-Za-z0-9_-]{43}$/);
  expect(made).toMatchObject({ start: key.slice(0, 10), last_used_at: null, revoked_at: null, scopes: ['jobs:read'] });
  const { items } = await app.ok(listPlatformKeys, {}, { token });
  expect(items[0]).toEqual(made);
  expect(JSON.stringify(await db.selectFrom('platform_key').selectAll().execute())).not.toContain(key.slice(12));
  expect((await jobsBy(key)).code).toBe(100);
  expect((await jobsBy(`Bearer ${key}`)).code).toBe(100);
  const used = (await app.ok(listPlatformKeys, {}, { token })).items[0];
  expect(used?.last_used_at).not.toBeNull();
  const revoked = await app.ok(revokePlatformKey, { uuid: made.uuid }, { token });
  expect(revoked.revoked_at).not.toBeNull();
  expect((await jobsBy(key)).code).toBe(101);
  // Once more says the same, and leaves no second row in the log.
  expect(await app.ok(revokePlatformKey, { uuid: made.uuid }, { token })).toEqual(revoked);
  const log = await app.ok(listAudit, { object: 'platform_key' }, { token });
  expect(log.items.map(({ action }) => action)).toEqual(['platform_key.revoked', 'platform_key.created']);
  expect(app.logs()).not.toContain(key.slice(12));
});

test('a revoked key is listed for 90 days', async () => {
  const owner = await makeMaster(app);
  const [gone, kept] = [await makeKey(app, owner), await makeKey(app, owner)];
  await app.ok(revokePlatformKey, { uuid: gone.uuid }, { token: owner.token });
  const listedAfter = async (days: number) => {
    const revoked_at = new Date(app.clock.now().getTime() - days * 86_400_000);
    await db.updateTable('platform_key').set({ revoked_at }).where('uuid', '=', gone.uuid).execute();
    const { items } = await app.ok(listPlatformKeys, {}, { token: owner.token });
    return items.map(({ uuid }) => uuid);
  };
  expect(await listedAfter(89)).toEqual([kept.uuid, gone.uuid]);
  expect(await listedAfter(91)).toEqual([kept.uuid]);
});

test('the last use is written once a minute', async () => {
  const { key, uuid } = await makeKey(app, master);
  const lastUse = async () =>
    (await app.ok(listPlatformKeys, {}, { token })).items.find((one) => one.uuid === uuid)?.last_used_at;
  await jobsBy(key);
  const first = await lastUse();
  app.clock.advance({ seconds: 59 });
  await jobsBy(key);
  expect(await lastUse()).toBe(first);
  app.clock.advance({ seconds: 1 });
  await jobsBy(key);
  expect(await lastUse()).not.toBe(first);
});

test('a key does what it was made for, and nothing else', async () => {
  const { key } = await makeKey(app, master, ['applications:write']);
  expect((await jobsBy(key)).code).toBe(403);
  for (const scopes of [[], ['talents:read']])
    expect(await app.call(createPlatformKey, { name: '甲', scopes: scopes as never }, { token })).toMatchObject({
      code: 400,
    });
  const twice = await app.ok(createPlatformKey, { name: '甲', scopes: ['jobs:read', 'jobs:read'] }, { token });
  expect(twice.scopes).toEqual(['jobs:read']);
});

test('the keys of another company are not there', async () => {
  const { uuid } = await makeKey(app, master);
  expect((await app.call(revokePlatformKey, { uuid }, { token: other.token })).code).toBe(40401);
  expect((await app.ok(listPlatformKeys, {}, { token: other.token })).items).toEqual([]);
});

test('a frozen company is not reached by its keys', async () => {
  const frozen = await makeMaster(app);
  const { key } = await makeKey(app, frozen);
  const freeze = (frozen_at: Date | null) =>
    db.updateTable('company').set({ frozen_at }).where('company_uuid', '=', frozen.companyUuid).execute();
  await freeze(app.clock.now());
  expect(await jobsBy(key)).toMatchObject({ code: 403, reason: '企业已冻结或资质未通过，密钥暂不可用' });
  await freeze(null);
  expect((await jobsBy(key)).code).toBe(100);
});

test('there is room for twenty keys at once, also when two are made at the same moment', async () => {
  const owner = await makeMaster(app);
  const make = () => app.call(createPlatformKey, { name: '乙', scopes: ['jobs:read'] }, { token: owner.token });
  for (let made = 1; made < MAX_PLATFORM_KEYS; made += 1) expect((await make()).code).toBe(100);
  const codes = (await Promise.all([make(), make()])).map(({ code }) => code);
  expect(codes.sort()).toEqual([100, 40902]);
  const { items } = await app.ok(listPlatformKeys, {}, { token: owner.token });
  await app.ok(revokePlatformKey, { uuid: items[0]?.uuid ?? '' }, { token: owner.token });
  expect((await make()).code).toBe(100);
});

test('a lost response is had again with the same request key', async () => {
  const ask = () =>
    app.ok(
      createPlatformKey,
      { name: '丙', scopes: ['jobs:read'] },
      { token, headers: { 'idempotency-key': 'one-key-2026' } },
    );
  const { key, uuid } = await ask();
  expect(await ask()).toMatchObject({ key, uuid });
});

test('each key has a limit of its own', async () => {
  const [busy, idle] = [await makeKey(app, other), await makeKey(app, other)];
  const statuses = await Promise.all(
    Array.from({ length: listPlatformJobs.perMinute + 1 }, async () => (await jobsBy(busy.key)).status),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect((await jobsBy(idle.key)).code).toBe(100);
});

test('jobs that are online go out, page by page, those published last first; no others, and no other company’s', async () => {
  const owner = await makeMaster(app);
  const { key } = await makeKey(app, owner);
  const jobs = [];
  for (const title of ['数据分析实习生', '产品运营实习生', '前端开发实习生']) {
    app.clock.advance({ minutes: 1 });
    jobs.push(await makeJob(app, owner, { title }));
  }
  const offline = await makeJob(app, owner);
  await db.updateTable('job').set({ state: 'offline' }).where('uuid', '=', offline.uuid).execute();
  const foreign = await makeJob(app, master);
  const first = await app.ok(listPlatformJobs, { limit: 2 }, { token: key });
  const rest = await app.ok(listPlatformJobs, { limit: 2, cursor: first.next_cursor ?? '' }, { token: key });
  expect([...first.items, ...rest.items].map(({ uuid }) => uuid)).toEqual(jobs.map(({ uuid }) => uuid).reverse());
  expect(rest.next_cursor).toBeNull();
  expect(first.items[0]).toMatchObject({
    title: '前端开发实习生',
    city_names: ['杭州市'],
    url: `${app.url}/jobs/${jobs[2]?.uuid}`,
  });
  expect((await app.ok(listPlatformJobs, { kind: 'campus' }, { token: key })).items).toEqual([]);
  expect((await app.call(listPlatformJobs, { cursor: 'made-up' }, { token: key })).code).toBe(400);
  const detail = await app.ok(getPlatformJob, { uuid: jobs[0]?.uuid ?? '' }, { token: key });
  expect(detail).toMatchObject({ job: { title: '数据分析实习生', open: true }, fields: { school: 'required' } });
  expect(JSON.stringify(detail)).not.toContain('delivery_email');
  for (const { uuid } of [offline, foreign])
    expect((await app.call(getPlatformJob, { uuid }, { token: key })).code).toBe(40401);
});
