import { z } from 'zod';

/** The messages of the account that hears this are no longer as they were. */
export const messageEvents = [z.object({ type: z.literal('message.changed') })] as const;

/** Domains of which something is no longer as it was. */
export const touchedByMessages = { 'message.changed': ['messages'] } as const;
