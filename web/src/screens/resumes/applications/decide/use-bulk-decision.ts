import { decideMany, recallBatch } from '@qinghe/contract/resumes/decide-many.ts';
import { type Stage, stages } from '@qinghe/contract/resumes/stages.ts';
import { type Plan, usePlan } from '../../../../domains/resumes/api/plan-decision.ts';
import { useAction } from '../../../../lib/api/use-action.ts';
import { usePaused } from '../../../../lib/browser/use-paused.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { useApiForm } from '../../../../ui/form/use-api-form.ts';
import { undoToast } from '../../../../ui/toast/undo-notice.tsx';
import { useRejectWords } from './reject-words.tsx';

/** The dry run waits so many milliseconds for the next letter: it looks at up to a thousand people. */
const TYPING_PAUSE = 300;

const schema = async () => (await import('@qinghe/contract/resumes/decide-many.ts')).decideMany.input;
const noWords = { reason: '', template: '', message: '' };
const nobody: { uuid: string; message: string }[] = [];

/** A decision on many while it is made: its form, its dry run, and the way back once it is sent. */
export function useBulkDecision(to: Stage, items: { uuid: string; version: number }[], onDone: () => void) {
  const { t } = useTranslation('resumes');
  const words = useRejectWords((content) => content);
  const recalling = useAction(recallBatch);
  const rejecting = to === 'reject';
  const form = useApiForm({
    key: `decide:${to}:${items.map(({ uuid }) => uuid).join()}`,
    drafts: 'memory',
    initial: { items, to, rewritten: nobody, ...(rejecting ? words.initial : noWords) },
    input: ({ template: _chosen, ...decision }) => decision,
    schema,
    save: useAction(decideMany, { silent: true }).attempt,
    onSaved({ batch }) {
      if (batch) {
        const values = { count: batch.applications, stage: t(`stage.${to}`) };
        const recall = () => void recalling.run({ uuid: batch.uuid });
        undoToast(t(rejecting ? 'bulk.rejected' : 'bulk.moved', values), recall);
      }
      onDone();
    },
  });
  const reason = form.values.reason.trim();
  const message = form.values.message.trim();
  const planned = { items, to, reason: usePaused(reason, TYPING_PAUSE), message: usePaused(message, TYPING_PAUSE) };
  const plan = usePlan(planned);
  const settled = planned.reason === reason && planned.message === message;
  const moves = plan.data?.moves ?? [];
  const leftOut = plan.data?.left_out ?? [];
  return {
    form,
    words,
    message,
    plan,
    moves,
    leftOut,
    /** Somebody goes back to an earlier stage, which wants a reason. */
    goesBack: leftOut.some((person) => person.reason === 'needs_reason') || isBack(moves, to),
    /** What it does is known, and is something. */
    ready: moves.length > 0 && settled && !plan.isPlaceholderData,
    /** It is being asked anew what it does. */
    looking: moves.length > 0 && !(settled && !plan.isPlaceholderData),
  };
}

const isBack = (moves: Plan['moves'], to: Stage): boolean =>
  moves.some(({ from }) => from !== 'reject' && stages.indexOf(to) < stages.indexOf(from));
