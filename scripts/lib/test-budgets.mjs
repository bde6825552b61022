import { inProject, readJson } from './project.mjs';

/**
 * Seconds that a step may take on two cores with nothing beside.
 * @type {Record<string, number>}
 */
const budgets = readJson(inProject('scripts', 'test-budgets.json'));

/** From which part of its budget on a step is named: machines differ by as much from day to day. */
const TOLERANCE = 1.2;

/**
 * Seconds against the budget, such as `85 % of 40 s`; empty for what has none.
 * @param {string} name
 * @param {number} seconds
 */
export function ratioToBudget(name, seconds, table = budgets) {
  const { [name]: budget } = table;
  return budget === undefined ? '' : `${Math.round((seconds / budget) * 100)} % of ${budget} s`;
}

/**
 * A line for each step that took clearly longer than it may. Nothing fails for it: a busy machine is no fault.
 * @param {Record<string, number>} taken
 */
export function overBudget(taken, table = budgets) {
  return Object.entries(taken)
    .filter(([name, seconds]) => seconds > (table[name] ?? Number.POSITIVE_INFINITY) * TOLERANCE)
    .map(([name, seconds]) => `Over budget: ${name}, ${ratioToBudget(name, seconds, table)}`);
}
