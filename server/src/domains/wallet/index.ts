export { creditPayment } from './credit-payment.ts';
export { giveCoins } from './give-coins.ts';
export { type Ledger, openLedger } from './post.ts';
export {
  givenBack,
  grantAccount,
  granted,
  type Legs,
  lapsed,
  type MoneyWay,
  type Parts,
  partsOf,
  partsOfUnits,
  spent,
  strayIn,
  strayOut,
  unused,
  used,
} from './rules.ts';
export { readCoins, spendCoins } from './spend-coins.ts';
