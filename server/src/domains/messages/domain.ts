import type { ServerDomain } from '../../domain.ts';
import { messageMail } from './message-mail.ts';
import { deleteMessages } from './message-queries.ts';
import { messagesRoutes } from './routes.ts';
import { writeTold } from './write-told.ts';

/** Twelve months. */
const A_YEAR = 365 * 24;
/** A week: long after the last try of a task. */
const TRIED_FOR = 7 * 24;

export const messages: ServerDomain = {
  routes: messagesRoutes,
  tasks: [writeTold],
  deliveries: [messageMail],
  outdated: [
    { table: 'message', since: 'occurred_at', hours: A_YEAR },
    { table: 'message_told', since: 'at', hours: TRIED_FOR },
  ],
  memberLeaves: ({ db }, { accountUuid, companyUuid }) =>
    deleteMessages(db, accountUuid, companyUuid).then(() => undefined),
  accountCloses: ({ db }, { accountUuid }) => deleteMessages(db, accountUuid).then(() => undefined),
};
