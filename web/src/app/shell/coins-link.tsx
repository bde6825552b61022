import IconCoin from '@tabler/icons-react/dist/esm/icons/IconCoin.mjs';
import { Link } from 'react-router';
import { useUserInfo } from '../../domains/account/api/get-user-info.ts';
import { useCoins } from '../../domains/wallet/api/bill.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { NumberText } from '../../ui/text/number-text.tsx';
import styles from './top-bar.module.css';

/** What is in the company's wallet, for its master; where that is nothing the way leads to where coins are bought. */
export function CoinsLink() {
  const { t } = useTranslation('shell');
  const coins = useCoins(useUserInfo().data?.type === 'master').data;
  if (!coins?.show) return null;
  const [to, label] =
    coins.value > 0
      ? (['/recruitment-props/my-bill', 'coins.label'] as const)
      : (['/recruitment-props/mall-of-rights?acCoin=1', 'coins.none'] as const);
  return (
    <Link to={to} className={styles.coins} aria-label={t(label, { count: coins.value })}>
      <IconCoin size={18} aria-hidden="true" />
      <span className={styles.words}>{t('coins.short', { count: coins.value })}</span>
      <span className={styles.figure}>
        <NumberText value={coins.value} />
      </span>
    </Link>
  );
}
