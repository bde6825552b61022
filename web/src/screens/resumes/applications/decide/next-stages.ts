import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import { type Stage, stages } from '@qinghe/contract/resumes/stages.ts';

export type OpenStage = Exclude<Stage, 'reject'>;
type ForwardStage = Exclude<OpenStage, 'new'>;

/** Where an application may go from here: on, the usual next stage first; back, which asks for a reason; out. */
export interface NextStages {
  forward: ForwardStage[];
  backward: OpenStage[];
  /** A rejected one goes back to where it came from. */
  restore: OpenStage[];
  reject: boolean;
  /** Who is parked may go to the new ones. */
  unpark: boolean;
}

export function nextStages({
  stage,
  abilities: { move_to },
}: Pick<ApplicationDetail, 'stage' | 'abilities'>): NextStages {
  const open = move_to.filter((to) => to !== 'reject');
  if (stage === 'reject') return { forward: [], backward: [], restore: open, reject: false, unpark: false };
  const isForward = (to: OpenStage): to is ForwardStage => stages.indexOf(to) > stages.indexOf(stage);
  return {
    forward: open.filter(isForward),
    backward: open.filter((to) => to !== stage && !isForward(to)),
    restore: [],
    reject: move_to.includes('reject'),
    unpark: move_to.includes(stage),
  };
}
