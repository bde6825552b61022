export { lockMember } from './queries.ts';
