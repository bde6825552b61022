export * from './erasure.ts';
export * from './retention.ts';
