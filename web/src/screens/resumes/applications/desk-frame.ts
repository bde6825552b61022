import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import type { countApplications } from '@qinghe/contract/resumes/endpoints.ts';
import type { Desk } from './use-desk.ts';

/** What every view of the desk is given. */
export interface DeskFrame {
  desk: Desk;
  counts: OutputOf<typeof countApplications> | undefined;
  onHelp: () => void;
}
