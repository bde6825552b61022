import type { CaseNote } from '@qinghe/contract/casework.ts';
import { noteCase, takeDecisionBack } from '@qinghe/contract/ops/casework.ts';
import { type ActionOptions, useAction } from '../../../lib/api/use-action.ts';

const QUEUES = ['company', 'identity', 'jobs', 'ops'] as const;

export const useTakeDecisionBack = () => useAction(takeDecisionBack, { touches: QUEUES });

/** Looking at a case anew stands in the company's log: what was written is shown as the response brings it. */
export const useNoteCase = (onNoted: (notes: CaseNote[]) => void) =>
  useAction(noteCase, { touches: [], silent: true, onDone: ({ notes }) => onNoted(notes) }).attempt;

/** Puts a case at the end of the own queue; the form says what failed. */
export const useShelveCase = (options: Pick<ActionOptions<typeof noteCase>, 'onDone'>) =>
  useAction(noteCase, { touches: QUEUES, silent: true, ...options }).attempt;
