import { putTalent } from '@qinghe/contract/talents/put.ts';
import {
  alertTalentSearch,
  listTalentSearches,
  lookAtTalentSearch,
  removeTalentSearch,
  saveTalentSearch,
} from '@qinghe/contract/talents/saved.ts';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { makeMaster, unusedPhone } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { readDeliveries, sendDeliveries } from '../../../../test/deliveries.ts';
import { aTalent } from '../../../../test/platform.ts';
import { makeTalent, walkAlerts } from '../../../../test/talents.ts';
import { withTransaction } from '../../../db/database.ts';
import { insertTalent } from '../put-talent.ts';
import { findAlerts } from './find-alerts.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;

afterEach(() => app.clock.reset());

async function reader() {
  const master = await makeMaster(app);
  const email = `hr-${unusedPhone()}@example.com`;
  await db.updateTable('account').set({ email }).where('uuid', '=', master.uuid).execute();
  return { ...master, email };
}
type Reader = Awaited<ReturnType<typeof reader>>;

const save = ({ token }: Reader, name: string, filter: Record<string, string>) =>
  app.call(saveTalentSearch, { name, filter }, { token });
const alerted = async (by: Reader, q: string) => {
  const { uuid } = await app.ok(saveTalentSearch, { name: q, filter: { q } }, { token: by.token });
  await app.ok(alertTalentSearch, { uuid, alert: true }, { token: by.token });
  return uuid;
};
const list = async ({ token }: Reader) => (await app.ok(listTalentSearches, {}, { token })).items;
/** What a morning brings. */
const morning = async (walk = () => walkAlerts(app)) => {
  app.clock.advance({ hours: 24 });
  await walk();
  const due = await readDeliveries(app.services, { kind: 'talents.alert' });
  await sendDeliveries(
    app.services,
    due.map(({ uuid }) => uuid),
  );
};
const mails = async ({ email }: Reader) =>
  (await db.selectFrom('outbox_message').select('body').where('address', '=', email).orderBy('uuid').execute()).map(
    ({ body }) => body,
  );

test('a tab says how many came since the last look; a name again replaces what it held', async () => {
  const by = await reader();
  await makeTalent(app, { skills: ['标签词'] });
  const { uuid } = await app.ok(saveTalentSearch, { name: '标签', filter: { q: '标签词' } }, { token: by.token });
  expect(await list(by)).toEqual([{ uuid, name: '标签', filter: { q: '标签词' }, alert: false, new_count: 0 }]);
  await makeTalent(app, { skills: ['标签词'] });
  await makeTalent(app, { skills: ['别的词'] });
  expect(await list(by)).toMatchObject([{ new_count: 1 }]);
  await app.ok(lookAtTalentSearch, { uuid }, { token: by.token });
  expect(await list(by)).toMatchObject([{ new_count: 0 }]);
  await save(by, '标签', { q: '换了', degree: 'master' });
  expect(await list(by)).toMatchObject([{ filter: { q: '换了', degree: 'master' } }]);
  await app.ok(removeTalentSearch, { uuid }, { token: by.token });
  expect(await list(by)).toEqual([]);
});

test('twenty an account, three of them with alerts; what the list would not take is not kept', async () => {
  const by = await reader();
  const saved = await Promise.all(Array.from({ length: 21 }, (_, index) => save(by, `搜索${index}`, { q: '词' })));
  expect(saved.filter(({ code }) => code === 100)).toHaveLength(20);
  const uuids = (await list(by)).map(({ uuid }) => uuid).slice(0, 4);
  const switched = await Promise.all(
    uuids.map((uuid) => app.call(alertTalentSearch, { uuid, alert: true }, { token: by.token })),
  );
  expect(switched.filter(({ code }) => code === 100)).toHaveLength(3);
  expect((await save(by, '坏的', { degree: 'professor' })).code).toBe(400);
});

test('each is told of once by mail, ten by their codes and the rest as a count, however often they are refreshed', async () => {
  const by = await reader();
  await makeTalent(app, { skills: ['提醒词'], major: '早就在的' });
  await alerted(by, '提醒词');
  const phone = unusedPhone();
  await makeTalent(app, { phone, skills: ['提醒词'], major: '新来的' });
  await morning();
  const [first, ...more] = await mails(by);
  expect(more).toEqual([]);
  expect(first).toContain('本科 · 新来的 · 2027 届');
  expect(first).not.toContain('早就在的');
  await makeTalent(app, { phone, skills: ['提醒词'], major: '新来的' });
  await morning();
  expect(await mails(by)).toHaveLength(1);
  for (let index = 0; index < 12; index += 1) await makeTalent(app, { skills: ['提醒词'], major: `第${index}位` });
  await morning();
  const second = (await mails(by))[1] ?? '';
  expect(second).toContain('12 位新人才');
  expect(second.match(/本科 · 第/g)).toHaveLength(10);
  expect(second).toContain('还有 2 位');
});

