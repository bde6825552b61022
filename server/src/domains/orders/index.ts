export { countMoneyWaiting, readPaidIn, readPaidOut, type Span } from './all/money-queries.ts';
export { coverOrders, invoiceableFen, uncoverOrders } from './cover.ts';
export { askLinked, findLinked, type LinkedOrder, payLinked } from './link/pay-linked.ts';
export { PAY_PATH } from './link/pay-token.ts';
export { readPaid } from './order-queries.ts';
