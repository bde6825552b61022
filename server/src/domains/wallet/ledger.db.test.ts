import fc from 'fast-check';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { makeCompany } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { withTransaction } from '../../db/database.ts';
import { moneyTransaction } from '../../money-turn.ts';
import { openLedger, type Posting } from './post.ts';
import { findDifferences } from './reconcile-queries.ts';
import {
  given,
  givenBack,
  type Kind,
  type Legs,
  type Parts,
  partsOf,
  partsOfUnits,
  proposedRefund,
  received,
  refunded,
  refundFailed,
  sold,
  spent,
} from './rules.ts';

const app = await startTestApp();
const { db } = app.services;

const postingOf = (kind: Kind, legs: Legs, uuid = uuidv7()): Posting => ({
  kind,
  legs,
  source: { kind: 'test', uuid },
  actorUuid: null,
});

const post = (companyUuid: string, make: (wallet: Parts) => Posting, now = app.clock.now()) =>
  moneyTransaction(db, companyUuid, async (trx) => {
    const ledger = await openLedger({ db: trx, now }, companyUuid);
    return ledger.post(make(ledger.wallet()));
  });

/** Coins with the money for them. */
const paidFor = (coins: number): Legs => ({ ...sold(coins), ...received('wechat', coins * 10) });

const balances = async (companyUuid: string): Promise<Record<string, number>> =>
  Object.fromEntries(
    (
      await db
        .selectFrom('ledger_account')
        .select(['name', 'balance'])
        .where('company_uuid', '=', companyUuid)
        .execute()
    ).map(({ name, balance }) => [name.replace('coin.', ''), balance]),
  );

const linesOf = (companyUuid: string) =>
  db.selectFrom('ledger_transaction').selectAll().where('company_uuid', '=', companyUuid).orderBy('seq').execute();

/** What a company should have, reckoned as simply as may be. */
interface Model {
  paid: number;
  gift: number;
  held: number;
  out: number;
  in: number;
  spends: { uuid: string; taken: Parts; units: number; back: number }[];
  refunds: { uuid: string; legs: Legs; refunded: number }[];
}

type Action =
  | { do: 'recharge' | 'gift' | 'spend'; coins: number }
  | { do: 'back'; which: number; units: number }
  | { do: 'refund'; coins: number; bonus: number }
  | { do: 'pay' | 'fail'; which: number };

const coins = fc.integer({ min: 1, max: 500 });
const which = fc.nat({ max: 9 });
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ do: fc.constantFrom('recharge' as const, 'gift' as const), coins }),
  { weight: 2, arbitrary: fc.record({ do: fc.constant('spend' as const), coins }) },
  fc.record({ do: fc.constant('back' as const), which, units: fc.integer({ min: 1, max: 7 }) }),
  fc.record({ do: fc.constant('refund' as const), coins, bonus: fc.nat({ max: 200 }) }),
  fc.record({ do: fc.constantFrom('pay' as const, 'fail' as const), which }),
);

const UNITS = 7;

/** Does an action in the ledger and in the model. @returns whether it was possible */
async function run(companyUuid: string, model: Model, { do: kind, ...one }: Action): Promise<boolean> {
  if ('coins' in one && kind === 'recharge') {
    await post(companyUuid, () => postingOf('recharge', paidFor(one.coins)));
    model.paid += one.coins;
    model.in += one.coins;
  } else if ('coins' in one && kind === 'gift') {
    await post(companyUuid, () => postingOf('gift', given(one.coins)));
    model.gift += one.coins;
    model.in += one.coins;
  } else if ('coins' in one && kind === 'spend') {
    const uuid = uuidv7();
    const spend = () =>
      post(companyUuid, (wallet) =>
        postingOf('spend', spent(partsOf(one.coins, wallet) ?? { paid: one.coins, gift: 0 }), uuid),
      );
    if (one.coins > model.paid + model.gift) {
      await expect(spend()).rejects.toMatchObject({ code: 40930 });
      return false;
    }
    await spend();
    const paid = Math.min(model.paid, one.coins);
    model.spends.push({ uuid, taken: { paid, gift: one.coins - paid }, units: UNITS, back: 0 });
    model.paid -= paid;
    model.gift -= one.coins - paid;
    model.out += one.coins;
  } else if ('units' in one) {
    const spend = model.spends[one.which % Math.max(model.spends.length, 1)];
    const units = spend ? Math.min(one.units, UNITS - spend.back) : 0;
    if (!spend || units === 0) return false;
    const parts = partsOfUnits(spend.taken, { before: spend.back, after: spend.back + units, units: UNITS });
    spend.back += units;
    if (parts.paid + parts.gift === 0) return false;
    await post(companyUuid, () => postingOf('give_back', givenBack(parts)));
    model.paid += parts.paid;
    model.gift += parts.gift;
    model.out -= parts.paid + parts.gift;
    // Given back whole, it returned what was taken, however many steps it took.
  } else if ('bonus' in one) {
    if (one.coins > model.paid) return false;
    const uuid = uuidv7();
    const refund = proposedRefund(one.coins, one.bonus, model);
    await post(companyUuid, () => postingOf('refund_proposed', refund.legs, uuid));
    const voided = refund.legs['coin.voided'] ?? 0;
    model.paid -= one.coins;
    model.gift += refund.legs['coin.gift'] ?? 0;
    model.held += refund.refunded;
    model.out += voided;
    model.refunds.push({ uuid, ...refund });
  } else if ('which' in one) {
    const [refund] = model.refunds.splice(one.which % Math.max(model.refunds.length, 1), 1);
    if (!refund) return false;
    if (refund.refunded === 0 && kind === 'pay') return false;
    await post(companyUuid, () =>
      kind === 'pay'
        ? postingOf('refund_done', refunded('wechat', refund.refunded))
        : postingOf('refund_failed', refundFailed(refund.legs)),
    );
    model.held -= refund.refunded;
    if (kind === 'pay') model.out += refund.refunded;
    else {
      model.paid -= refund.legs['coin.paid'] ?? 0;
      model.gift -= refund.legs['coin.gift'] ?? 0;
      model.out -= refund.legs['coin.voided'] ?? 0;
    }
  }
  return true;
}

