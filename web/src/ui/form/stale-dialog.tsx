import { useTranslation } from 'react-i18next';
import { relativeTime } from '../../lib/relative-time.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import type { Stale } from './api-form.ts';

/** Another person changed what is edited here: says who and when, where the response tells, and asks whose words stand. */
export function StaleDialog({ stale }: { stale: Stale }) {
  const { t, i18n } = useTranslation(['ui', 'common']);
  const { changed_by: name, changed_at: at } = Object(stale.current) as { changed_by?: string; changed_at?: string };
  const words =
    name && at
      ? t('form.staleBy', {
          name,
          time: relativeTime(new Date(at), new Date(), i18n.language, t('common:justNow')),
        })
      : t('form.staleText');
  const footer = (
    <>
      <Button onClick={stale.loadLatest}>{t('form.loadLatest')}</Button>
      <Button variant="primary" onClick={stale.overwrite}>
        {t('form.overwrite')}
      </Button>
    </>
  );
  return (
    <Dialog open title={t('form.stale')} onClose={stale.close} footer={footer}>
      <p>{words}</p>
    </Dialog>
  );
}
