import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { claimGift, getGrant, getTalentRights, listGrants, listUses } from '@qinghe/contract/rights/grants.ts';
import {
  checkBatchInvite,
  countBatchInvite,
  getBatchInvite,
  listBatchInvites,
  listBatchTalents,
  MAX_BATCH,
  recallBatchInvite,
  sendBatchInvite,
} from '@qinghe/contract/talents/batches.ts';
import { inviteTalent, listInvitations, recallInvitation } from '@qinghe/contract/talents/invitations.ts';
import { listCoins } from '@qinghe/contract/wallet/coins.ts';
import { afterEach, expect, test } from 'vitest';
import { makeMaster, makeTeam, type TestAccount, unusedPhone } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { readDeliveries, sendDeliveries } from '../../../../test/deliveries.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { giveTestCoins, grantRight } from '../../../../test/rights.ts';
import { freshKey, makeTalent, ONE_UNIT } from '../../../../test/talents.ts';
import { withTransaction } from '../../../db/database.ts';
import { eraseTalentOf } from '../erase-talent.ts';

const app = await startTestApp({ own: true });
const { db, signingSecret } = app.services;

afterEach(() => app.clock.reset());

type Company = TestAccount & { job: string };
type Sending = Omit<InputOf<typeof sendBatchInvite>, 'job_uuid'>;

async function company({ units = 0, coins = 0 } = {}): Promise<Company> {
  const master = await makeMaster(app);
  if (units > 0) await grantRight(app, master, 'invitation', units);
  if (coins > 0) await giveTestCoins(app, master, coins);
  return { ...master, job: (await makeJob(app, master)).uuid };
}
const makeTalents = async (count: number, change: object = {}) => {
  const made = [];
  for (let some = 0; some < count; some += 1) made.push(await makeTalent(app, change));
  return made;
};
const units = (count: number) => ({ units: count, coins: 0 });
const call = ({ token, job }: Company, input: Sending, headers = freshKey()) =>
  app.call(sendBatchInvite, { job_uuid: job, ...input }, { token, headers });
const invite = async ({ token, job }: Company, input: Sending) =>
  app.ok(sendBatchInvite, { job_uuid: job, ...input }, { token, headers: freshKey() });
const check = ({ token, job }: Company, input: Omit<InputOf<typeof checkBatchInvite>, 'job_uuid'>) =>
  app.ok(checkBatchInvite, { job_uuid: job, ...input }, { token });
const cost = ({ token }: { token: string }) => app.ok(countBatchInvite, {}, { token });
const detail = ({ token }: { token: string }, uuid: string) => app.ok(getBatchInvite, { uuid }, { token });
const send = async () => {
  app.clock.advance({ seconds: 11 });
  const waiting = await readDeliveries(app.services, { kind: 'talents.invitation' });
  await sendDeliveries(
    app.services,
    waiting.map(({ uuid }) => uuid),
  );
};
const mailsTo = async (address: string) =>
  (await db.selectFrom('outbox_message').select('body').where('address', '=', address).execute()).length;

test('one invitation takes a unit, else five coins, else the owner; what it takes is shown before', async () => {
  const by = await company({ units: 1, coins: 7 });
  const one = (talent_uuid: string, expect: { units: number; coins: number }) =>
    app.call(inviteTalent, { talent_uuid, job_uuid: by.job, expect }, { token: by.token, headers: freshKey() });
  const [first = '', second = '', third = ''] = await makeTalents(3);
  expect(await cost(by)).toMatchObject({ units: 1, coins: 0, units_left: 1, price: 5, balance: 7, invited: 0 });
  expect((await one(first, { units: 0, coins: 5 })).code).toBe(40931);
  expect((await one(first, ONE_UNIT)).code).toBe(100);
  expect(await cost(by)).toMatchObject({ units: 0, coins: 5, units_left: 0, missing: 0, invited: 1 });
  expect((await one(second, { units: 0, coins: 5 })).code).toBe(100);
  expect(await cost(by)).toMatchObject({ coins: 5, balance: 2, missing: 3, invited: 2 });
  expect(await one(third, { units: 0, coins: 5 })).toMatchObject({ code: 40930, data: { balance: 2, missing: 3 } });
});

