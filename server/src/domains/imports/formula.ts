/** What Excel shows where a formula has no value (ECMA-376, part 1, 18.18.11), and what it writes before it has one. */
const FORMULA = /^=|^#(?:DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!|SPILL!|CALC!|GETTING_DATA)$/;

/** Whether a cell shows a formula, or its failure, in place of a value. */
export const isFormula = (cell: string): boolean => FORMULA.test(cell);
