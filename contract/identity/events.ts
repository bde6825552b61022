import { z } from 'zod';

/** The phone has gone a step further, or somebody's identity was decided on; its own session hears it. */
export const identityEvents = [z.object({ type: z.literal('identity.changed') })] as const;

/** Domains of which something is no longer as it was. */
export const touchedByIdentity = { 'identity.changed': ['identity'] } as const;
