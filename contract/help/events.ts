import { z } from 'zod';

/** Something of an account's conversation with us is no longer as it was: a word, a state, or how far it was read. */
export const helpEvents = [z.object({ type: z.literal('help.changed') })] as const;

/** Domains of which something is no longer as it was. */
export const touchedByHelp = { 'help.changed': ['help'] } as const;
