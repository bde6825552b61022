import { CHAT_LAST_WORD_DAYS, type ChatState } from '@qinghe/contract/chat/chat.ts';
import type { Stage } from '@qinghe/contract/resumes/stages.ts';

const DAY = 86_400_000;

interface Ending {
  stage: Stage;
  stage_since: string;
  withdrawn_at: string | null;
}

/** When an application came to its end by a rejection or a withdrawal; null while it goes on, or its person was hired. */
export const endedAt = ({ stage, stage_since, withdrawn_at }: Ending): string | null =>
  withdrawn_at ?? (stage === 'reject' ? stage_since : null);

/** Until when each side may say its last word. */
export const lastWordUntil = (ended: string): Date => new Date(Date.parse(ended) + CHAT_LAST_WORD_DAYS * DAY);

interface Standing {
  /** Of `endedAt`. */
  ended: string | null;
  isAnonymous: boolean;
  /** The person asked for erasure and the law keeps them: what is stored is not used. */
  isHeld: boolean;
  /** Words that the side which asks has said since the end. */
  saidSince: number;
}

/** What a side may do with the conversation on an application. */
export function stateOf({ ended, isAnonymous, isHeld, saidSince }: Standing, now: Date): ChatState {
  if (isAnonymous) return 'hidden';
  if (ended === null) return 'open';
  return !isHeld && saidSince === 0 && now < lastWordUntil(ended) ? 'last_word' : 'closed';
}
