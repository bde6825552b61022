export * from './list.ts';
export * from './put.ts';
