export * from './cv-imports.ts';
export * from './mails.ts';
export * from './people.ts';
