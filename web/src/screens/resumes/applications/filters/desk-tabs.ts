import { type ListedStage, type Stage, stages } from '@qinghe/contract/resumes/stages.ts';

/** The lists of the desk: one a stage, one of the new ones that are parked, and one of all of them. */
export type DeskTab = Stage | 'parked' | 'all';
export const deskTabs: readonly DeskTab[] = [
  ...stages.flatMap((stage) => (stage === 'new' ? [stage, 'parked' as const] : [stage])),
  'all',
];

/** What a list of the tab asks for. */
export const placeOf = (tab: DeskTab): { stage: ListedStage; parked?: '1' } =>
  tab === 'parked' ? { stage: 'new', parked: '1' } : { stage: tab };

export const tabOf = ({ stage, parked }: { stage: ListedStage; parked?: '1' | undefined }): DeskTab =>
  parked === undefined ? stage : 'parked';
