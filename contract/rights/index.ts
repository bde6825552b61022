export * from './grants.ts';
export * from './refresh.ts';
