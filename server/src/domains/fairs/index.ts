export { type FairRow, findFair } from './fair-queries.ts';
export { isOver } from './fair-rules.ts';
export {
  countFairRegistrationsOf,
  deleteVisitor,
  eraseFairRegistrationsOf,
  type FairTicket,
  findFairTicket,
  MAX_SHOWN,
  readStands,
  type StandRow,
} from './visitor-queries.ts';
