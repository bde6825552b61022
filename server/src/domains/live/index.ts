export { eraseLiveSignUpsOf } from './sign-up-queries.ts';
