export * from './decide.ts';
export { fairState } from './fair.ts';
export * from './sign-up.ts';
export * from './write-fairs.ts';
