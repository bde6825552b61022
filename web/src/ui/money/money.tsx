import { useTranslation } from '../../lib/i18n/use-translation.ts';
import styles from './money.module.css';
import { formatYuan } from './yuan.ts';

interface MoneyProps {
  /** Whole fen; null where there is none yet. */
  fen: number | null;
  /** Shows `+` before what comes in, as in an account. */
  signed?: boolean;
}

/** An amount in yuan with its unit; a real minus sign, a dash where there is none. */
export function Money({ fen, signed = false }: MoneyProps) {
  const { t, i18n } = useTranslation('ui');
  if (fen === null) return <>—</>;
  const sign = fen < 0 ? '−' : signed && fen > 0 ? '+' : '';
  return (
    <span className={styles.money}>
      {sign}
      {formatYuan(Math.abs(fen), i18n.language)}
      <span className={styles.unit}>{t('yuan')}</span>
    </span>
  );
}
