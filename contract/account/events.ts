import { z } from 'zod';

/** The session that hears this is over; `code` says why (4062 logged in elsewhere, 10107, 10110, …). */
export const accountEvents = [z.object({ type: z.literal('session.ended'), code: z.number().int() })] as const;

/** Domains of which something is no longer as it was. */
export const touchedByAccount = { 'session.ended': [] } as const;
