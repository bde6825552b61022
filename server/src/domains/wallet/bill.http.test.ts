import { decideProposal, propose } from '@qinghe/contract/ops/proposals.ts';
import { getSubjectCompany } from '@qinghe/contract/ops/search.ts';
import {
  exportCoins,
  listBills,
  listCoins,
  listConsumed,
  listRecharged,
  remainingCoins,
} from '@qinghe/contract/wallet/coins.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, expect, test } from 'vitest';
import { makeMaster, makeTeam, type TestAccount, tokenOf } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { makeOperator } from '../../../test/companies.ts';
import { cellsOf } from '../../../test/imports.ts';
import { makeJob } from '../../../test/jobs.ts';
import { openSocket } from '../../../test/socket.ts';
import { withTransaction } from '../../db/database.ts';
import { moneyTransaction } from '../../money-turn.ts';
import { chinaDay } from '../../time/china-day.ts';
import { checkLedgers } from './check-ledgers.ts';
import { openLedger, type Posting } from './post.ts';
import { findDifferences } from './reconcile-queries.ts';
import { given, givenBack, received, sold, spent } from './rules.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;
afterEach(() => app.clock.reset());

const post = ({ companyUuid }: TestAccount, posting: Omit<Posting, 'source' | 'actorUuid'> & { actorUuid?: string }) =>
  moneyTransaction(db, companyUuid ?? '', async (trx) => {
    const ledger = await openLedger({ db: trx, now: app.clock.now() }, companyUuid ?? '');
    return ledger.post({ actorUuid: null, source: { kind: 'test', uuid: uuidv7() }, ...posting });
  });

const remaining = ({ token }: TestAccount) => app.ok(remainingCoins, {}, { token });

test('a gift of coins takes two operators, is given once, and stands in the wallet and on the bill', async () => {
  const { master, child } = await makeTeam(app);
  const { token } = master;
  const [one, other] = [await makeOperator(app), await makeOperator(app)];
  expect(await remaining(master)).toEqual({ value: 0, show: true, paid: 0, gift: 0, held: 0 });
  const { uuid, version } = await app.ok(getSubjectCompany, { uuid: master.companyUuid ?? '' }, { token: one.token });
  const subject = { uuid, version, kind: 'company' as const, action: 'give_coins' as const, reason: '开业活动的答谢' };
  for (const coins of [null, 0, 100_001, 2.5])
    expect((await app.call(propose, { ...subject, coins }, { token: one.token })).code, `${coins}`).toBe(400);
  const proposed = await app.ok(propose, { ...subject, coins: 500 }, { token: one.token });
  expect(proposed).toMatchObject({ coins: 500, action: 'give_coins' });
  const decision = { uuid: proposed.uuid, version: proposed.version, confirm: true };
  expect((await app.call(decideProposal, decision, { token: one.token })).code).toBe(40902);
  const { event } = await openSocket(app, token);
  await app.ok(decideProposal, decision, { token: other.token });
  await event('coins.changed');
  expect((await app.call(decideProposal, decision, { token: other.token })).code).toBe(40901);
  expect(await remaining(master)).toEqual({ value: 500, show: true, paid: 0, gift: 500, held: 0 });
  expect(await remaining(child)).toEqual({ value: 0, show: false, paid: 0, gift: 0, held: 0 });
  const bill = await app.ok(listCoins, {}, { token });
  expect(bill).toMatchObject({ sum: 500, count: 1, next_cursor: null });
  expect(bill.items).toMatchObject([
    { kind: 'gift', seq: 1, coins: 500, coins_after: 500, actor: null, job: null, fen: 0 },
  ]);
  expect((await app.ok(listCoins, {}, { token: child.token })).items).toEqual([]);
});

