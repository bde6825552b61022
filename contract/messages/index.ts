export * from './messages.ts';
export * from './notices.ts';
export * from './write-notices.ts';
