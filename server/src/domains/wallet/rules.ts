import type { Right } from '@qinghe/contract/rights/right.ts';

/*
 * What moves where, for each kind of transfer: `docs/ledger.md` has an example of each. Coins and fen are whole numbers,
 * 10 coins a yuan. Pure: the amounts are decided before anything is posted.
 */

interface Account {
  unit: 'coin' | 'fen' | Right;
  /** 1: what the company has or had, never below 0. -1: where it came from, never above 0. */
  sign: 1 | -1;
}

const accounts = {
  'coin.paid': { unit: 'coin', sign: 1 },
  'coin.gift': { unit: 'coin', sign: 1 },
  'coin.held': { unit: 'coin', sign: 1 },
  'coin.spent': { unit: 'coin', sign: 1 },
  'coin.voided': { unit: 'coin', sign: 1 },
  'coin.bought_back': { unit: 'coin', sign: 1 },
  'coin.sold': { unit: 'coin', sign: -1 },
  'coin.given': { unit: 'coin', sign: -1 },
  'money.prepaid': { unit: 'fen', sign: -1 },
  'money.suspense': { unit: 'fen', sign: -1 },
  'money.refund_due': { unit: 'fen', sign: -1 },
  'money.alipay': { unit: 'fen', sign: 1 },
  'money.wechat': { unit: 'fen', sign: 1 },
  'money.bank': { unit: 'fen', sign: 1 },
} as const satisfies Record<string, Account>;

/** The account of one grant: what is left of it; and one for each member that units of it are assigned to. */
export type GrantAccount = `grant.${Right}.${string}`;

export type AccountName =
  | keyof typeof accounts
  | GrantAccount
  | `right.${Right}.granted`
  | `right.${Right}.used`
  | `right.${Right}.returned`
  | `right.${Right}.lapsed`;

/** Unit and side of an account: those of coins and of money, those of a right, and one for each grant. */
export function accountOf(name: AccountName): Account {
  if (name in accounts) return accounts[name as keyof typeof accounts];
  const [, unit, end] = name.split('.');
  return { unit: unit as Right, sign: end === 'granted' ? -1 : 1 };
}

/** What a transfer adds to each account; what it takes is negative. The sum of a unit is 0. */
export type Legs = Readonly<Partial<Record<AccountName, number>>>;

/** The two parts of coins. Paid ones are spent first; gifts are never paid out. */
export interface Parts {
  paid: number;
  gift: number;
}

/** Kinds of transfers. The bill shows those that change the wallet. */
export type Kind =
  | 'received'
  | 'stray_in'
  | 'stray_out'
  | 'stray_applied'
  | 'recharge'
  | 'bonus'
  | 'gift'
  | 'spend'
  | 'give_back'
  | 'refund_proposed'
  | 'refund_done'
  | 'refund_failed'
  | 'grant'
  | 'use'
  | 'undo_use'
  | 'assign'
  | 'take_back'
  | 'lapse';

/** 10 coins are 1 yuan. */
export const FEN_A_COIN = 10;

/** Coins that were paid for. */
export const sold = (coins: number): Legs => ({ 'coin.sold': -coins, 'coin.paid': coins });

/** Where money comes in. */
export type MoneyWay = 'alipay' | 'wechat' | 'bank';

/** Money that pays for coins. */
export const received = (way: MoneyWay, fen: number): Legs => ({ 'money.prepaid': -fen, [`money.${way}`]: fen });

/** Money that pays for nothing: it goes back, or waits for somebody. */
export const strayIn = (way: MoneyWay, fen: number): Legs => ({ 'money.suspense': -fen, [`money.${way}`]: fen });

/** Money in suspense that pays for coins after all. */
export const strayApplied = (fen: number): Legs => ({ 'money.suspense': fen, 'money.prepaid': -fen });

export const strayOut = (way: MoneyWay, fen: number): Legs => ({ 'money.suspense': fen, [`money.${way}`]: -fen });

/** Coins for nothing: a bonus of a recharge, a gift. */
export const given = (coins: number): Legs => ({ 'coin.given': -coins, 'coin.gift': coins });

/** What a cost takes of each part, paid first; undefined where both together are not enough. */
export function partsOf(cost: number, { paid, gift }: Parts): Parts | undefined {
  if (cost > paid + gift) return undefined;
  const ofPaid = Math.min(paid, cost);
  return { paid: ofPaid, gift: cost - ofPaid };
}

export const spent = ({ paid, gift }: Parts): Legs => ({
  'coin.paid': -paid,
  'coin.gift': -gift,
  'coin.spent': paid + gift,
});

/**
 * What giving back the units from `before` to `after` of `units` returns of the parts that were taken for them: sums are cut
 * off, so that many steps return what one would.
 * @param before units given back until now @param after units given back with these
 */
