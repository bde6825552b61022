export * from './common-words.ts';
export * from './invite-templates.ts';
export * from './note-templates.ts';
export * from './reject-templates.ts';
