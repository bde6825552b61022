import type { Talk, TalkState } from '@qinghe/contract/jobs/talks.ts';

const CHINA = '+08:00';
const OFFSET_MS = 8 * 3_600_000;

/** The instant at which the clocks of China show a minute, `YYYY-MM-DDTHH:mm`. */
export const instantOfMinute = (minute: string): Date => new Date(`${minute}:00${CHINA}`);

/** An instant as the clocks of China show it, `YYYY-MM-DDTHH:mm`. */
export const minuteOfInstant = (instant: string): string =>
  new Date(Date.parse(instant) + OFFSET_MS).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);

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
