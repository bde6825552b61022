export * from './canned.ts';
export * from './console.ts';
export * from './help.ts';
