export * from './applications.ts';
export * from './jobs.ts';
export * from './keys.ts';
export * from './webhooks.ts';
