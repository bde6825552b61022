export * from './cases.ts';
export * from './endpoints.ts';
export * from './licence.ts';
export * from './papers.ts';
export * from './register.ts';
export * from './review.ts';