test('many go out together, each once, and the record says what became of them', async () => {
  const by = await company({ units: 2, coins: 20 });
  const email = `${unusedPhone()}@example.com`;
  const uuids = await makeTalents(3, { email });
  const { balance, ...quote } = await check(by, { uuids: uuids.join(',') });
  expect(balance).toBe(20);
  expect(quote).toMatchObject({ asked: 3, reach: 3, left_out: [], units: 2, coins: 5, missing: 0 });
  const headers = freshKey();
  const input = { uuids, words: '来看看', expect: { units: 2, coins: 5 } };
  const [done, again] = [await call(by, input, headers), await call(by, input, headers)];
  expect(done).toMatchObject({ code: 100, data: { invited: 3, units: 2, coins: 5 } });
  expect(again.data).toEqual(done.data);
  await send();
  expect(await mailsTo(email)).toBe(3);
  const [batch] = (await app.ok(listBatchInvites, {}, { token: by.token })).items;
  expect(batch).toMatchObject({ asked: 3, invited: 3, held: 0, sent: 3, opened: 0, returned: 0, units: 2, coins: 5 });
  const { people, words } = await detail(by, batch?.uuid ?? '');
  expect(words).toBe('来看看');
  expect(people).toHaveLength(3);
  expect(people.every(({ code, state }) => /^[A-Z0-9]{4}$/.test(code) && state === 'sent')).toBe(true);
  expect((await app.ok(listInvitations, { limit: 100 }, { token: by.token })).items).toHaveLength(3);
  // One line of the record of uses, and one of the bill.
  expect((await app.ok(listUses, { right: 'invitation' }, { token: by.token })).items).toMatchObject([{ units: 2 }]);
  expect((await app.ok(listCoins, {}, { token: by.token })).items.filter(({ kind }) => kind === 'spend')).toHaveLength(
    1,
  );
});

test('who cannot be invited is left out with the reason, and not charged', async () => {
  const by = await company({ units: 20 });
  const phone = unusedPhone();
  await makeApplication(app, await makeJob(app, by), { candidate: { phone } });
  const applied = await makeTalent(app, { phone });
  const unreachable = await makeTalent(app, { phone: '85261234568', email: '' });
  const [hidden = '', lately = '', fine = ''] = await makeTalents(3);
  const company_uuid = by.companyUuid ?? '';
  await db.insertInto('talent_hidden').values({ company_uuid, talent_uuid: hidden, hidden_key: 'name:x' }).execute();
  await invite(by, { uuids: [lately], expect: ONE_UNIT });
  const uuids = [applied, unreachable, hidden, lately, fine, crypto.randomUUID()];
  const left_out = [
    { why: 'gone', count: 2 },
    { why: 'invited', count: 1 },
    { why: 'unreachable', count: 1 },
    { why: 'applied', count: 1 },
  ];
  expect(await check(by, { uuids: uuids.join(',') })).toMatchObject({ asked: 6, reach: 1, units: 1, left_out });
  expect(await invite(by, { uuids, expect: ONE_UNIT })).toMatchObject({ invited: 1, units: 1, coins: 0, left_out });
  expect(await call(by, { uuids, expect: units(0) })).toMatchObject({ code: 40902, data: { reach: 0 } });
  expect((await cost(by)).units_left).toBe(18);
});