export function partsOfUnits(
  taken: Parts,
  { before, after, units }: { before: number; after: number; units: number },
): Parts {
  const of = (part: number) => shareOf(part, after, units) - shareOf(part, before, units);
  return { paid: of(taken.paid), gift: of(taken.gift) };
}

/** Exact below 2^53, where a product of numbers would not be. */
const shareOf = (part: number, some: number, all: number): number =>
  Number((BigInt(part) * BigInt(some)) / BigInt(all));

export const givenBack = (parts: Parts): Legs => ({
  'coin.spent': -(parts.paid + parts.gift),
  'coin.paid': parts.paid,
  'coin.gift': parts.gift,
});

/**
 * Paid coins that wait for their money to be paid out, and the bonus that goes with them. Where the bonus is spent already,
 * that many paid coins take its place, and are not refunded.
 * @param bonus gift coins that the kept money would not have earned
 * @returns the legs and the coins that are paid out
 */
export function proposedRefund(coins: number, bonus: number, { gift }: Parts): { legs: Legs; refunded: number } {
  const deducted = Math.min(Math.max(bonus - gift, 0), coins);
  const refunded = coins - deducted;
  return { refunded, legs: refundProposed({ coins: refunded, voided: Math.min(bonus, gift) + deducted, deducted }) };
}

/** What a refund moves, for good or until it is given up. */
export interface RefundCoins {
  /** Paid coins whose money goes back. */
  coins: number;
  /** Gift coins that are taken back, and how many paid coins take the place of those that are spent. */
  voided: number;
  deducted: number;
}

/** Paid coins wait for their money to be paid out. */
export const refundProposed = ({ coins, voided, deducted }: RefundCoins): Legs => ({
  ...{ 'coin.paid': -(coins + deducted), 'coin.held': coins, 'coin.gift': deducted - voided, 'coin.voided': voided },
  ...{ 'money.refund_due': -coins * FEN_A_COIN, 'money.prepaid': coins * FEN_A_COIN },
});

/** The money is with its payer. */
export const refunded = (way: MoneyWay, coins: number): Legs => ({
  ...{ 'coin.held': -coins, 'coin.bought_back': coins },
  ...{ [`money.${way}`]: -coins * FEN_A_COIN, 'money.refund_due': coins * FEN_A_COIN },
});

/** It could not be paid out: the coins are there again, and the bonus. */
export const refundFailed = (proposed: Legs): Legs =>
  Object.fromEntries(Object.entries(proposed).map(([account, amount = 0]) => [account, -amount]));

/** Where units of a grant are. @param holder the member that they are assigned to; without one everybody may use them */
export const grantAccount = (right: Right, grantUuid: string, holder?: string): GrantAccount =>
  holder === undefined ? `grant.${right}.${grantUuid}` : `grant.${right}.${grantUuid}.${holder}`;

/** What the name of such an account says. */
export function partsOfGrantAccount(name: GrantAccount): {
  right: Right;
  grantUuid: string;
  holder: string | undefined;
} {
  const [, right, grantUuid = '', holder] = name.split('.');
  return { right: right as Right, grantUuid, holder };
}

/** Units that a company gets. */
export const granted = (right: Right, grantUuid: string, units: number): Legs => ({
  [`right.${right}.granted`]: -units,
  [grantAccount(right, grantUuid)]: units,
});

/** Units of a grant that are used. */
export const used = (from: GrantAccount, units: number): Legs => ({
  [from]: -units,
  [`right.${partsOfGrantAccount(from).right}.used`]: units,
});

/** They were used for nothing: they are there again. */
export const unused = (to: GrantAccount, units: number): Legs => used(to, -units);

/** Units that a member alone may use from now on, or everybody again. */
export const assigned = (from: GrantAccount, to: GrantAccount, units: number): Legs => ({
  [from]: -units,
  [to]: units,
});

/** Units that are given back for the coins that they cost, wherever they were. */
export const returned = (right: Right, units: ReadonlyMap<GrantAccount, number>, parts: Parts): Legs => ({
  ...outOf(units, `right.${right}.returned`),
  ...givenBack(parts),
});

/** What nobody used until the end, wherever it was. */
export const lapsed = (right: Right, units: ReadonlyMap<GrantAccount, number>): Legs =>
  outOf(units, `right.${right}.lapsed`);

const outOf = (units: ReadonlyMap<GrantAccount, number>, end: AccountName): Legs => ({
  ...Object.fromEntries([...units].map(([name, amount]) => [name, -amount])),
  [end]: [...units.values()].reduce((sum, amount) => sum + amount, 0),
});

/** What a transfer changes in the wallet: paid and gift coins together. */
export const walletOf = (legs: Legs): number => (legs['coin.paid'] ?? 0) + (legs['coin.gift'] ?? 0);
