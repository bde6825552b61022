export * from './reject-templates.ts';