test('as many of a filter as are wanted: who can be invited, in the order of the list', async () => {
  const by = await company({ units: 20 });
  const skills = ['批量词'];
  const made = await makeTalents(5, { skills });
  await invite(by, { uuids: made.slice(3, 4), expect: ONE_UNIT });
  const listed = await app.ok(listBatchTalents, { q: '批量词' }, { token: by.token });
  expect(listed.items.map(({ why }) => why)).toEqual([null, 'invited', null, null, null]);
  expect(listed.items[1]?.again_at).toBe(listed.items[1]?.invitation?.again_at);
  const left_out = [{ why: 'invited', count: 1 }];
  expect(await check(by, { q: '批量词', number: 2 })).toMatchObject({ asked: 2, reach: 2, units: 2, left_out });
  const { uuid } = await invite(by, { filter: { q: '批量词' }, number: 2, expect: units(2) });
  const { people } = await detail(by, uuid);
  expect(people.map(({ talent_uuid }) => talent_uuid).toSorted()).toEqual([made[4], made[2]].toSorted());
  expect(await check(by, { q: '批量词', number: 50 })).toMatchObject({ asked: 50, reach: 2 });
  const both = { uuids: made, number: 2, expect: units(2) };
  expect((await call(by, both)).code).toBe(400);
  expect((await call(by, { expect: units(2) })).code).toBe(400);
});

test('fifty batches at once with units for one send one', async () => {
  const by = await company({ units: 2 });
  const pairs = await Promise.all(Array.from({ length: 50 }, () => makeTalents(2)));
  const codes = await Promise.all(pairs.map(async (uuids) => (await call(by, { uuids, expect: units(2) })).code));
  expect(codes.filter((code) => code === 100)).toHaveLength(1);
  expect(codes.filter((code) => code === 40931)).toHaveLength(49);
  expect(await cost(by)).toMatchObject({ units_left: 0, invited: 2 });
  expect((await app.ok(listBatchInvites, {}, { token: by.token })).items).toHaveLength(1);
});

test('batches of several companies over the same people do not wait for each other forever, and ten a week stand', async () => {
  const uuids = await makeTalents(8);
  const companies = await Promise.all(Array.from({ length: 12 }, () => company({ units: 8 })));
  const orders = companies.map((by, index) => ({ by, uuids: index % 2 === 0 ? uuids : uuids.toReversed() }));
  const codes = await Promise.all(
    orders.map(async ({ by, uuids: some }) => (await call(by, { uuids: some, expect: units(8) })).code),
  );
  expect(codes.filter((code) => code === 100)).toHaveLength(10);
  expect(codes.filter((code) => code === 40902)).toHaveLength(2);
});

test('two hundred at once are sent and recalled within a few seconds', async () => {
  const by = await company({ units: 150, coins: 1000 });
  const uuids = await makeTalents(MAX_BATCH);
  const begun = performance.now();
  const { uuid } = await invite(by, { uuids, expect: { units: 150, coins: 250 } });
  const back = await app.ok(recallBatchInvite, { uuid }, { token: by.token });
  expect(performance.now() - begun).toBeLessThan(5000);
  expect(back).toEqual({ recalled: 200, units: 150, coins: 250 });
  expect(await cost(by)).toMatchObject({ units_left: 150, balance: 1000, invited: 0 });
});

test('recalled within ten seconds nobody hears, and what it took comes back once, to where it came from', async () => {
  const by = await company({ units: 1, coins: 20 });
  const email = `${unusedPhone()}@example.com`;
  const [first = '', second = '', third = ''] = await makeTalents(3, { email });
  const { uuid } = await invite(by, { uuids: [first, second], expect: { units: 1, coins: 5 } });
  const tries = await Promise.all(
    Array.from({ length: 5 }, () => app.call(recallBatchInvite, { uuid }, { token: by.token })),
  );
  expect(tries.map(({ code }) => code).toSorted()).toEqual([100, 40902, 40902, 40902, 40902]);
  await send();
  expect(await mailsTo(email)).toBe(0);
  expect(await cost(by)).toMatchObject({ units_left: 1, balance: 20, invited: 0 });
  const [grant] = (await app.ok(listGrants, { right: 'invitation' }, { token: by.token })).items;
  const { entries } = await app.ok(getGrant, { uuid: grant?.uuid ?? '' }, { token: by.token });
  expect(entries.map(({ kind, units: moved }) => [kind, moved])).toEqual([
    ['undo_use', 1],
    ['use', -1],
    ['grant', 1],
  ]);
  expect(await detail(by, uuid)).toMatchObject({ returned: 2, sent: 0, units_back: 1, coins_back: 5 });
  // The same people may be invited at once; one of a batch can be recalled alone, and not twice.
  const again = await invite(by, { uuids: [first, second, third], expect: { units: 1, coins: 10 } });
  const [one] = (await detail(by, again.uuid)).people;
  const seen = { uuid: one?.uuid ?? '', version: one?.version ?? 0 };
  await app.ok(recallInvitation, seen, { token: by.token });
  expect(await app.ok(recallBatchInvite, { uuid: again.uuid }, { token: by.token })).toMatchObject({ recalled: 2 });
  expect(await cost(by)).toMatchObject({ units_left: 1, balance: 20 });
});

