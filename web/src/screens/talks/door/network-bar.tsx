import IconCloudCheck from '@tabler/icons-react/dist/esm/icons/IconCloudCheck.mjs';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import { isApiError, messageOf } from '../../../lib/api/api-error.ts';
import { isLost } from '../../../lib/api/idempotency.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { Network } from '../../../lib/offline/offline-sync.ts';
import { useOnline } from '../../../lib/offline/use-online.ts';
import { Button } from '../../../ui/button/button.tsx';
import { clock } from './clock.ts';
import styles from './door.module.css';

interface NetworkBarProps {
  state: Network;
  /** That work goes on without a network. */
  offline: string;
  isAtRisk: boolean;
  onRetry: () => void;
}

/** Whether the server knows what was written down, and since when it was not reached. */
export function NetworkBar({ state, offline, isAtRisk, onRetry }: NetworkBarProps) {
  const { t, i18n } = useTranslation('door', { keyPrefix: 'net' });
  const isOnline = useOnline();
  const { failure, pending, syncedAt, isSyncing } = state;
  const isRefused = isOnline && isApiError(failure) && !isLost(failure);
  const isAway = !isOnline || failure !== null;
  const count = pending.length > 0 && <span>{t('pending', { count: pending.length })}</span>;
  if (!isAway && pending.length === 0)
    return (
      <p className={styles.net} role="status">
        <IconCloudCheck size={18} aria-hidden="true" />
        {t(syncedAt ? 'synced' : 'syncing')}
      </p>
    );
  return (
    <div className={styles.net} data-away={isAway || undefined} role="status">
      {isAway && <IconCloudOff size={18} aria-hidden="true" />}
      <strong>
        {isRefused ? t('refused', { reason: messageOf(failure, currentLocale()) }) : isAway ? offline : t('syncing')}
      </strong>
      {count}
      <span className={styles.end}>{syncedAt ? t('last', { time: clock(syncedAt, i18n.language) }) : t('never')}</span>
      {isAway && (
        <Button variant="quiet" busy={isSyncing} onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
      {isAtRisk && <strong className={styles.risk}>{t('risk')}</strong>}
    </div>
  );
}