test('random histories: every balance, every line and every sum is what plain reckoning says', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 25 }), async (actions) => {
      const { company_uuid } = await makeCompany(app);
      const model: Model = { paid: 0, gift: 0, held: 0, out: 0, in: 0, spends: [], refunds: [] };
      for (const one of actions) await run(company_uuid, model, one);
      const { paid = 0, gift = 0, held = 0 } = await balances(company_uuid);
      expect({ paid, gift, held }).toEqual({ paid: model.paid, gift: model.gift, held: model.held });
      expect(paid + gift + held + model.out).toBe(model.in);
      const lines = await linesOf(company_uuid);
      expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, index) => index + 1));
      let wallet = 0;
      for (const line of lines) {
        wallet += line.coins;
        expect(line.coins_after).toBe(wallet);
      }
      expect(await findDifferences(db, company_uuid)).toEqual([]);
    }),
    { numRuns: Number(process.env.LEDGER_RUNS ?? 60), seed: 20_261_127 },
  );
});

test('a spend given back in any steps returns what was taken, part by part', () => {
  fc.assert(
    fc.property(
      fc.nat(10_000),
      fc.nat(10_000),
      fc.integer({ min: 1, max: 60 }),
      fc.array(fc.nat(60)),
      (paid, gift, units, cuts) => {
        const steps = [...new Set([0, ...cuts.filter((cut) => cut <= units), units])].sort((one, other) => one - other);
        const sum = { paid: 0, gift: 0 };
        for (const [index, after] of steps.entries()) {
          const part = partsOfUnits({ paid, gift }, { before: steps[index - 1] ?? 0, after, units });
          expect(Math.min(part.paid, part.gift)).toBeGreaterThanOrEqual(0);
          sum.paid += part.paid;
          sum.gift += part.gift;
        }
        expect(sum).toEqual({ paid, gift });
      },
    ),
  );
});

test('two hundred spend at once what is there for fifty: fifty do, and nothing else happens', {
  timeout: 60_000,
}, async () => {
  const { company_uuid } = await makeCompany(app);
  await post(company_uuid, () => postingOf('recharge', paidFor(300)));
  await post(company_uuid, () => postingOf('gift', given(200)));
  const spends = await Promise.allSettled(
    Array.from({ length: 200 }, () =>
      post(company_uuid, (wallet) => postingOf('spend', spent(partsOf(10, wallet) ?? { paid: 10, gift: 0 }))),
    ),
  );
  const refusals = spends.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refusals).toHaveLength(150);
  for (const one of refusals) expect(one).toMatchObject({ code: 40930 });
  expect(await balances(company_uuid)).toMatchObject({ paid: 0, gift: 0, spent: 500 });
  expect(await findDifferences(db, company_uuid)).toEqual([]);
});

test('the same kind for the same source is posted once, side by side or later, and says what was posted then', async () => {
  const { company_uuid } = await makeCompany(app);
  const source = uuidv7();
  const all = await Promise.all(
    Array.from({ length: 20 }, () => post(company_uuid, () => postingOf('recharge', paidFor(40), source))),
  );
  expect(all.filter(({ again }) => !again)).toHaveLength(1);
  expect(new Set(all.map(({ uuid }) => uuid)).size).toBe(1);
  await post(company_uuid, () => postingOf('spend', spent({ paid: 40, gift: 0 }), source));
  expect(await post(company_uuid, () => postingOf('spend', spent({ paid: 40, gift: 0 }), source))).toMatchObject({
    again: true,
  });
  expect(await balances(company_uuid)).toMatchObject({ paid: 0, spent: 40 });
});

