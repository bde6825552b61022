export * from './decide.ts';
export * from './fair.ts';
export * from './sign-up.ts';
export * from './write-fairs.ts';
