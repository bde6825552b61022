export * from './goods.ts';
export * from './orders.ts';
export * from './payments.ts';
export * from './transfers.ts';
