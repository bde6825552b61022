export * from './endpoints.ts';
export * from './handling.ts';
