import { z } from 'zod';
import { memberRoles } from './role-order.ts';

export { holdsRole, type MemberRole, memberRoles } from './role-order.ts';

export const memberRole = z.enum(memberRoles);

/** What an owner lets a colleague do: `read` it with what hangs on it, or `act` on that, too. */
export const shareRight = z.enum(['read', 'act']);
export type ShareRight = z.infer<typeof shareRight>;

/** How far one's own rights go: the owner's and the master's are `own`. */
export const ownRight = z.enum(['own', 'act', 'read']);
export type OwnRight = z.infer<typeof ownRight>;

/** What says of a thing with an owner with whom it is shared. */
export const sharing = {
  yours: ownRight,
  /** Names of the colleagues whom the owner lets see it. */
  shared_with: z.array(z.string()),
};
