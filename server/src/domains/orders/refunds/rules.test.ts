import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Recharge, reckonRefund } from './rules.ts';

const tiers = [
  { fen: 10_000, percent: 0 },
  { fen: 50_000, percent: 5 },
  { fen: 100_000, percent: 10 },
  { fen: 500_000, percent: 20 },
];
const recharge = (uuid: string, fen: number, bonus: number, more: Partial<Recharge> = {}): Recharge => ({
  ...{ uuid, fen, bonus, tiers, returned: 0, invoiced: 0, underway: false },
  ...more,
});
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

describe('what goes back', () => {
  test('of one recharge: what is left of its coins; gifts that the rest would not have earned go with it', () => {
    const { parts } = reckonRefund([recharge('a', 50_000, 250)], { paid: 3950, gift: 250 });
    expect(parts).toEqual([{ uuid: 'a', fen: 39_500, voided: 250, deducted: 0 }]);
  });

  test('gifts that are spent are taken from the coins that were paid for, at what they are worth', () => {
    const { parts } = reckonRefund([recharge('a', 500_000, 10_000)], { paid: 45_000, gift: 4000 });
    // 1,000 yuan are kept, which earn 1,000 gift coins: of the other 9,000 there are 4,000.
    expect(parts).toEqual([{ uuid: 'a', fen: 400_000, voided: 9000, deducted: 5000 }]);
  });

  test('the newest recharge first, and no more than is asked for', () => {
    const both = [recharge('new', 20_000, 0), recharge('old', 20_000, 0)];
    expect(reckonRefund(both, { paid: 3000, gift: 0 }).parts.map(({ uuid, fen }) => [uuid, fen])).toEqual([
      ['new', 20_000],
      ['old', 10_000],
    ]);
    // The newer one keeps its coins: what is left beyond them is the older one's.
    expect(reckonRefund(both, { paid: 3000, gift: 0 }, { only: 'old' }).parts.map(({ uuid }) => uuid)).toEqual(['old']);
    expect(reckonRefund(both, { paid: 3000, gift: 0 }, { wanted: 5000 }).parts).toMatchObject([
      { uuid: 'new', fen: 5000 },
    ]);
  });

  test('what is invoiced stays until its invoice is reversed, and older recharges do not take its place', () => {
    const both = [recharge('new', 20_000, 0, { invoiced: 20_000 }), recharge('old', 20_000, 0)];
    expect(reckonRefund(both, { paid: 3000, gift: 0 })).toEqual({
      parts: [{ uuid: 'old', fen: 10_000, voided: 0, deducted: 0 }],
      leftOut: [{ uuid: 'new', fen: 20_000, reason: 'invoiced' }],
    });
    expect(reckonRefund([recharge('a', 20_000, 0, { underway: true })], { paid: 500, gift: 0 })).toEqual({
      parts: [],
      leftOut: [{ uuid: 'a', fen: 5000, reason: 'underway' }],
    });
  });
});

describe('whatever was recharged and spent', () => {
  const coin = fc.integer({ min: 10, max: 600_000 }).map((coins) => coins * 10);
  const history = fc
    .array(
      fc.record({ fen: coin, share: fc.integer({ min: 0, max: 100 }), returned: fc.integer({ min: 0, max: 100 }) }),
      {
        minLength: 1,
        maxLength: 6,
      },
    )
    .map((all) =>
      all.map(({ fen, share, returned }, index) => {
        const back = Math.floor((fen * returned) / 1000) * 10;
        const invoiced = share > 70 ? fen - back : 0;
        return recharge(`${index}`, fen, earned(fen), {
          returned: share % 3 ? back : 0,
          invoiced: share % 3 ? invoiced : 0,
        });
      }),
    );
  const earned = (fen: number) => {
    const percent = tiers.findLast((one) => one.fen <= fen)?.percent ?? 0;
    return Math.floor((fen / 10) * (percent / 100));
  };
  const wallet = (recharges: Recharge[], paid: number, gift: number) => ({
    paid: Math.floor((sum(recharges.map(({ fen, returned }) => (fen - returned) / 10)) * paid) / 100),
    gift: Math.floor((sum(recharges.map(({ bonus }) => bonus)) * gift) / 100),
  });
  const percent = fc.integer({ min: 0, max: 100 });

  test('never more than was paid, and not invoiced, nor more coins than are there', () => {
    fc.assert(
      fc.property(history, percent, percent, fc.option(coin), (recharges, paidLeft, giftLeft, wanted) => {
        const coins = wallet(recharges, paidLeft, giftLeft);
        const { parts } = reckonRefund(recharges, coins, { wanted: wanted ?? undefined });
        for (const { uuid, fen } of parts) {
          const of = recharges.find((one) => one.uuid === uuid);
          expect(fen % 10).toBe(0);
          expect(fen + (of?.returned ?? 0) + (of?.invoiced ?? 0)).toBeLessThanOrEqual(of?.fen ?? 0);
        }
        expect(sum(parts.map(({ fen, deducted }) => fen / 10 + deducted))).toBeLessThanOrEqual(coins.paid);
        expect(sum(parts.map(({ voided, deducted }) => voided - deducted))).toBeLessThanOrEqual(coins.gift);
        expect(parts.every(({ voided, deducted }) => deducted >= 0 && deducted <= voided)).toBe(true);
        if (wanted !== null) expect(sum(parts.map(({ fen }) => fen))).toBeLessThanOrEqual(wanted);
      }),
      { numRuns: 500 },
    );
  });

  test('two refunds come to what one does', () => {
    fc.assert(
      fc.property(history, percent, percent, coin, coin, (recharges, paidLeft, giftLeft, first, second) => {
        const coins = wallet(recharges, paidLeft, giftLeft);
        const whole = reckonRefund(recharges, coins, { wanted: first + second });
        const one = reckonRefund(recharges, coins, { wanted: first });
        const after = recharges.map((of) => {
          const part = one.parts.find(({ uuid }) => uuid === of.uuid);
          return { ...of, returned: of.returned + (part?.fen ?? 0) };
        });
        const two = reckonRefund(after, left(coins, one.parts), { wanted: second });
        const total = (name: 'fen' | 'voided' | 'deducted', all: typeof one.parts) =>
          sum(all.map((part) => part[name]));
        // A part that does not fit whole goes as far as it fits, so the first may take less than was asked for.
        if (total('fen', one.parts) < first) return;
        for (const name of ['fen', 'voided', 'deducted'] as const)
          expect(total(name, [...one.parts, ...two.parts])).toBe(total(name, whole.parts));
      }),
      { numRuns: 500 },
    );
  });

  const left = (
    { paid, gift }: { paid: number; gift: number },
    parts: { fen: number; voided: number; deducted: number }[],
  ) => ({
    paid: paid - sum(parts.map(({ fen, deducted }) => fen / 10 + deducted)),
    gift: gift - sum(parts.map(({ voided, deducted }) => voided - deducted)),
  });
});
