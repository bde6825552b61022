export { countMoneyWaiting, readPaidIn, readPaidOut, type Span } from './all/money-queries.ts';
export { coverOrders, invoiceableFen, uncoverOrders } from './cover.ts';
export { readPaid } from './order-queries.ts';
