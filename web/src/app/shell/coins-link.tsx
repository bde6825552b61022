import IconCoin from '@tabler/icons-react/dist/esm/icons/IconCoin.mjs';
import { Link } from 'react-router';
import { useUserInfo } from '../../domains/account/api/get-user-info.ts';
import { useCoins } from '../../domains/wallet/api/bill.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import styles from './top-bar.module.css';

/** What is in the company's wallet, for its master; nothing where there is nothing. */
export function CoinsLink() {
  const { t } = useTranslation('shell');
  const coins = useCoins(useUserInfo().data?.type === 'master').data;
  if (!coins?.show || coins.value <= 0) return null;
  return (
    <Link
      to="/recruitment-props/my-bill"
      className={styles.coins}
      aria-label={t('coins.label', { count: coins.value })}
    >
      <IconCoin size={18} aria-hidden="true" />
      {t('coins.short', { count: coins.value })}
    </Link>
  );
}
