export * from './invoices.ts';
export * from './issue.ts';
