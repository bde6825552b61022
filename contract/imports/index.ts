export * from './import.ts';
