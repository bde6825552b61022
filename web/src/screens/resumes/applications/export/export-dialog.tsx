import type { Chosen } from '@qinghe/contract/resumes/exports.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAtWork, useNewestExport } from '../../../../domains/resumes/api/exports.ts';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { SkeletonRows } from '../../../../ui/skeleton/skeleton.tsx';
import { ErrorState } from '../../../../ui/state/state.tsx';
import { ExportAtWork } from './export-at-work.tsx';
import { NewExport } from './new-export.tsx';
import { ReadyExport } from './ready-export.tsx';

interface ExportDialogProps {
  chosen: Chosen;
  onClose: () => void;
}

/** Takes people along as a file: which form, how far it is, and the file itself. One that is made already is found again. */
export default function ExportDialog({ chosen, onClose }: ExportDialogProps) {
  const { t } = useTranslation('resumes');
  const { data: newest, isPending, error, refetch } = useNewestExport();
  const again = () => void refetch();
  // Of which the person has seen here that it was on its way; what became of others is no news.
  const [watched, setWatched] = useState('');
  const [anew, setAnew] = useState(false);
  const hope = newest && (isAtWork(newest) || newest.state === 'ready') ? newest.uuid : '';
  useEffect(() => {
    if (hope !== '') setWatched(hope);
  }, [hope]);
  if (isPending || error)
    return (
      <Dialog open title={t('export.title')} onClose={onClose}>
        {error ? <ErrorState title={t('export.unknown')} onRetry={again} /> : <SkeletonRows rows={3} />}
      </Dialog>
    );
  if (newest && isAtWork(newest)) return <ExportAtWork file={newest} onEnded={again} onClose={onClose} />;
  if (newest?.state === 'ready' && !anew)
    return <ReadyExport file={newest} onGone={again} onAnew={() => setAnew(true)} onClose={onClose} />;
  const before = newest?.uuid === watched ? newest.state : undefined;
  return (
    <NewExport
      chosen={chosen}
      before={before === 'failed' || before === 'withdrawn' ? before : undefined}
      onStarted={() => setAnew(false)}
      onRefused={again}
      onClose={onClose}
    />
  );
}
