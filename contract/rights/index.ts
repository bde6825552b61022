export * from './expansion.ts';
export * from './grants.ts';
export * from './quote.ts';
export * from './refresh.ts';
export * from './top.ts';
export * from './unlock.ts';
