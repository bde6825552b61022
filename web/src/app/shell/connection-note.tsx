import { useSyncExternalStore } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useOnline } from '../../lib/offline/use-online.ts';
import { actionQueue } from '../../lib/queue/optimistic.ts';
import { connectionState } from '../../lib/realtime/realtime.ts';
import { Tag } from '../../ui/tag/tag.tsx';
import styles from './top-bar.module.css';

/** Says at once that there is no network or no server, and how many decisions wait for it. */
export function ConnectionNote() {
  const { t } = useTranslation('shell');
  const connection = useSyncExternalStore(connectionState.subscribe, connectionState.get);
  const waiting = useSyncExternalStore(actionQueue.subscribe, actionQueue.size);
  const isOnline = useOnline();
  const isCut = !isOnline || connection === 'lost';
  return (
    <span role="status" className={isCut ? styles.lost : undefined}>
      {isCut && (
        <Tag tone="amber">
          {t(isOnline ? 'lost' : 'offline')}
          {waiting > 0 && ` · ${t('waiting', { count: waiting })}`}
        </Tag>
      )}
    </span>
  );
}
