import type { ServerDomain } from '../../domain.ts';
import { ofTheDesk } from '../../http/route.ts';
import { invitationMessage } from './invitations/invitation-message.ts';
import { talentRoutes } from './routes.ts';
import { alertMail } from './saved/alert-mail.ts';
import { deleteSearchesOf } from './saved/saved-queries.ts';
import { talentTasks } from './tasks.ts';

export const talents: ServerDomain = {
  routes: ofTheDesk(talentRoutes),
  tasks: talentTasks,
  deliveries: [invitationMessage, alertMail],
  memberLeaves: ({ db }, member) => deleteSearchesOf(db, member),
};
