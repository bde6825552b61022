import { createOrder } from '@qinghe/contract/orders/orders.ts';
import { assignUnits, claimGift, getGrant, giveBackUnits, listGrants } from '@qinghe/contract/rights/grants.ts';
import { remainingCoins } from '@qinghe/contract/wallet/coins.ts';
import { afterEach, expect, test } from 'vitest';
import { makeMaster, makeTeam, type TestAccount, tokenOf } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { noDifferences } from '../../../../test/money.ts';
import { key } from '../../../../test/orders.ts';
import { giveTestCoins } from '../../../../test/rights.ts';
import { lapseGrants } from './lapse-grants.ts';

const app = await startTestApp({ own: true });
afterEach(() => app.clock.reset());

const coins = async ({ token }: { token: string }) => (await app.ok(remainingCoins, {}, { token })).value;
const back = ({ token }: { token: string }, uuid: string, units: number, expected: number, headers = key()) =>
  app.call(giveBackUnits, { uuid, units, expect: { coins: expected } }, { token, headers });
const grantsOf = async ({ token }: { token: string }) => (await app.ok(listGrants, {}, { token })).items;

/** Buys a package whose thirty refreshes cost 135 coins, and three days at the top of a search 215. */
async function bought(master: TestAccount) {
  await giveTestCoins(app, master, 350);
  const order = { lines: [{ sku: 'start', quantity: 1 }], pay: 'coins' as const, expect: { coins: 350 } };
  await app.ok(createOrder, order, { token: master.token, headers: key() });
  const grant = (await grantsOf(master)).find(({ right }) => right === 'refresh');
  if (!grant) throw new Error('refreshes were bought');
  return grant;
}

test('units come back as the coins that they cost; many steps return what one would', async () => {
  const master = await makeMaster(app);
  const grant = await bought(master);
  expect(grant).toMatchObject({ cost: 135, back: 135, free: 30 });
  const steps = [1, 2, 3, 24].map((units, at, all) => {
    const before = all.slice(0, at).reduce((sum, one) => sum + one, 0);
    return [units, Math.floor((135 * (before + units)) / 30) - Math.floor((135 * before) / 30)] as const;
  });
  for (const [units, expected] of steps) {
    const wrong = await back(master, grant.uuid, units, expected + 1);
    expect([wrong.code, wrong.data]).toEqual([40931, { coins: expected }]);
    expect((await back(master, grant.uuid, units, expected)).data).toMatchObject({ coins: expected });
  }
  expect(await coins(master)).toBe(135);
  const none = await back(master, grant.uuid, 1, 0);
  expect([none.code, none.data]).toEqual([40933, { left: 0 }]);
  const { entries } = await app.ok(getGrant, { uuid: grant.uuid }, { token: master.token });
  expect(entries.map(({ kind, units, left }) => [kind, units, left])).toEqual([
    ['give_back', -24, 0],
    ['give_back', -3, 24],
    ['give_back', -2, 27],
    ['give_back', -1, 29],
    ['grant', 30, 30],
  ]);
  await noDifferences(app, master);
});

test('one press that is sent ten times gives back once, and of ten at once with one unit left one does', async () => {
  const master = await makeMaster(app);
  const { uuid } = await bought(master);
  const headers = key();
  await Promise.all(Array.from({ length: 10 }, () => back(master, uuid, 29, 130, headers)));
  expect(await coins(master)).toBe(130);
  const all = await Promise.all(Array.from({ length: 10 }, () => back(master, uuid, 1, 5)));
  expect(all.map(({ code }) => code).toSorted()).toEqual([100, ...Array(9).fill(40933)]);
  expect(await coins(master)).toBe(135);
});

test('gifts, what a colleague holds, and another company’s come back to nobody; sub-accounts give nothing back', async () => {
  const { master, child } = await makeTeam(app);
  const stranger = await makeMaster(app);
  const { uuid } = await bought(master);
  const assignment = { right: 'refresh' as const, units: 28, account_uuid: child.uuid, direction: 'assign' as const };
  await app.ok(assignUnits, assignment, { token: master.token, headers: key() });
  expect((await back(master, uuid, 3, 13)).code).toBe(40933);
  expect((await back(child, uuid, 1, 4)).code).toBe(40934);
  expect((await back(stranger, uuid, 1, 4)).code).toBe(40401);
  await app.ok(claimGift, {}, { token: master.token, headers: key() });
  const gift = (await grantsOf(master)).find(({ source }) => source === 'gift');
  expect((await back(master, gift?.uuid ?? '', 1, 0)).code).toBe(40902);
  expect(await coins(master)).toBe(0);
});

test('at its end what was bought turns into the coins that it cost, wherever its units are, once', async () => {
  const { master, child } = await makeTeam(app);
  const { uuid } = await bought(master);
  await back(master, uuid, 10, 45);
  const assignment = { right: 'refresh' as const, units: 5, account_uuid: child.uuid, direction: 'assign' as const };
  await app.ok(assignUnits, assignment, { token: master.token, headers: key() });
  app.clock.advance({ hours: 24 * 91 });
  for (let runs = 0; runs < 2; runs += 1) await lapseGrants.run(app.services, {}, { last: false });
  await app.services.db.deleteFrom('session').where('account_uuid', '=', master.uuid).execute();
  const token = await tokenOf(app, master.uuid);
  expect(await coins({ token })).toBe(350);
  expect(await grantsOf({ token })).toEqual([]);
  await noDifferences(app, master);
});
