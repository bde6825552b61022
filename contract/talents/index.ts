export * from './filter.ts';
export * from './invitation-state.ts';
export * from './list.ts';
export * from './put.ts';
export * from './words.ts';
