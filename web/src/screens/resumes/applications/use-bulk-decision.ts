import { decideMany, recallBatch } from '@qinghe/contract/resumes/decide-many.ts';
import { type Stage, stages } from '@qinghe/contract/resumes/stages.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Plan, usePlan } from '../../../domains/resumes/api/plan-decision.ts';
import { useAction } from '../../../lib/use-action.ts';
import { usePaused } from '../../../lib/use-paused.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { useRejectWords } from './reject-words.tsx';

/** The dry run waits so many milliseconds for the next letter: it looks at up to a thousand people. */
const TYPING_PAUSE = 300;

/** A decision on many while it is made: its words, its dry run, and the sending of it with the way back. */
export function useBulkDecision(to: Stage, items: { uuid: string; version: number }[]) {
  const { t } = useTranslation('resumes');
  const words = useRejectWords((content) => content);
  const [reason, setReason] = useState('');
  const [rewritten, setRewritten] = useState<ReadonlyMap<string, string>>(new Map());
  const deciding = useAction(decideMany);
  const recalling = useAction(recallBatch);
  const rejecting = to === 'reject';
  const decision = {
    items,
    to,
    reason: rejecting ? words.reason : reason.trim(),
    message: rejecting ? words.message.trim() : '',
  };
  const planned = {
    ...decision,
    reason: usePaused(decision.reason, TYPING_PAUSE),
    message: usePaused(decision.message, TYPING_PAUSE),
  };
  const plan = usePlan(planned);
  const settled = planned.reason === decision.reason && planned.message === decision.message;
  const moves = plan.data?.moves ?? [];
  const leftOut = plan.data?.left_out ?? [];
  /** @returns whether it was sent and taken */
  const send = async (): Promise<boolean> => {
    const decided = await deciding.run({
      ...decision,
      rewritten: [...rewritten].map(([uuid, message]) => ({ uuid, message })),
    });
    const batch = decided?.batch;
    if (batch) {
      const values = { count: batch.applications, stage: t(`stage.${to}`) };
      toast.undo(t(rejecting ? 'bulk.rejected' : 'bulk.moved', values), () => void recalling.run({ uuid: batch.uuid }));
    }
    return decided !== undefined;
  };
  return {
    words,
    reason,
    setReason,
    message: decision.message,
    rewritten,
    setRewritten,
    plan,
    moves,
    leftOut,
    /** Somebody goes back to an earlier stage, which wants a reason. */
    goesBack: leftOut.some((person) => person.reason === 'needs_reason') || isBack(moves, to),
    ready: moves.length > 0 && settled && !plan.isPlaceholderData,
    busy: deciding.busy,
    send,
  };
}

const isBack = (moves: Plan['moves'], to: Stage): boolean =>
  moves.some(({ from }) => from !== 'reject' && stages.indexOf(to) < stages.indexOf(from));
