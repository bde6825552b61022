export * from './applications.ts';
export * from './jobs.ts';
export * from './keys.ts';
export * from './talent-keys.ts';
export * from './webhooks.ts';
