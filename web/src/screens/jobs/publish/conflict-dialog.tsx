import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';

/** Somebody else saved this draft meanwhile; nothing is overwritten before the person has chosen. */
export function ConflictDialog({ open, onChoose }: { open: boolean; onChoose: (whose: 'mine' | 'theirs') => void }) {
  const { t } = useTranslation('jobs');
  return (
    <Dialog
      open={open}
      title={t('conflict.title')}
      footer={
        <>
          <Button onClick={() => onChoose('theirs')}>{t('conflict.theirs')}</Button>
          <Button variant="primary" onClick={() => onChoose('mine')}>
            {t('conflict.mine')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.text')}</p>
    </Dialog>
  );
}
