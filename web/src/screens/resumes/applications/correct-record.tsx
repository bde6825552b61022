import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import type { Edits } from './correction-dialog.tsx';
import styles from './record.module.css';

const CorrectionDialog = lazy(() => import('./correction-dialog.tsx'));

/** Puts right what was read wrongly from the CV or typed wrongly by the candidate; contact details stay the candidate's. */
export function CorrectRecord({ detail }: { detail: ApplicationDetail }) {
  const { t } = useTranslation('resumes');
  const [open, setOpen] = useState(false);
  // Outlives a dialog that was closed by accident; what a colleague corrects meanwhile shows through.
  const [edits, setEdits] = useState<Edits>({});
  return (
    <>
      <Button variant="quiet" className={styles.correct ?? ''} onClick={() => setOpen(true)}>
        {t('fact.correct')}
      </Button>
      {open && (
        <Suspense>
          <CorrectionDialog
            detail={detail}
            edits={edits}
            onEdit={setEdits}
            onClose={() => setOpen(false)}
            onDone={() => {
              setOpen(false);
              setEdits({});
            }}
          />
        </Suspense>
      )}
    </>
  );
}
