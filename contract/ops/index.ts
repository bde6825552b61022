export * from './endpoints.ts';
export * from './session.ts';
