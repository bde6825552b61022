import type { Talk, TalkState } from '@qinghe/contract/talks/talks.ts';
import { minuteOfInstant } from '../../../time/china-day.ts';

interface Standing {
  state: TalkState;
  ends_at: string | null;
}

export const isOver = ({ ends_at }: Pick<Standing, 'ends_at'>, now: Date): boolean =>
  ends_at !== null && Date.parse(ends_at) <= now.getTime();

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

interface Day {
  starts_at: string | null;
  ends_at: string | null;
}

/** Whether somebody has said when it is; what was published has a day. */
export const hasDay = <T extends Day>(talk: T): talk is T & { starts_at: string; ends_at: string } =>
  talk.starts_at !== null && talk.ends_at !== null;

/** The same talk with minutes by the clocks of China in place of instants. */
export const minutesOf = <T extends Day>(talk: T): T => ({
  ...talk,
  starts_at: talk.starts_at && minuteOfInstant(talk.starts_at),
  ends_at: talk.ends_at && minuteOfInstant(talk.ends_at),
});

/** Where a talk is: who signed up has to be elsewhere when one of them changes. */
export const WHEREABOUTS = ['format', 'school', 'place'] as const;
