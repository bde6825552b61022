export * from './cases.ts';
export * from './identity.ts';
