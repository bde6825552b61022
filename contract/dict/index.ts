export * from './dictionaries.ts';
export * from './endpoints.ts';
export * from './lists.ts';
export * from './majors.ts';
export * from './options.ts';
export * from './schools.ts';
export * from './sensitive-words.ts';
export * from './source.ts';
