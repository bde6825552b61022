export * from './cv-imports.ts';
export * from './people.ts';
