import { limits } from '@qinghe/contract/limits.ts';
import { BATCH_HOLD_SECONDS } from '@qinghe/contract/resumes/decide-many.ts';
import type { Stage } from '@qinghe/contract/resumes/stages.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { SkeletonRows } from '../../../../ui/skeleton/skeleton.tsx';
import { ErrorState } from '../../../../ui/state/state.tsx';
import styles from './bulk-dialog.module.css';
import { BulkMessages } from './bulk-messages.tsx';
import { LeftOutList } from './left-out-list.tsx';
import { RejectMessage, RejectReasons } from './reject-words.tsx';
import { useBulkDecision } from './use-bulk-decision.ts';

interface BulkDialogProps {
  to: Stage;
  items: { uuid: string; version: number }[];
  onClose: () => void;
  onDone: () => void;
}

/** A decision on many before it is made: who is moved, what each will read, who is left out and why. */
export default function BulkDialog({ to, items, onClose, onDone }: BulkDialogProps) {
  const { t } = useTranslation('resumes');
  const { form, words, message, plan, moves, leftOut, goesBack, ready, looking } = useBulkDecision(to, items, onDone);
  const rejecting = to === 'reject';
  const rewritten = new Map(form.values.rewritten.map((one) => [one.uuid, one.message]));
  const confirmButton = useRef<HTMLButtonElement>(null);
  const focused = useRef(false);
  // Enter is enough once it is known what it does, but nobody is taken out of a field; a rejection wants its words read.
  useEffect(() => {
    if (!ready || rejecting || focused.current) return;
    focused.current = true;
    if (!goesBack) confirmButton.current?.focus();
  }, [ready, rejecting, goesBack]);
  const told = moves.filter((person) => (rewritten.get(person.uuid) ?? person.message) !== '').length;
  const count = moves.length;
  const confirmWords = !rejecting
    ? t('bulk.confirmMove', { count, stage: t(`stage.${to}`) })
    : told > 0
      ? t('bulk.confirmReject', { count, told })
      : t('bulk.confirmSilent', { count });
  return (
    <FormDialog
      form={form}
      placement={rejecting ? 'wide' : 'middle'}
      title={t(rejecting ? 'bulk.titleReject' : 'bulk.titleMove', { count: items.length, stage: t(`stage.${to}`) })}
      submit={confirmWords}
      danger={rejecting}
      disabled={!ready && !looking}
      waiting={looking}
      onClose={onClose}
      submitRef={confirmButton}
    >
      {rejecting && (
        <>
          <RejectReasons {...form.field('reason')} />
          <RejectMessage
            words={words}
            template={form.field('template')}
            message={form.field('message')}
            hint={t('bulk.messageHint')}
          />
        </>
      )}
      {goesBack && (
        <TextField
          label={t('reason')}
          maxLength={limits.reason}
          hint={t('bulk.reasonHint')}
          {...form.field('reason')}
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
          {message !== '' && <BulkMessages moves={moves} rewritten={rewritten} {...form.field('rewritten')} />}
        </>
      ) : (
        <SkeletonRows rows={2} />
      )}
    </FormDialog>
  );
}
