export * from './console.ts';
export * from './help.ts';