test('pages, sides and days of a bill add up; a sub-account sees what it did, and no balance', async () => {
  const { master, child } = await makeTeam(app);
  const { token } = master;
  const job = await makeJob(app, child);
  await post(master, { kind: 'recharge', legs: { ...sold(1000), ...received('alipay', 10_000) }, fen: 10_000 });
  await post(master, { kind: 'bonus', legs: given(50) });
  app.clock.advance({ hours: 48 });
  for (let spends = 0; spends < 5; spends += 1)
    await post(master, {
      kind: 'spend',
      legs: spent({ paid: 100, gift: 0 }),
      actorUuid: child.uuid,
      jobUuid: job.uuid,
    });
  await post(master, { kind: 'give_back', legs: givenBack({ paid: 30, gift: 0 }) });
  const first = await app.ok(listCoins, { limit: 5 }, { token });
  const rest = await app.ok(listCoins, { limit: 5, cursor: first.next_cursor ?? '' }, { token });
  expect([...first.items, ...rest.items].map(({ coins_after }) => coins_after)).toEqual([
    580, 550, 650, 750, 850, 950, 1050, 1000,
  ]);
  expect(rest.next_cursor).toBeNull();
  expect(first).toMatchObject({ sum: 580, count: 8 });
  expect(await app.ok(listRecharged, {}, { token })).toMatchObject({ sum: 1080, count: 3 });
  const out = await app.ok(listConsumed, {}, { token });
  expect(out).toMatchObject({ sum: -500, count: 5 });
  expect(out.items[0]).toMatchObject({ actor: child.name, job: { uuid: job.uuid } });
  const day = new Date(app.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  expect(await app.ok(listCoins, { from: day }, { token })).toMatchObject({ count: 6 });
  const own = await app.ok(listCoins, {}, { token: child.token });
  expect(own).toMatchObject({ sum: -500, count: 5 });
  expect(new Set(own.items.map(({ coins_after }) => coins_after))).toEqual(new Set([null]));
  expect((await app.call(listBills, {}, { token: child.token })).code).toBe(403);
  expect((await app.ok(listCoins, { kind: 'bonus' }, { token })).items).toHaveLength(1);
  const foreign = await makeMaster(app);
  expect((await app.ok(listCoins, {}, { token: foreign.token })).items).toEqual([]);
});

test('each month closes with what the next one opens with, and its sums are those of its lines', async () => {
  const master = await makeMaster(app);
  await post(master, { kind: 'recharge', legs: { ...sold(1000), ...received('alipay', 10_000) }, fen: 10_000 });
  await post(master, { kind: 'spend', legs: spent({ paid: 400, gift: 0 }) });
  app.clock.advance({ hours: 24 * 40 });
  await post(master, { kind: 'gift', legs: given(60) });
  await post(master, { kind: 'give_back', legs: givenBack({ paid: 10, gift: 0 }) });
  await db.deleteFrom('session').where('account_uuid', '=', master.uuid).execute();
  const token = await tokenOf(app, master.uuid);
  const { items, checked } = await app.ok(listBills, {}, { token });
  expect(checked).toBeNull();
  expect(items).toMatchObject([
    { opening: 600, recharged: 0, gift: 60, spent: 0, back: 10, closing: 670, lines: 2 },
    { opening: 0, recharged: 1000, fen: 10_000, gift: 0, spent: -400, back: 0, closing: 600, lines: 2 },
  ]);
  for (const { opening, recharged, gift, spent: out, back, closing } of items)
    expect(opening + recharged + gift + out + back).toBe(closing);
});

test('under each filter the sums of a bill are those of its lines, wherever months and days begin', async () => {
  const { master, child } = await makeTeam(app);
  const job = await makeJob(app, child);
  // The last minute of a month of China, and the first one of the next.
  app.clock.set(new Date('2027-01-31T15:59:00Z'));
  await post(master, { kind: 'recharge', legs: { ...sold(1000), ...received('alipay', 10_000) }, fen: 10_000 });
  const days: string[] = [];
  for (let step = 0; step < 30; step += 1) {
    const actorUuid = [master.uuid, child.uuid, undefined][step % 3];
    const by = actorUuid === undefined ? {} : { actorUuid };
    if (step % 4 === 3) await post(master, { kind: 'give_back', legs: givenBack({ paid: 3, gift: 0 }), ...by });
    else await post(master, { kind: 'spend', legs: spent({ paid: 7, gift: 0 }), jobUuid: job.uuid, ...by });
    days.push(chinaDay(app.clock.now()));
    app.clock.advance({ hours: step % 5 === 0 ? 1 : 53 });
  }
  await db.deleteFrom('session').where('account_uuid', 'in', [master.uuid, child.uuid]).execute();
  const tokens = [await tokenOf(app, master.uuid), await tokenOf(app, child.uuid)];
  const ranges = [
    {},
    { from: days[3] },
    { to: days[20] },
    { from: days[2], to: days[4] },
    { from: '2027-02-01', to: '2027-02-28' },
    { from: '2027-01-31', to: '2027-03-01' },
    { from: '2027-02-14', to: days.at(-1) },
    { from: '2030-01-01' },
  ];
  for (const token of tokens)
    for (const range of ranges) {
      const pages = [
        await app.ok(listCoins, { ...range, limit: 100 }, { token }),
        await app.ok(listCoins, { ...range, kind: 'give_back', limit: 100 }, { token }),
        await app.ok(listRecharged, { ...range, limit: 100 }, { token }),
        await app.ok(listConsumed, { ...range, limit: 100 }, { token }),
      ];
      for (const { items, sum, count } of pages)
        expect({ sum, count }, JSON.stringify(range)).toEqual({
          sum: items.reduce((total, { coins }) => total + coins, 0),
          count: items.length,
        });
      const inRange = pages[0]?.items.map(({ at }) => chinaDay(new Date(at))) ?? [];
      for (const day of inRange) expect(day >= (range.from ?? day) && day <= (range.to ?? day)).toBe(true);
    }
  expect((await app.ok(listCoins, {}, { token: tokens[0] ?? '' })).count).toBe(31);
});

test('sums of the bill that were changed by hand are found by the nightly check, and by the bill', async () => {
  const master = await makeMaster(app);
  await post(master, { kind: 'gift', legs: given(60) });
  await post(master, { kind: 'spend', legs: spent({ paid: 0, gift: 20 }) });
  const wrong = () => findDifferences(db, master.companyUuid ?? '');
  const day = db
    .updateTable('bill_sum')
    .where('company_uuid', '=', master.companyUuid ?? '')
    .where('grain', '=', 'day')
    .where('kind', '=', 'spend');
  expect(await wrong()).toEqual([]);
  await day.set({ coins: -21 }).execute();
  expect(await wrong()).toMatchObject([{ what: 'bill', stands: -21, should: -20 }]);
  await expect(checkLedgers.run(app.services, {}, { last: false })).rejects.toThrow(/do not agree/);
  const { checked } = await app.ok(listBills, {}, { token: master.token });
  expect(checked).toMatchObject({ agrees: false });
  await day.set({ coins: -20 }).execute();
  await db
    .deleteFrom('bill_sum')
    .where('company_uuid', '=', master.companyUuid ?? '')
    .where('kind', '=', 'gift')
    .execute();
  expect(await wrong()).toMatchObject([
    { what: 'bill', stands: 0, should: 60 },
    { what: 'bill', stands: 0, should: 60 },
  ]);
  // They are put right by adding up anew.
  await db
    .deleteFrom('bill_sum')
    .where('company_uuid', '=', master.companyUuid ?? '')
    .execute();
  await sql`insert into bill_sum select * from bill_sums_again(${master.companyUuid})`.execute(db);
  expect(await wrong()).toEqual([]);
  await checkLedgers.run(app.services, {}, { last: false });
});

test('the nightly check seals what was posted and says so; a row that was changed behind its back breaks the seal', async () => {
  const master = await makeMaster(app);
  const check = () => checkLedgers.run(app.services, {}, { last: false });
  const checked = async () => (await app.ok(listBills, {}, { token: master.token })).checked;
  await post(master, { kind: 'recharge', legs: { ...sold(100), ...received('alipay', 1000) }, fen: 1000 });
  await check();
  expect(await checked()).toMatchObject({ agrees: true });
  app.clock.advance({ hours: 24 });
  await post(master, { kind: 'spend', legs: spent({ paid: 40, gift: 0 }) });
  await check();
  await check();
  const seals = await db
    .selectFrom('ledger_seal')
    .selectAll()
    .where('company_uuid', '=', master.companyUuid ?? '')
    .execute();
  expect(seals.map(({ last_seq }) => last_seq).toSorted()).toEqual([1, 2]);
  // As somebody who owns the database might: triggers off, the fen of a line changed, triggers on.
  await withTransaction(db, async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await trx
      .updateTable('ledger_transaction')
      .set({ fen: 1 })
      .where('company_uuid', '=', master.companyUuid ?? '')
      .execute();
  });
  app.clock.advance({ hours: 24 });
  await post(master, { kind: 'gift', legs: given(5) });
  await expect(check()).rejects.toThrow(/do not agree/);
  expect(await checked()).toMatchObject({ agrees: false });
});

