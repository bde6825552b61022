export * from './export.ts';
export * from './import.ts';
