export * from './grants.ts';
export * from './refresh.ts';
export * from './top.ts';
