export * from './invoices.ts';
export * from './issue.ts';
export * from './red-letters.ts';
