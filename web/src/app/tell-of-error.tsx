import { Suspense, useState } from 'react';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { withTexts } from '../lib/i18n/with-texts.ts';
import { session } from '../lib/session/browser-session.ts';
import { Button } from '../ui/button/button.tsx';
import { onDemand } from '../ui/on-demand/on-demand.tsx';

const FeedbackDialog = onDemand(
  withTexts(['ui', 'feedback'], () => import('../domains/feedback/components/feedback-dialog.tsx')),
);

/** Feedback from a page that failed, with the name of its error; for whoever is signed in. */
export function TellOfError({ errorId }: { errorId: string }) {
  const { t } = useTranslation('common');
  const [isOpen, setOpen] = useState(false);
  if (session.token() === null) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('tellOfError')}
      </Button>
      {isOpen && (
        <Suspense>
          <FeedbackDialog errorId={errorId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
