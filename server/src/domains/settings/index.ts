export { eraseOwnTexts, lockMember } from './queries.ts';
