import { z } from 'zod';

/** Something that an account handed in was answered or closed. */
export const feedbackEvents = [z.object({ type: z.literal('feedback.changed') })] as const;

/** Domains of which something is no longer as it was. */
export const touchedByFeedback = { 'feedback.changed': ['feedback'] } as const;
