export * from './fair.ts';
export * from './write-fairs.ts';
