export * from './check-in.ts';
export * from './copy-season.ts';
export * from './door-keys.ts';
export * from './series.ts';
export * from './sign-up.ts';
export * from './talks.ts';
export * from './visitors.ts';
