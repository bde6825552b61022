export * from './audit.ts';
export * from './casework.ts';
export * from './endpoints.ts';
export * from './job-limits.ts';
export * from './money.ts';
export * from './proposals.ts';
export * from './search.ts';
export * from './session.ts';
