/**
 * What a member may do with what it sees, from least to most: viewers read, interviewers also give notes and stars,
 * recruiters do everything. The master is one. Apart from the schemas, since every page compares roles.
 */
export const memberRoles = ['viewer', 'interviewer', 'recruiter'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** Whether a role holds what another one may do. */
export const holdsRole = (role: MemberRole, least: MemberRole): boolean =>
  memberRoles.indexOf(role) >= memberRoles.indexOf(least);
