export * from './expansion.ts';
export * from './grants.ts';
export * from './publish-room.ts';
export * from './quote.ts';
export * from './refresh.ts';
export * from './top.ts';
export * from './unlock.ts';
export * from './usable-jobs.ts';
