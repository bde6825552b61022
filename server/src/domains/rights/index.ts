export { isWelcomeGiftOpen } from './grants/gifts.ts';
export { grantUnits } from './grants/grant-units.ts';
export { readEnding } from './grants/list-grants.ts';
export { payUnit, quoteUnit } from './grants/pay-unit.ts';
export { payUnits, returnTaken, type Taken } from './grants/pay-units.ts';
export { countAllUnits, countUnits } from './grants/use-units.ts';
