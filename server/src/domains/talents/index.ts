export { insertTalent } from './put-talent.ts';
export { hasTalents } from './talent-queries.ts';
