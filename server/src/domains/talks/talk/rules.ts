import type { Talk, TalkState } from '@qinghe/contract/talks/talks.ts';

interface Standing {
  state: TalkState;
  ends_at: string;
}

export const isOver = ({ ends_at }: Pick<Standing, 'ends_at'>, now: Date): boolean =>
  Date.parse(ends_at) <= now.getTime();

/** What may be done with a talk: rooms and times change, so that it may be changed while it is online, up to its end. */
export function talkAbilities(talk: Standing, now: Date): Talk['abilities'] {
  const { state } = talk;
  const over = isOver(talk, now);
  return {
    edit: state === 'draft' || (state === 'online' && !over),
    publish: state === 'draft',
    cancel: state === 'online' && !over,
    remove: state === 'draft',
  };
}

/** Where a talk is: who signed up has to be elsewhere when one of them changes. */
export const WHEREABOUTS = ['format', 'school', 'place'] as const;
