import { createOrderOfOne, listOrders } from '@qinghe/contract/orders/orders.ts';
import { remainingCoins } from '@qinghe/contract/wallet/coins.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { makeMaster, type TestAccount } from '../test/accounts.ts';
import { startTestApp } from '../test/app.ts';
import { noDifferences } from '../test/money.ts';
import { give, key } from '../test/orders.ts';
import { until } from '../test/until.ts';
import { AppError } from './app-error.ts';
import { openLedger, spent } from './domains/wallet/index.ts';
import { countWaitingTurns, moneyTransaction, moneyTurn } from './money-turn.ts';

const app = await startTestApp();

const order = { sku: 'refresh-10', pay: 'coins' as const, expect: { coins: 50 }, again: true };
const coins = async ({ token }: TestAccount) => (await app.ok(remainingCoins, {}, { token })).value;
const orders = async ({ token }: TestAccount) => (await app.ok(listOrders, {}, { token })).items.length;

async function makeBuyer(value: number) {
  const buyer = await makeMaster(app);
  await give(app, buyer.companyUuid ?? '', value);
  return buyer;
}

/** Both turns of a company are taken until the returned function is called. */
function occupy({ companyUuid }: TestAccount): () => Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const turns = [0, 1].map(() => moneyTurn(companyUuid ?? '', () => promise));
  return () => {
    resolve();
    return Promise.all(turns);
  };
}

const press = ({ token }: TestAccount, own = key()) => app.call(createOrderOfOne, order, { token, headers: own });

/** As a person does who is told to come again. */
async function pressUntilTurn(buyer: TestAccount) {
  for (const own = key(); ; ) {
    const answer = await press(buyer, own);
    if (answer.code !== 50301) return answer;
  }
}

/** As other calls and tasks of the process do. */
const spend = ({ companyUuid, uuid: actorUuid }: TestAccount) =>
  moneyTransaction(app.services.db, companyUuid ?? '', async (trx) => {
    const ledger = await openLedger({ db: trx, now: app.clock.now() }, companyUuid ?? '');
    const source = { kind: 'test', uuid: uuidv7() };
    await ledger.post({ kind: 'spend', legs: spent({ paid: 0, gift: 50 }), source, actorUuid });
    return 100;
  }).catch((error: unknown) => (error instanceof AppError ? error.code : 0));

const countOpenTransactions = async () =>
  (
    await sql`select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`.execute(
      app.services.db,
    )
  ).rows.length;

test('a hundred writes of one company hold nothing of the database while they wait, hold up nobody else, and spend what is there', async () => {
  const [busy, other] = [await makeBuyer(50 * 40), await makeBuyer(50)];
  const free = occupy(busy);
  const presses = Array.from({ length: 10 }, () => pressUntilTurn(busy));
  const spends = Array.from({ length: 90 }, () => spend(busy));
  await until(() => countWaitingTurns() === 100, 'all of them wait');
  await until(async () => (await countOpenTransactions()) === 0, 'no transaction is open');
  expect((await press(other)).code).toBe(100);
  await free();
  const codes = [...(await Promise.all(presses)).map(({ code }) => code), ...(await Promise.all(spends))];
  expect(codes.filter((code) => code === 100)).toHaveLength(40);
  expect(codes.filter((code) => code === 40930)).toHaveLength(60);
  expect([await coins(busy), await coins(other)]).toEqual([0, 0]);
  await noDifferences(app, busy);
});

test('a press whose turn does not come is answered in words with when to come again; its key still buys once', async () => {
  const buyer = await makeBuyer(200);
  const free = occupy(buyer);
  const own = key();
  const late = await press(buyer, own);
  expect(late).toMatchObject({
    status: 503,
    code: 50301,
    data: { retry_after: 3 },
    msg: expect.stringContaining('没有扣'),
  });
  expect(late.headers.get('retry-after')).toBe('3');
  await free();
  expect(await coins(buyer)).toBe(200);
  const [first, again] = [await press(buyer, own), await press(buyer, own)];
  expect([first.code, again.data]).toEqual([100, first.data]);
  expect([await coins(buyer), await orders(buyer)]).toEqual([150, 1]);
});

test('who hangs up while waiting leaves the queue: nothing is bought', async () => {
  const buyer = await makeBuyer(200);
  const free = occupy(buyer);
  const browser = new AbortController();
  const gone = fetch(new URL(createOrderOfOne.path, app.url), {
    method: 'POST',
    signal: browser.signal,
    headers: { authorization: buyer.token, 'content-type': 'application/json', ...key() },
    body: JSON.stringify(order),
  });
  await until(() => countWaitingTurns() === 1, 'the press waits');
  browser.abort();
  await expect(gone).rejects.toThrow('abort');
  await until(() => countWaitingTurns() === 0, 'it has left');
  await free();
  expect([await coins(buyer), await orders(buyer)]).toEqual([200, 0]);
});

test('a press that is refused frees its turn', async () => {
  const buyer = await makeBuyer(50);
  const refused = { ...order, expect: { coins: 1 } };
  const { token } = buyer;
  const codes = await Promise.all(
    Array.from({ length: 5 }, async () => (await app.call(createOrderOfOne, refused, { token, headers: key() })).code),
  );
  expect(codes).toEqual([40931, 40931, 40931, 40931, 40931]);
  expect((await press(buyer)).code).toBe(100);
});
