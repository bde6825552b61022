import type { FairState } from '@qinghe/contract/fairs/fair.ts';
import type { Fair } from '@qinghe/contract/fairs/sign-up.ts';
import type { WrittenFair } from '@qinghe/contract/fairs/write-fairs.ts';

interface Standing {
  state: FairState;
  ends_at: string;
}

export const isOver = ({ ends_at }: Pick<Standing, 'ends_at'>, now: Date): boolean =>
  Date.parse(ends_at) <= now.getTime();

/** What an operator may do with a fair: halls and times change, so an open one is changed up to its end. */
export function fairAbilities(fair: Standing, now: Date): WrittenFair['abilities'] {
  const isRunning = fair.state === 'open' && !isOver(fair, now);
  return {
    edit: fair.state === 'draft' || isRunning,
    publish: fair.state === 'draft',
    cancel: isRunning,
    remove: fair.state === 'draft',
  };
}

/** Where a fair is: who registered has to be elsewhere when one of them changes. */
export const WHEREABOUTS = ['place', 'address'] as const;

type OpenFair = Pick<Standing, 'state'> & { closes_at: string };

export const isSignUpOpen = ({ state, closes_at }: OpenFair, now: Date): boolean =>
  state === 'open' && Date.parse(closes_at) > now.getTime();

/** What a member may do with its company's sign-up: who signed up, and the master, withdraw it before the fair begins. */
export const signUpAbilities = (
  fair: OpenFair & { starts_at: string },
  { isOwn }: { isOwn: boolean },
  now: Date,
): NonNullable<Fair['sign_up']>['abilities'] => ({
  change: isSignUpOpen(fair, now),
  withdraw: isOwn && fair.state === 'open' && Date.parse(fair.starts_at) > now.getTime(),
});
