import { ticketsOf } from '../talks/index.ts';

/** Tickets of job fairs, at their addresses. */
export const fairTickets = ticketsOf('fair-ticket', '/fairs/tickets');
