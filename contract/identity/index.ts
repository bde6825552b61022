export * from './cases.ts';
export * from './face-check.ts';
export * from './identity.ts';
export * from './read-card.ts';
