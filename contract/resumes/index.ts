export * from './apply.ts';
export * from './bulk.ts';
export * from './cv.ts';
export * from './endpoints.ts';
export * from './notes.ts';
export * from './saved-filters.ts';
export * from './stages.ts';
