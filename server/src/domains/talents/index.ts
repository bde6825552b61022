export { eraseTalentOf, isTalent } from './erase-talent.ts';
export { answerInvitation } from './invitations/answer-invitation.ts';
export { ANSWER_PATH, keyOf } from './invitations/invitation-link.ts';
export { findInvitation } from './invitations/invitation-queries.ts';
export { insertTalent } from './put-talent.ts';
export { hasTalents } from './talent-queries.ts';
