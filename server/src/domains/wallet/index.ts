export { giveCoins } from './give-coins.ts';
export { readCoins, spendCoins } from './spend-coins.ts';