test('the bill is a spreadsheet too, under the same filter; a sub-account has its own lines, without the balance', async () => {
  const { master, child } = await makeTeam(app);
  const job = await makeJob(app, child);
  await post(master, { kind: 'recharge', legs: { ...sold(1000), ...received('alipay', 10_050) }, fen: 10_050 });
  await post(master, { kind: 'spend', legs: spent({ paid: 40, gift: 0 }), actorUuid: child.uuid, jobUuid: job.uuid });
  const sheet = async (by: TestAccount, filter: object = {}) =>
    app
      .ok(exportCoins, filter, { token: by.token })
      .then(({ url }) => app.fetch(url))
      .then(async (file) => cellsOf(new Uint8Array(await file.arrayBuffer())));
  const all = await sheet(master);
  expect(all.map((row) => row.slice(2))).toEqual([
    ['类型', '用于', '订单号', '谁', '金额（元）', '币', '币余额'],
    ['消费', job.title, '', child.name, '0', '-40', '960'],
    ['充值', '', '', '系统', '100.5', '1000', '1000'],
  ]);
  expect((await sheet(master, { kind: 'recharge' })).length).toBe(2);
  expect((await sheet(child)).map((row) => row.slice(2))).toEqual([
    ['类型', '用于', '订单号', '谁', '金额（元）', '币'],
    ['消费', job.title, '', child.name, '0', '-40'],
  ]);
});