test('nobody is told of as new who was there as the alert began, whoever holds a transaction open meanwhile', async () => {
  const by = await reader();
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const elsewhere = withTransaction(db, async (trx) => {
    await sql`select pg_current_xact_id()`.execute(trx);
    begun.resolve();
    await end.promise;
  });
  await begun.promise;
  await makeTalent(app, { skills: ['先来词'], major: '早就在的' });
  await alerted(by, '先来词');
  end.resolve();
  await elsewhere;
  await makeTalent(app, { skills: ['先来词'], major: '新来的' });
  await morning();
  const [told] = await mails(by);
  expect(told).toContain('新来的');
  expect(told).not.toContain('早就在的');
});

test('a refresh that commits late is found by the next walk, once', async () => {
  const by = await reader();
  await alerted(by, '晚到词');
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const late = withTransaction(db, async (trx) => {
    const input = putTalent.input.parse(aTalent({ skills: ['晚到词'], major: '晚到的' }));
    await insertTalent({ db: trx, services: app.services, now: app.clock.now() }, '测试学生端', input);
    begun.resolve();
    await end.promise;
  });
  await begun.promise;
  await makeTalent(app, { skills: ['晚到词'], major: '先到的' });
  await morning(() => findAlerts.run(app.services, {}, { last: false }));
  end.resolve();
  await late;
  await morning();
  await morning();
  const told = (await mails(by)).join('\n');
  expect(told.match(/先到的/g)).toHaveLength(1);
  expect(told.match(/晚到的/g)).toHaveLength(1);
});

test('a walk notes for each search whom its list shows, by words, by filters alone and by none', async () => {
  const by = await reader();
  const other = await reader();
  const filters: Record<string, Record<string, string>> = {
    words: { q: '走查词' },
    place: { cities: '330100', q: '走查词' },
    fresh: { fresh: '7' },
    start: { start: '2026-12-01', q: '走查词' },
    nothing: {},
  };
  const uuids = new Map<string, string>();
  for (const [index, [name, filter]] of Object.entries(filters).entries()) {
    const { token } = index < 3 ? by : other;
    const { uuid } = await app.ok(saveTalentSearch, { name, filter }, { token });
    await app.ok(alertTalentSearch, { uuid, alert: true }, { token });
    uuids.set(uuid, name);
  }
  // One of an earlier release, which today's filters do not know.
  await db
    .updateTable('saved_talent_search')
    .set({ filter: JSON.stringify({ fresh: 'yesterday' }) })
    .where('uuid', '=', await alerted(await reader(), '读不懂的'))
    .execute();
  const skills = ['走查词'];
  const [here, late, elsewhere, hidden] = [
    await makeTalent(app, { skills, city: '杭州', wish_cities: ['杭州'], earliest_start: '2026-11-20' }),
    await makeTalent(app, { skills, city: '杭州', wish_cities: [], earliest_start: '2027-03-01' }),
    await makeTalent(app, { skills: ['别的词'], city: '北京', wish_cities: [] }),
    await makeTalent(app, { skills, city: '上海', wish_cities: [] }),
  ];
  const hide = { company_uuid: other.companyUuid ?? '', talent_uuid: hidden, hidden_key: 'name:y' };
  await db.insertInto('talent_hidden').values(hide).execute();
  await walkAlerts(app);
  const hits = () =>
    db
      .selectFrom('talent_alert_hit')
      .select(['search_uuid', 'talent_uuid'])
      .where('talent_uuid', 'in', [here, late, elsewhere, hidden])
      .execute();
  const rows = await hits();
  const found = Object.groupBy(rows, ({ search_uuid }) => uuids.get(search_uuid) ?? 'another');
  const who = (name: string) => found[name]?.map(({ talent_uuid }) => talent_uuid).sort();
  expect(Object.fromEntries(Object.keys(filters).map((name) => [name, who(name)]))).toEqual({
    words: [here, late, hidden].sort(),
    place: [here, late].sort(),
    fresh: [here, late, elsewhere, hidden].sort(),
    start: [here].sort(),
    nothing: [here, late, elsewhere].sort(),
  });
  await walkAlerts(app);
  expect(await hits()).toHaveLength(rows.length);
});

test('who hides or withdraws before the mail goes is not in it; whoever left the company gets none', async () => {
  const by = await reader();
  await alerted(by, '躲开词');
  const talent = await makeTalent(app, { skills: ['躲开词'], major: '躲开的' });
  app.clock.advance({ hours: 24 });
  await walkAlerts(app);
  await db
    .insertInto('talent_hidden')
    .values({ company_uuid: by.companyUuid ?? '', talent_uuid: talent, hidden_key: 'name:x' })
    .execute();
  await morning();
  expect(await mails(by)).toEqual([]);
});