test('whoever withdraws or hides before it was sent, and whoever cannot be reached, gives back what it took, once', async () => {
  const by = await company({ units: 1, coins: 20 });
  const company_uuid = by.companyUuid ?? '';
  const phone = unusedPhone();
  const [stays = '', hides = ''] = await makeTalents(2);
  const leaves = await makeTalent(app, { phone });
  const { uuid } = await invite(by, { uuids: [leaves, hides, stays], expect: { units: 1, coins: 10 } });
  await withTransaction(db, (trx) => eraseTalentOf(trx, signingSecret, phone, app.clock.now()));
  await db.insertInto('talent_hidden').values({ company_uuid, talent_uuid: hides, hidden_key: 'name:x' }).execute();
  for (let twice = 0; twice < 2; twice += 1) await send();
  const found = await detail(by, uuid);
  expect(found).toMatchObject({ invited: 3, sent: 1, returned: 2, units_back: 1, coins_back: 5 });
  expect(found.people.map(({ state }) => state).toSorted()).toEqual(['sent', 'undeliverable', 'undeliverable']);
  expect(await cost(by)).toMatchObject({ units_left: 1, balance: 15 });
  // What has gone out is not given back.
  const sent = found.people.find(({ state }) => state === 'sent');
  await app.ok(recallInvitation, { uuid: sent?.uuid ?? '', version: sent?.version ?? 0 }, { token: by.token });
  expect(await cost(by)).toMatchObject({ units_left: 1, balance: 15 });
  expect((await app.call(recallBatchInvite, { uuid }, { token: by.token })).code).toBe(40902);
});

test('a recall at the moment of sending: whoever is written to is paid for, and nobody else', async () => {
  for (let round = 0; round < 5; round += 1) {
    const by = await company({ units: 4 });
    const email = `${unusedPhone()}@example.com`;
    const { uuid } = await invite(by, { uuids: await makeTalents(4, { email }), expect: units(4) });
    const [alone] = (await detail(by, uuid)).people;
    app.clock.advance({ seconds: 11 });
    const waiting = (await readDeliveries(app.services, { kind: 'talents.invitation' })).map((one) => one.uuid);
    const seen = { uuid: alone?.uuid ?? '', version: alone?.version ?? 0 };
    await Promise.all([
      app.call(recallInvitation, seen, { token: by.token }),
      app.call(recallBatchInvite, { uuid }, { token: by.token }),
      ...waiting.map((one) => sendDeliveries(app.services, [one])),
    ]);
    const mails = await mailsTo(email);
    expect((await cost(by)).units_left).toBe(4 - mails);
    expect(await detail(by, uuid)).toMatchObject({ sent: mails, held: 0, returned: 4 - mails });
  }
});

test('a process that died in the middle of sending goes on where it was: nobody is written to twice', async () => {
  const by = await company({ units: 3 });
  const email = `${unusedPhone()}@example.com`;
  const { uuid } = await invite(by, { uuids: await makeTalents(3, { email }), expect: units(3) });
  app.clock.advance({ seconds: 11 });
  const waiting = (await readDeliveries(app.services, { kind: 'talents.invitation' })).map((one) => one.uuid);
  await sendDeliveries(app.services, waiting.slice(0, 1));
  await sendDeliveries(app.services, waiting);
  await sendDeliveries(app.services, waiting);
  expect(await mailsTo(email)).toBe(3);
  expect(await detail(by, uuid)).toMatchObject({ sent: 3, returned: 0 });
});

