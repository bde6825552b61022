import type { Chosen } from '@qinghe/contract/resumes/exports.ts';
import { useEffect, useState } from 'react';
import { isAtWork, useNewestExport } from '../../../../domains/resumes/api/exports.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Callout } from '../../../../ui/callout/callout.tsx';
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

/** Takes people along as a file: which form, how far it is, and the file itself. One of before is found again. */
export default function ExportDialog({ chosen, onClose }: ExportDialogProps) {
  const { t } = useTranslation('exports');
  const { data: newest, isPending, error, refetch } = useNewestExport();
  const again = () => void refetch();
  // The one that the person follows here. One of before may hold others than those who are chosen now.
  const [followed, follow] = useState('');
  const atWork = newest && isAtWork(newest) ? newest.uuid : '';
  useEffect(() => {
    if (atWork !== '') follow(atWork);
  }, [atWork]);
  if (isPending || error)
    return (
      <Dialog open title={t('title')} onClose={onClose}>
        {error ? <ErrorState title={t('unknown')} onRetry={again} /> : <SkeletonRows rows={3} />}
      </Dialog>
    );
  if (newest && isAtWork(newest)) return <ExportAtWork file={newest} onEnded={again} onClose={onClose} />;
  const isFollowed = newest?.uuid === followed;
  if (newest?.state === 'ready' && isFollowed)
    return <ReadyExport file={newest} onGone={again} onAnew={() => follow('')} onClose={onClose} />;
  return (
    <NewExport
      chosen={chosen}
      before={
        newest?.state === 'ready' ? (
          <Callout action={<Button onClick={() => follow(newest.uuid)}>{t('showEarlier')}</Button>}>
            {t('earlier')}
          </Callout>
        ) : isFollowed && (newest?.state === 'failed' || newest?.state === 'withdrawn') ? (
          <Callout tone="amber">{t(newest.state)}</Callout>
        ) : null
      }
      onRefused={again}
      onClose={onClose}
    />
  );
}
