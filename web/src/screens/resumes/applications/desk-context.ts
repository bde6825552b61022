import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import type { countApplications } from '@qinghe/contract/resumes/desk.ts';
import { type Stage, stages } from '@qinghe/contract/resumes/stages.ts';
import { createContext, useContext } from 'react';
import { numberFormat } from '../../../lib/browser/intl.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import type { Desk } from './use-desk.ts';

export type Counts = OutputOf<typeof countApplications>;

interface DeskFrame extends Desk {
  /** Undefined while unknown. */
  counts: Counts | undefined;
  onHelp: () => void;
}

/** What every part of the desk may know: what the address says, and how many there are. */
export const DeskContext = createContext<DeskFrame | null>(null);

export function useDeskFrame(): DeskFrame {
  const frame = useContext(DeskContext);
  if (!frame) throw new Error('parts of the desk are drawn inside DeskContext');
  return frame;
}

/** How many match in the stage that is open, on the board in all of them; there may be `more`. */
export function useStageCount(): { count: number | undefined; more: boolean } {
  const { counts, stage, view } = useDeskFrame();
  if (!counts) return { count: undefined, more: false };
  const shown: readonly Stage[] = view === 'board' ? stages : [stage];
  return {
    count: shown.reduce((sum, name) => sum + counts.counts[name], 0),
    more: shown.some((name) => counts.more.includes(name)),
  };
}

/** A stage's number, with a `+` where there may be more. */
export const sayCount = (counts: Counts | undefined, stage: Stage): string | undefined =>
  counts && `${numberFormat(currentLocale()).format(counts.counts[stage])}${counts.more.includes(stage) ? '+' : ''}`;
