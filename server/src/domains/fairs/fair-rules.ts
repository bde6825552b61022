import type { FairState } from '@qinghe/contract/fairs/fair.ts';
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
