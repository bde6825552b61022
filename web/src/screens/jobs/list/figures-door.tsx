import type { JobSummary } from '@qinghe/contract/jobs/job.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { HoldKeys } from '../../../ui/key/hold-keys.tsx';
import { onDemand } from '../../../ui/on-demand/on-demand.tsx';
import styles from './figures-door.module.css';

const FiguresDialog = onDemand(() => import('./figures-dialog.tsx'));

/** A number of a job that opens all of its figures. */
export function FiguresDoor({
  job,
  className,
  children,
}: {
  job: JobSummary;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation('jobs', { keyPrefix: 'figures' });
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`${styles.door} ${className ?? ''}`}
        aria-haspopup="dialog"
        title={t('ofJob', { title: job.title })}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {/* At the body: a row's own styles would reach into it. */}
      {open &&
        createPortal(
          <Suspense fallback={<HoldKeys />}>
            <FiguresDialog job={job} onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
