export * from './jobs.ts';
export * from './keys.ts';
