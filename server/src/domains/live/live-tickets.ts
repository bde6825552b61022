import { ticketsOf } from '../talks/index.ts';

/** The links of sign-ups, at their addresses: there who signed up sees it and cancels it. */
export const liveTickets = ticketsOf('live-sign-up', '/live-signup/tickets');

export const tokenIn = (url: string): string => url.split('/').at(-1) ?? '';