test('a sub-account invites to its own jobs by units, and sees its own batches', async () => {
  const { master, child } = await makeTeam(app);
  await grantRight(app, master, 'invitation', 2);
  await giveTestCoins(app, master, 100);
  const [theirs, own] = [(await makeJob(app, master)).uuid, (await makeJob(app, child)).uuid];
  const [first = '', second = '', third = ''] = await makeTalents(3);
  expect((await call({ ...child, job: theirs }, { uuids: [first], expect: ONE_UNIT })).code).toBe(40401);
  const ofChild = await invite({ ...child, job: own }, { uuids: [first], expect: ONE_UNIT });
  const ofMaster = await invite({ ...master, job: theirs }, { uuids: [second], expect: ONE_UNIT });
  expect(await check({ ...child, job: own }, { uuids: third })).toMatchObject({ units: 0, coins: 5, balance: null });
  expect((await call({ ...child, job: own }, { uuids: [third], expect: { units: 0, coins: 5 } })).code).toBe(40934);
  const seen = async ({ token }: { token: string }) =>
    (await app.ok(listBatchInvites, {}, { token })).items.map(({ uuid }) => uuid);
  expect(await seen(child)).toEqual([ofChild.uuid]);
  expect(await seen(master)).toEqual(expect.arrayContaining([ofChild.uuid, ofMaster.uuid]));
  expect((await app.call(getBatchInvite, { uuid: ofMaster.uuid }, { token: child.token })).code).toBe(40401);
  expect((await app.call(recallBatchInvite, { uuid: ofMaster.uuid }, { token: child.token })).code).toBe(40401);
  const other = await company();
  expect((await app.call(getBatchInvite, { uuid: ofMaster.uuid }, { token: other.token })).code).toBe(40401);
  expect(await seen(other)).toEqual([]);
});

test('whoever became unreachable between the check and the sending is not charged: the changed quote is shown first', async () => {
  const by = await company({ units: 5 });
  const phone = unusedPhone();
  const uuids = [await makeTalent(app, { phone }), ...(await makeTalents(2))];
  expect(await check(by, { uuids: uuids.join(',') })).toMatchObject({ reach: 3, units: 3 });
  await withTransaction(db, (trx) => eraseTalentOf(trx, signingSecret, phone, app.clock.now()));
  const refused = await call(by, { uuids, expect: units(3) });
  expect(refused).toMatchObject({ code: 40931, data: { reach: 2, units: 2, left_out: [{ why: 'gone', count: 1 }] } });
  expect((await app.ok(listBatchInvites, {}, { token: by.token })).items).toEqual([]);
  expect(await invite(by, { uuids, expect: units(2) })).toMatchObject({ invited: 2, units: 2 });
});

test('what is left of invitations stands with when it ends; of radars there is none where none was granted', async () => {
  const by = await company({ units: 3 });
  await app.ok(claimGift, {}, { token: by.token, headers: freshKey() });
  const none = { left: 0, ending: 0, next_end: null, grants: [] };
  const { invitation, radar } = await app.ok(getTalentRights, {}, { token: by.token });
  expect(radar).toEqual(none);
  expect(invitation).toMatchObject({ left: 53, ending: 0, grants: [{ units: 50 }, { units: 3 }] });
  expect(invitation.next_end).toBe(invitation.grants[0]?.until);
  // The gift ends first, and is used first.
  await invite(by, { uuids: await makeTalents(51), expect: units(51) });
  const after = await app.ok(getTalentRights, {}, { token: by.token });
  expect(after.invitation).toMatchObject({ left: 2, grants: [{ units: 3, left: 2 }] });
  expect((await app.ok(getTalentRights, {}, { token: (await company()).token })).invitation).toEqual(none);
});
