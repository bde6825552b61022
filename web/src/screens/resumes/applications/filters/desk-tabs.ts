import { type Stage, stages } from '@qinghe/contract/resumes/stages.ts';

/** The lists of the desk: one a stage, and one of the new ones that are parked. */
export type DeskTab = Stage | 'parked';

export const deskTabs: readonly DeskTab[] = stages.flatMap((stage) => (stage === 'new' ? [stage, 'parked'] : [stage]));

/** What a list of the tab asks for. */
export const placeOf = (tab: DeskTab): { stage: Stage; parked?: '1' } =>
  tab === 'parked' ? { stage: 'new', parked: '1' } : { stage: tab };

export const tabOf = ({ stage, parked }: { stage: Stage; parked?: '1' | undefined }): DeskTab =>
  parked === undefined ? stage : 'parked';
