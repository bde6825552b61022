export * from './broadcasts.ts';
export * from './console.ts';
export * from './sign-up.ts';
