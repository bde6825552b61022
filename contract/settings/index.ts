export * from './common-words.ts';
export * from './reject-templates.ts';
