export { giveCoins } from './give-coins.ts';
export { openLedger } from './post.ts';
export { grantAccount, granted, lapsed, used } from './rules.ts';
export { readCoins, spendCoins } from './spend-coins.ts';
