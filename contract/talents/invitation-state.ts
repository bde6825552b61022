import { z } from 'zod';

/** Where an invitation of a talent stands. `held` can still be recalled in silence. */
export const invitationStates = [
  'held',
  'sent',
  'opened',
  'accepted',
  'declined',
  'lapsed',
  'recalled',
  'undeliverable',
] as const;
export const invitationState = z.enum(invitationStates);
export type InvitationState = z.infer<typeof invitationState>;
