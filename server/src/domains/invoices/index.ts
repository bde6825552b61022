export { countWaiting as countInvoicesWaiting } from './invoice-queries.ts';
export { countWaiting as countRedLettersWaiting } from './red-letter-queries.ts';
