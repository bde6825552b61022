/** Every domain of the house: a folder here, and one of the same name on the server. `all.ts` puts them together. */
export const domainNames = [
  'account',
  'candidates',
  'company',
  'dict',
  'fairs',
  'files',
  'home',
  'identity',
  'imports',
  'jobs',
  'messages',
  'ops',
  'orders',
  'platform',
  'resumes',
  'rights',
  'settings',
  'talents',
  'talks',
  'wallet',
] as const;
export type DomainName = (typeof domainNames)[number];
