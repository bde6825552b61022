export { giveCoins } from './give-coins.ts';
