import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import type { countApplications } from '@qinghe/contract/resumes/desk.ts';
import { stages } from '@qinghe/contract/resumes/stages.ts';
import { createContext, useContext } from 'react';
import { numberFormat } from '../../../lib/browser/intl.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import type { DeskTab } from './filters/desk-tabs.ts';
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
  const { counts, tab, view } = useDeskFrame();
  if (!counts) return { count: undefined, more: false };
  const shown: readonly DeskTab[] = view === 'board' ? stages : [tab];
  const numbers = shown.map((name) => numberOf(counts, name));
  return {
    count: numbers.reduce((sum, { count }) => sum + count, 0),
    more: numbers.some(({ more }) => more),
  };
}

/** Whether those who are parked have a list of their own. */
export const isApart = (counts: Counts | undefined): boolean => counts?.parked.apart ?? true;

function numberOf({ counts, parked, more }: Counts, tab: DeskTab): { count: number; more: boolean } {
  if (tab === 'parked') return { count: parked.applications, more: parked.more };
  if (tab !== 'all') return { count: counts[tab], more: more.includes(tab) };
  // Where they do not stand apart, those who are parked are counted among the new ones.
  const apart = parked.apart ? parked.applications : 0;
  const sum = stages.reduce((before, stage) => before + counts[stage], apart);
  return { count: sum, more: more.length > 0 || (parked.apart && parked.more) };
}

/** A tab's number, with a `+` where there may be more. */
export function sayCount(counts: Counts | undefined, tab: DeskTab): string | undefined {
  if (!counts) return undefined;
  const { count, more } = numberOf(counts, tab);
  return `${numberFormat(currentLocale()).format(count)}${more ? '+' : ''}`;
}
