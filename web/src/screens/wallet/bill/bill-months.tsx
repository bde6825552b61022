import type { BillMonth } from '@qinghe/contract/wallet/coins.ts';
import { useBillMonths } from '../../../domains/wallet/api/bill.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { FilterSelect } from '../../../ui/filter-select/filter-select.tsx';
import { formatYuan } from '../../../ui/money/yuan.ts';
import { StatStrip } from '../../../ui/stat-strip/stat-strip.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import { NumberText } from '../../../ui/text/number-text.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import styles from './bill.module.css';
import { Coins } from './coins.tsx';

interface BillMonthsProps {
  values: Readonly<Record<'from' | 'to', string>>;
  onChoose: (days: { from: string; to: string }) => void;
}

/** The sums of a month, which add up to its end; the newest one unless another one is chosen. */
export function BillMonths({ values, onChoose }: BillMonthsProps) {
  const { t } = useTranslation('wallet');
  const { items = [], checked = null, channels = null } = useBillMonths(true).data ?? {};
  const chosen = items.find(({ month }) => values.from === firstDay(month) && values.to === lastDay(month));
  const shown = chosen ?? items[0];
  if (!shown) return null;
  return (
    <section className={styles.head} aria-label={t('month.label')}>
      {checked?.agrees === false && <Callout tone="red">{t('month.differs')}</Callout>}
      {channels?.agrees === false && <Callout tone="amber">{t('month.channelsDiffer')}</Callout>}
      <div className={styles.line}>
        <FilterSelect
          label={t('month.choose')}
          value={chosen?.month ?? ''}
          options={items.map(({ month }) => ({ value: month, label: month }))}
          onChange={(month) => onChoose(month ? { from: firstDay(month), to: lastDay(month) } : { from: '', to: '' })}
        />
        <Hint>
          {checked?.agrees && (
            <>
              {t('month.checked')} <RelativeTime at={checked.at} /> {t('month.agrees')}
            </>
          )}
          {checked?.agrees && channels?.agrees && ' · '}
          {channels?.agrees && (
            <>
              {t('month.channels')} <RelativeTime at={channels.at} /> {t('month.agrees')}
            </>
          )}
        </Hint>
      </div>
      <Sums month={shown} />
    </section>
  );
}

function Sums({ month: { month, opening, recharged, fen, gift, spent, back, closing } }: { month: BillMonth }) {
  const { t, i18n } = useTranslation('wallet');
  const stats = [
    { label: t('month.opening', { month }), figure: <NumberText value={opening} /> },
    {
      label: t('month.recharged'),
      figure: <Coins change={recharged} />,
      note: fen > 0 && t('month.fen', { yuan: formatYuan(fen, i18n.language) }),
    },
    { label: t('month.gift'), figure: <Coins change={gift} /> },
    { label: t('month.spent'), figure: <Coins change={spent} /> },
    { label: t('month.back'), figure: <Coins change={back} /> },
    { label: t('month.closing'), figure: <NumberText value={closing} /> },
  ];
  return <StatStrip label={month} stats={stats} />;
}

const firstDay = (month: string): string => `${month}-01`;

/** The day before the first of the next month. */
function lastDay(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
