import { z } from 'zod';

/** What is in the company's wallet has changed. */
export const walletEvents = [z.object({ type: z.literal('coins.changed') })] as const;

/** Domains of which something is no longer as it was. */
export const touchedByWallet = { 'coins.changed': ['wallet'] } as const;
