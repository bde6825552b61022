import { Suspense, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Dialog, type DialogProps } from '../../../ui/dialog/dialog.tsx';
import { onDemand } from '../../../ui/on-demand/on-demand.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { Bar, SkeletonPage, SkeletonRows } from '../../../ui/skeleton/skeleton.tsx';
import { QueryState } from '../../../ui/state/query-state.tsx';
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { UndoNotice, undoToast } from '../../../ui/toast/undo-notice.tsx';
import styles from './design-system.module.css';

const placements: NonNullable<DialogProps['placement']>[] = ['middle', 'wide', 'side', 'top'];
const nothing = () => undefined;
/** As without a network. */
const NotHere = onDemand<object>(() => Promise.reject(new TypeError('error loading dynamically imported module')));

export function Feedback() {
  const { t } = useTranslation('design');
  const [busy, setBusy] = useState(false);
  return (
    <>
      <Dialogs />
      <Section title="state">
        <EmptyState title={t('empty')} hint={t('hint')} action={<Button variant="primary">{t('act')}</Button>} />
        <ErrorState title={t('error')} hint={t('long')} requestId="req-1" onRetry={nothing} />
        <QueryState query={{ error: new Error('sample'), refetch: nothing }} title={t('error')} hint={t('hint')} />
      </Section>
      <Section title="on-demand">
        <Suspense>
          <NotHere />
        </Suspense>
      </Section>
      <Section title="skeleton">
        {/* It never ends here: said, it would only disturb. */}
        <div aria-hidden="true">
          <Bar width="40%" />
          <SkeletonRows rows={2} />
          <SkeletonPage />
        </div>
      </Section>
      <Section title="progress-bar">
        <Button onClick={() => setBusy(!busy)}>{t('busy')}</Button>
        <ProgressBar busy={busy} />
      </Section>
      <Section title="toast">
        {/* The toaster itself stands once, at the root. */}
        <div className={styles.row}>
          <Button onClick={() => toast.success(t('chosen'))}>success</Button>
          <Button onClick={() => toast.error(t('error'))}>error</Button>
          <Button onClick={() => toast.info(t('long'))}>info</Button>
          <Button onClick={() => undoToast(t('act'), nothing)}>undo</Button>
        </div>
        <UndoNotice text={t('act')} seconds={10} endsAt={Date.now() + 10_000} before={2} onUndo={nothing} />
      </Section>
    </>
  );
}

function Dialogs() {
  const { t } = useTranslation('design');
  const [placement, setPlacement] = useState<DialogProps['placement'] | null>(null);
  const [asking, setAsking] = useState(false);
  const close = () => setPlacement(null);
  return (
    <Section title="dialog">
      <div className={styles.row}>
        {placements.map((name) => (
          <Button key={name} onClick={() => setPlacement(name)}>
            {name}
          </Button>
        ))}
        <Button onClick={() => setAsking(true)}>{t('remove')}</Button>
      </div>
      <Dialog
        open={placement !== null}
        {...(placement && { placement })}
        title={t('act')}
        onClose={close}
        footer={<Button onClick={close}>{t('chosen')}</Button>}
      >
        <p>{t('long')}</p>
      </Dialog>
      <ConfirmDialog
        open={asking}
        title={t('remove')}
        confirm={t('remove')}
        destructive
        onConfirm={() => setAsking(false)}
        onCancel={() => setAsking(false)}
      >
        <p>{t('long')}</p>
      </ConfirmDialog>
    </Section>
  );
}
