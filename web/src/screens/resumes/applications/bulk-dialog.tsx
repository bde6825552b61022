import type { LeftOut, LeftOutReason } from '@qinghe/contract/resumes/bulk.ts';
import { BATCH_HOLD_SECONDS, decideMany, recallBatch } from '@qinghe/contract/resumes/bulk.ts';
import { type Stage, stages } from '@qinghe/contract/resumes/stages.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Plan, usePlan } from '../../../domains/resumes/api/plan-decision.ts';
import { useAction } from '../../../lib/use-action.ts';
import { usePaused } from '../../../lib/use-paused.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton/skeleton.tsx';
import { ErrorState } from '../../../ui/state/state.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import styles from './bulk-dialog.module.css';
import { BulkMessages } from './bulk-messages.tsx';
import { RejectMessage, RejectReasons, useRejectWords } from './reject-words.tsx';

/** The dry run waits so many milliseconds for the next letter: it looks at up to a thousand people. */
const TYPING_PAUSE = 300;

interface BulkDialogProps {
  to: Stage;
  items: { uuid: string; version: number }[];
  onClose: () => void;
  onDone: () => void;
}

/** A decision on many before it is made: who is moved, what each will read, who is left out and why. */
export default function BulkDialog({ to, items, onClose, onDone }: BulkDialogProps) {
  const { t } = useTranslation('resumes');
  const { t: common } = useTranslation('common');
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
  const goesBack = leftOut.some((person) => person.reason === 'needs_reason') || isBack(moves, to);
  const act = useRef<HTMLButtonElement>(null);
  const ready = moves.length > 0 && settled && !plan.isPlaceholderData;
  const focused = useRef(false);
  // Enter is enough once it is known what it does, but nobody is taken out of a field; a rejection wants its words read.
  useEffect(() => {
    if (!ready || rejecting || focused.current) return;
    focused.current = true;
    if (!goesBack) act.current?.focus();
  }, [ready, rejecting, goesBack]);
  const confirm = async () => {
    if (!ready || deciding.busy) return;
    const decided = await deciding.run({
      ...decision,
      rewritten: [...rewritten].map(([uuid, message]) => ({ uuid, message })),
    });
    if (!decided) return;
    const { batch } = decided;
    if (batch) {
      const values = { count: batch.applications, stage: t(`stage.${to}`) };
      toast.undo(t(rejecting ? 'bulk.rejected' : 'bulk.moved', values), () => void recalling.run({ uuid: batch.uuid }));
    }
    onDone();
  };
  return (
    <Dialog
      open
      place={rejecting ? 'wide' : 'middle'}
      title={t(rejecting ? 'bulk.titleReject' : 'bulk.titleMove', { count: items.length, stage: t(`stage.${to}`) })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button
            look={rejecting ? 'danger-filled' : 'primary'}
            busy={deciding.busy}
            disabled={!ready}
            onClick={() => void confirm()}
            ref={act}
          >
            {confirmWords()}
          </Button>
        </>
      }
    >
      {rejecting && (
        <>
          <RejectReasons words={words} />
          <RejectMessage words={words} hint={t('bulk.messageHint')} onSubmit={() => void confirm()} />
        </>
      )}
      {goesBack && (
        <TextField
          label={t('reason')}
          value={reason}
          maxLength={200}
          onChange={setReason}
          hint={t('bulk.reasonHint')}
        />
      )}
      {plan.error && !plan.data ? (
        <ErrorState title={t('bulk.planFailed')} hint={t('bulk.planFailedHint')} onRetry={() => void plan.refetch()} />
      ) : plan.data ? (
        <>
          <p className={styles.sum} role="status">
            {t('bulk.willMove', { count: moves.length })}
            {moves.length > 0 && t(rejecting ? 'bulk.holdMessages' : 'bulk.hold', { count: BATCH_HOLD_SECONDS / 60 })}
          </p>
          <LeftOutList people={leftOut} />
          {decision.message !== '' && <BulkMessages moves={moves} rewritten={rewritten} onRewrite={setRewritten} />}
        </>
      ) : (
        <SkeletonRows rows={2} />
      )}
    </Dialog>
  );

  function confirmWords(): string {
    const told = moves.filter((person) => (rewritten.get(person.uuid) ?? person.message) !== '').length;
    if (!rejecting) return t('bulk.confirmMove', { count: moves.length, stage: t(`stage.${to}`) });
    return told > 0
      ? t('bulk.confirmReject', { count: moves.length, told })
      : t('bulk.confirmSilent', { count: moves.length });
  }
}

const isBack = (moves: Plan['moves'], to: Stage): boolean =>
  moves.some(({ from }) => from !== 'reject' && stages.indexOf(to) < stages.indexOf(from));

const MOST_NAMES = 6;

/** Those who stay where they are, by reason and with their names. */
function LeftOutList({ people }: { people: LeftOut[] }) {
  const { t } = useTranslation('resumes');
  const reasons = [...new Set(people.map((person) => person.reason))];
  if (people.length === 0) return null;
  return (
    <section className={styles.left} aria-label={t('bulk.leftOut', { count: people.length })}>
      <h3>{t('bulk.leftOut', { count: people.length })}</h3>
      <ul>
        {reasons.map((reason) => {
          const those = people.filter((person) => person.reason === reason);
          return (
            <li key={reason}>
              {t(`bulk.reason.${reason satisfies LeftOutReason}`, { count: those.length })}
              <span className={styles.names}>{namesOf(those)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );

  function namesOf(those: LeftOut[]): string {
    const names = those.map((person) => person.name).filter(Boolean);
    const shown = names.slice(0, MOST_NAMES).join(t('bulk.comma'));
    return names.length > MOST_NAMES ? t('bulk.andMore', { names: shown, count: names.length - MOST_NAMES }) : shown;
  }
}
