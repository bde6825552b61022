export { countLiveSignUpsOf, eraseLiveSignUpsOf } from './sign-up-queries.ts';