test('a clock that steps back does not put a line before another one', async () => {
  const { company_uuid } = await makeCompany(app);
  const now = app.clock.now();
  await post(company_uuid, () => postingOf('recharge', paidFor(10)), now);
  const back = await post(company_uuid, () => postingOf('gift', given(5)), new Date(now.getTime() - 60_000));
  expect(back.at).toBe(now.toISOString());
});

/** What somebody with the database in hand tries, on a company with 100 paid coins of which 30 are spent. */
const tampering: [what: string, sql: (company: string) => string, constraint: RegExp][] = [
  [
    'a balance by hand',
    (company) =>
      `update ledger_account set balance = balance + 5 where company_uuid = '${company}' and name = 'coin.paid'`,
    /balance_said/,
  ],
  [
    'a balance below zero',
    (company) => `update ledger_account set balance = -5 where company_uuid = '${company}' and name = 'coin.paid'`,
    /ledger_account_side/,
  ],
  [
    'a name',
    (company) =>
      `update ledger_account set name = 'coin.mine' where company_uuid = '${company}' and name = 'coin.paid'`,
    /what was posted stays/,
  ],
  ['an account', (company) => `delete from ledger_account where company_uuid = '${company}'`, /what was posted stays/],
  [
    'an amount',
    (company) => `update ledger_entry set amount = 1 where company_uuid = '${company}'`,
    /what was posted stays/,
  ],
  ['a line', (company) => `delete from ledger_transaction where company_uuid = '${company}'`, /what was posted stays/],
  ['all lines', () => 'truncate ledger_transaction cascade', /what was posted stays/],
  [
    'a line without entries',
    (
      company,
    ) => `insert into ledger_transaction (company_uuid, uuid, seq, kind, source_kind, source_uuid, at, coins, coins_after)
     values ('${company}', gen_random_uuid(), 9, 'gift', 'x', gen_random_uuid(), now(), 5, 75)`,
    /without entries/,
  ],
  [
    'entries that are balanced and chained, ahead of their accounts',
    (
      company,
    ) => `insert into ledger_entry (company_uuid, account_uuid, seq, transaction_uuid, unit, amount, balance_before, balance_after)
     select a.company_uuid, account_uuid, last_seq + 1, (select uuid from ledger_transaction t where t.company_uuid = a.company_uuid and seq = 1), unit, sign, balance, balance + sign
     from ledger_account a where company_uuid = '${company}' and name in ('coin.paid', 'coin.sold')`,
    /transaction_uuid_account|ahead of its account/,
  ],
  [
    'entries of another unit than their accounts',
    (
      company,
    ) => `insert into ledger_transaction (company_uuid, uuid, seq, kind, source_kind, source_uuid, at, coins, coins_after)
       values ('${company}', '01890000-0000-7000-8000-0000000000ff', 9, 'gift', 'x', gen_random_uuid(), now(), 0, 70);
     insert into ledger_entry (company_uuid, account_uuid, seq, transaction_uuid, unit, amount, balance_before, balance_after)
     select company_uuid, account_uuid, last_seq + 1, '01890000-0000-7000-8000-0000000000ff', 'refresh', sign, balance, balance + sign
     from ledger_account where company_uuid = '${company}' and name in ('coin.spent', 'coin.sold')`,
    /another unit/,
  ],
  [
    'an entry that breaks the chain',
    (
      company,
    ) => `insert into ledger_entry (company_uuid, account_uuid, seq, transaction_uuid, unit, amount, balance_before, balance_after)
     select a.company_uuid, account_uuid, last_seq + 1, (select uuid from ledger_transaction t where t.company_uuid = a.company_uuid and seq = 2), unit, 5, 7, 12
     from ledger_account a where company_uuid = '${company}' and name = 'coin.sold'`,
    /ledger_entry_chained|sum to zero/,
  ],
];

test.each(tampering)('the database refuses whoever changes %s', async (_what, statement, constraint) => {
  const { company_uuid } = await makeCompany(app);
  await post(company_uuid, () => postingOf('recharge', paidFor(100)));
  await post(company_uuid, () => postingOf('spend', spent({ paid: 30, gift: 0 })));
  await expect(withTransaction(db, (trx) => sql.raw(statement(company_uuid)).execute(trx))).rejects.toThrow(constraint);
  expect(await balances(company_uuid)).toMatchObject({ paid: 70, spent: 30 });
});

test('a transfer that does not balance, or takes what is not there, cannot be written', async () => {
  const { company_uuid } = await makeCompany(app);
  await expect(post(company_uuid, () => postingOf('gift', { 'coin.gift': 5 }))).rejects.toThrow(/sum to zero/);
  await expect(post(company_uuid, () => postingOf('refund_done', refunded('wechat', 5)))).rejects.toThrow(
    /ledger_account_side/,
  );
  expect(await linesOf(company_uuid)).toEqual([]);
});
