import { ticketsOf } from '../talks/index.ts';

/** Where who signed up sees it and cancels it. */
export const LIVE_TICKETS = '/live-signup/tickets';

/** The links of sign-ups, at their addresses. */
export const liveTickets = ticketsOf('live-sign-up', LIVE_TICKETS);

export const tokenIn = (url: string): string => url.split('/').at(-1) ?? '';
