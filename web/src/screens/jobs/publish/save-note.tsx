import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { SaveState } from '../../../ui/form/use-autosave.ts';
import { Tag } from '../../../ui/tag/tag.tsx';

/** Where what was typed stands: saved when, being saved, or kept here until the network is back. */
export function SaveNote({ state, savedAt }: { state: SaveState; savedAt: string | null }) {
  const { t, i18n } = useTranslation('jobs');
  if (state === 'failed') return <Tag tone="amber">{t('save.failed')}</Tag>;
  if (state === 'gone') return <Tag tone="red">{t('save.gone')}</Tag>;
  if (state === 'refused') return <Tag tone="red">{t('save.refused')}</Tag>;
  if (state === 'partly') return <Tag tone="red">{t('save.partly')}</Tag>;
  if (state === 'saving' || state === 'waiting') return <Tag>{t('save.saving')}</Tag>;
  if (savedAt === null) return null;
  const time = new Intl.DateTimeFormat(i18n.language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(savedAt),
  );
  return <Tag>{t('save.saved', { time })}</Tag>;
}
