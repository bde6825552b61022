export { grantUnits } from './grants/grant-units.ts';
export { countAllUnits, countUnits } from './grants/use-units.ts';
