export * from './all-orders.ts';
export * from './decide-refunds.ts';
export * from './goods.ts';
export * from './orders.ts';
export * from './payments.ts';
export * from './prices.ts';
export * from './refunds.ts';
export * from './transfers.ts';
