export { readDisagreeing, readSuspense } from './check-queries.ts';
export { creditPayment } from './credit-payment.ts';
export { giveCoins } from './give-coins.ts';
export { type Ledger, openLedger } from './post.ts';
export {
  assigned,
  type GrantAccount,
  givenBack,
  grantAccount,
  granted,
  type Legs,
  lapsed,
  type MoneyWay,
  type Parts,
  partsOf,
  partsOfGrantAccount,
  partsOfUnits,
  refunded,
  refundFailed,
  refundProposed,
  returned,
  spent,
  strayIn,
  strayOut,
  unused,
  used,
} from './rules.ts';
export { readCoins, readWallet, spendCoins } from './spend-coins.ts';
