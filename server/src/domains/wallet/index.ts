export { creditPayment } from './credit-payment.ts';
export { giveCoins } from './give-coins.ts';
export { type Ledger, openLedger } from './post.ts';
export {
  grantAccount,
  granted,
  lapsed,
  type MoneyWay,
  type Parts,
  partsOf,
  spent,
  strayIn,
  strayOut,
  used,
} from './rules.ts';
export { readCoins, spendCoins } from './spend-coins.ts';
