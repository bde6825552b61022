export * from './ads.ts';
export * from './review.ts';
