import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { relativeTime } from '../../lib/time/relative-time.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import type { Stale } from './api-form.ts';

/** What a stale call is refused with says of the change, where it says anything. */
interface Change {
  changed_by?: string;
  changed_at?: string;
  changed_by_you?: boolean;
}

/** What is edited here was changed: says by whom and when, where the response tells, and asks which words stand. */
export function StaleDialog({ stale }: { stale: Stale }) {
  const { t, i18n } = useTranslation(['ui', 'common']);
  const change = Object(stale.current) as Change;
  const { changed_by: name, changed_at: at } = change;
  const time = at && relativeTime(new Date(at), new Date(), i18n.language, t('common:justNow'));
  const said = name && time ? t('form.staleBy', { name, time }) : t('form.staleText');
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
      <p>{change.changed_by_you ? t('form.staleByYou') : said}</p>
    </Dialog>
  );
}
