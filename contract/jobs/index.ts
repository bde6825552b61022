export * from './appeals.ts';
export * from './brochures.ts';
export * from './change-many.ts';
export * from './description.ts';
export * from './endpoints.ts';
export * from './job.ts';
export * from './sources.ts';
export * from './talks.ts';
