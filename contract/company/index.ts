export * from './cases.ts';
export * from './endpoints.ts';
export * from './join.ts';
export * from './licence.ts';
export * from './members.ts';
export * from './papers.ts';
export * from './register.ts';
export * from './review.ts';
