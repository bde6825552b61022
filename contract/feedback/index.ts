export * from './console.ts';
export * from './feedback.ts';
