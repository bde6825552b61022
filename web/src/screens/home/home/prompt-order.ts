import type { UserInfo } from '@qinghe/contract/account/user-info.ts';

/** What the home page asks first; the numbers are the document's (section 4), the gift stands before nothing. */
export type HomePrompt = 1 | 2 | 3 | 4 | 5 | 'gift' | 20;

export interface PromptFacts {
  user: Pick<UserInfo, 'check_tel' | 'user_status' | 'type' | 'user_email'>;
  /** The person has shown who they are. */
  isIdentified: boolean;
  /** The visit began with a login. */
  hasJustLoggedIn: boolean;
  /** The visit comes from the identity step. */
  comesFromIdentity: boolean;
  /** The visit is for coins. */
  hasCoinAddress: boolean;
  /** The gift of whoever is new can be claimed. */
  isGiftOpen: boolean;
  /** What can wait and is not to be asked today. */
  quiet: { email: boolean; gift: boolean };
}

/**
 * One thing at a time: 1 bind a phone, 2 suspended, 3 identity of the master or no e-mail, 4 what a login tells, 5 what
 * comes after the identity, then the gift, 20 nothing. What is silenced for the day makes room for the next.
 */
export function promptOf({ user, quiet, ...facts }: PromptFacts): HomePrompt {
  if (facts.hasCoinAddress) return 20;
  if (!user.check_tel) return 1;
  if (user.user_status === 'unactive') return 2;
  if (user.type === 'master' && !facts.isIdentified) return 3;
  if (user.user_email === null && !quiet.email) return 3;
  if (facts.hasJustLoggedIn) return 4;
  if (facts.comesFromIdentity) return 5;
  return facts.isGiftOpen && !quiet.gift ? 'gift' : 20;
}
