import { z } from 'zod';

/**
 * What a member may do with what it sees, from least to most: viewers read, interviewers also give notes and stars,
 * recruiters do everything. The master is one.
 */
export const memberRoles = ['viewer', 'interviewer', 'recruiter'] as const;
export const memberRole = z.enum(memberRoles);
export type MemberRole = (typeof memberRoles)[number];

/** Whether a role holds what another one may do. */
export const holdsRole = (role: MemberRole, least: MemberRole): boolean =>
  memberRoles.indexOf(role) >= memberRoles.indexOf(least);

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
