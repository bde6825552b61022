import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { HoldKeys } from '../../../../ui/key/hold-keys.tsx';
import { onDemand } from '../../../../ui/on-demand/on-demand.tsx';
import styles from './correction.module.css';

const CorrectionDialog = onDemand(() => import('./correction-dialog.tsx'));

/** Puts right what was read wrongly from the CV or typed wrongly by the candidate; contact details stay the candidate's. */
export function CorrectRecord({ detail }: { detail: ApplicationDetail }) {
  const { t } = useTranslation('resumes');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" className={styles.correct ?? ''} onClick={() => setOpen(true)}>
        {t('fact.correct')}
      </Button>
      {open && (
        <Suspense fallback={<HoldKeys />}>
          <CorrectionDialog detail={detail} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
