export * from './door.ts';
export * from './sign-up.ts';
export * from './visitors.ts';
