export { countUnits } from './grants/use-units.ts';
