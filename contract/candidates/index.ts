export * from './erasure.ts';
export * from './linked-page.ts';
export * from './links.ts';
export * from './retention.ts';
