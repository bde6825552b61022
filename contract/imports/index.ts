export * from './export.ts';
export * from './import.ts';
export * from './mend.ts';
