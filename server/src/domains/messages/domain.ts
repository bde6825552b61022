import type { ServerDomain } from '../../domain.ts';
import { messageMail } from './message-mail.ts';
import { deleteMessages } from './message-queries.ts';
import { messagesRoutes } from './routes.ts';

/** Twelve months. */
const A_YEAR = 365 * 24;

export const messages: ServerDomain = {
  routes: messagesRoutes,
  deliveries: [messageMail],
  outdated: [{ table: 'message', since: 'occurred_at', hours: A_YEAR }],
  memberLeaves: ({ db }, { accountUuid, companyUuid }) =>
    deleteMessages(db, accountUuid, companyUuid).then(() => undefined),
  accountCloses: ({ db }, { accountUuid }) => deleteMessages(db, accountUuid).then(() => undefined),
};
