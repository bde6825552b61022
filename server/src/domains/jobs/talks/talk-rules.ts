import type { Talk, TalkState } from '@qinghe/contract/jobs/talks.ts';
import { minuteOfInstant } from '../../../china-day.ts';

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

type Whereabouts = Pick<Talk, 'format' | 'school' | 'place'>;

/** Whether those who signed up have to be elsewhere, or there at another time. */
export const isMoved = (
  before: Whereabouts & { starts_at: string; ends_at: string },
  after: Whereabouts & { starts_at: string; ends_at: string },
): boolean =>
  (['format', 'school', 'place'] as const).some((field) => before[field] !== after[field]) ||
  (['starts_at', 'ends_at'] as const).some((field) => minuteOfInstant(before[field]) !== after[field]);
