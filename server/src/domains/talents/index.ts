export { eraseTalentOf, isTalent } from './erase-talent.ts';
export { insertTalent } from './put-talent.ts';
export { hasTalents } from './talent-queries.ts';
