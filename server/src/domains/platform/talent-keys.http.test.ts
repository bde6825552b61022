import { listOperatorAudit } from '@qinghe/contract/ops/audit.ts';
import { listPlatformJobs } from '@qinghe/contract/platform/jobs.ts';
import { createPlatformKey } from '@qinghe/contract/platform/keys.ts';
import {
  createTalentKey,
  listTalentKeys,
  MAX_TALENT_KEYS,
  revokeTalentKey,
} from '@qinghe/contract/platform/talent-keys.ts';
import { putTalent } from '@qinghe/contract/talents/put.ts';
import { expect, test } from 'vitest';
import { makeMaster } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { makeOperator } from '../../../test/companies.ts';
import { aTalent, makeKey, makeTalentKey } from '../../../test/platform.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;
const operator = await makeOperator(app);
const { token } = operator;
const listed = async () => (await app.ok(listTalentKeys, {}, { token })).items;
const put = (key: string) => app.call(putTalent, aTalent(), { token: key });

test('a key is shown once, is stored as a hash, and opens until it is revoked', async () => {
  const { key, ...made } = await app.ok(createTalentKey, { sender: '实习平台', name: '正式环境' }, { token });
  expect(key).toMatch(/^qhk_[A-Za-z0-9_-]{43}$/);
  expect(made).toMatchObject({ start: key.slice(0, 10), created_by: operator.name, last_used_at: null });
  expect(await listed()).toEqual([made]);
  expect(JSON.stringify(await db.selectFrom('talent_key').selectAll().execute())).not.toContain(key.slice(12));
  expect((await put(key)).code).toBe(100);
  expect((await listed())[0]?.last_used_at).not.toBeNull();
  const revoked = await app.ok(revokeTalentKey, { uuid: made.uuid }, { token });
  expect(revoked.revoked_at).not.toBeNull();
  expect((await put(key)).code).toBe(101);
  // Once more says the same, and leaves no second row in the log.
  expect(await app.ok(revokeTalentKey, { uuid: made.uuid }, { token })).toEqual(revoked);
  const { items } = await app.ok(listOperatorAudit, { by: operator.uuid }, { token });
  expect(items.map(({ action, key: named, company }) => ({ action, named, company }))).toEqual([
    { action: 'talent_key.revoked', named: '实习平台 · 正式环境', company: null },
    { action: 'talent_key.created', named: '实习平台 · 正式环境', company: null },
  ]);
  expect(app.logs()).not.toContain(key.slice(12));
});

test('it hands in talents and reaches no company; no key of a company can do so', async () => {
  const { key } = await makeTalentKey(app);
  expect((await app.call(listPlatformJobs, {}, { token: key })).code).toBe(403);
  const master = await makeMaster(app);
  const ofCompany = await makeKey(app, master);
  expect((await put(ofCompany.key)).code).toBe(403);
  const asked = { name: '甲', scopes: ['talents:write'] as never };
  expect((await app.call(createPlatformKey, asked, { token: master.token })).code).toBe(400);
  expect((await app.call(createTalentKey, { sender: '甲', name: '乙' }, { token: master.token })).code).toBe(403);
});

test('there is room for twenty keys at once, also when two are made at the same moment', async () => {
  const make = () => app.call(createTalentKey, { sender: '实习平台', name: '测试' }, { token });
  const count = (await listed()).filter(({ revoked_at }) => revoked_at === null).length;
  for (let made = count + 1; made < MAX_TALENT_KEYS; made += 1) expect((await make()).code).toBe(100);
  const codes = (await Promise.all([make(), make()])).map(({ code }) => code);
  expect(codes.sort()).toEqual([100, 40902]);
});
