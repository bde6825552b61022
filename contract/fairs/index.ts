export * from './decide.ts';
export * from './desk.ts';
export { fairState } from './fair.ts';
export * from './report.ts';
export * from './sign-up.ts';
export * from './stand-keys.ts';
export * from './visitors.ts';
export * from './write-fairs.ts';
