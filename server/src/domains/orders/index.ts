export { coverOrders, invoiceableFen, uncoverOrders } from './cover.ts';
export { readPaid } from './order-queries.ts';