test('an export of the bill while somebody posts is the bill at one instant: no line is missing, and each balance follows', async () => {
  // More than are spent while five files are made, however quick the machine is.
  const COINS = 1_000_000;
  const master = await makeMaster(app);
  await post(master, { kind: 'gift', legs: given(COINS) });
  let posted = 1;
  let isOver = false;
  const posting = (async () => {
    for (; !isOver; posted += 1) await post(master, { kind: 'spend', legs: spent({ paid: 0, gift: 1 }) });
  })();
  const sheets: string[][][] = [];
  for (let time = 0; time < 5; time += 1) {
    const { url } = await app.ok(exportCoins, {}, { token: master.token });
    sheets.push(await cellsOf(new Uint8Array(await (await app.fetch(url)).arrayBuffer()), 10_000));
  }
  isOver = true;
  await posting;
  const lengths = sheets.map((sheet) => sheet.length - 1);
  expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
  expect(lengths.at(-1)).toBeGreaterThan(lengths[0] ?? 0);
  expect(posted).toBeGreaterThanOrEqual(lengths.at(-1) ?? 0);
  for (const [, ...lines] of sheets) {
    expect(lines.map(([seq]) => Number(seq))).toEqual(Array.from(lines, (_, index) => lines.length - index));
    expect(lines.map((line) => Number(line.at(-1)))).toEqual(
      Array.from(lines, (_, index) => COINS + 1 - lines.length + index),
    );
  }
});

test('where the disk is full an export says so and leaves nothing; with room again the same press makes it', async () => {
  const master = await makeMaster(app);
  await post(master, { kind: 'gift', legs: given(5) });
  const files = () =>
    db
      .selectFrom('stored_file')
      .selectAll()
      .where('company_uuid', '=', master.companyUuid ?? '')
      .execute();
  const exported = () =>
    db
      .selectFrom('audit_entry')
      .selectAll()
      .where('company_uuid', '=', master.companyUuid ?? '')
      .where('action', '=', 'company.bill_exported')
      .execute();
  const { storage } = app.services;
  app.services.storage = {
    ...storage,
    put: () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' })),
  };
  const refused = await app.call(exportCoins, {}, { token: master.token });
  app.services.storage = storage;
  expect(refused.status).toBe(500);
  expect([await files(), await exported()]).toEqual([[], []]);
  const { url } = await app.ok(exportCoins, {}, { token: master.token });
  expect((await app.fetch(url)).status).toBe(200);
  expect([(await files()).length, (await exported()).length]).toEqual([1, 1]);
});
