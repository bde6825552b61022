export { grantUnits } from './grants/grant-units.ts';
export { countUnits } from './grants/use-units.ts';
