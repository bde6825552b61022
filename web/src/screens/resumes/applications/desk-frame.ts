import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import type { countApplications } from '@qinghe/contract/resumes/endpoints.ts';
import type { Stage } from '@qinghe/contract/resumes/stages.ts';
import type { Desk } from './use-desk.ts';

type Counts = OutputOf<typeof countApplications>;

/** What every view of the desk is given. */
export interface DeskFrame {
  desk: Desk;
  counts: Counts | undefined;
  onHelp: () => void;
}

/** A stage's number, with a `+` where there may be more. */
export const sayCount = (counts: Counts | undefined, stage: Stage): string | undefined =>
  counts && `${counts.counts[stage]}${counts.more.includes(stage) ? '+' : ''}`;
