import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { day } from '../../../lib/relative-time.ts';
import { Section } from '../../../ui/section/section.tsx';
import { EmptyState } from '../../../ui/state/state.tsx';
import styles from './trend.module.css';
import { TrendChart } from './trend-chart.tsx';
import type { TrendDays } from './trend-lines.ts';

/** A month of applications as two lines, or as the table behind them. */
export function Trend({ days }: { days: TrendDays }) {
  const { t } = useTranslation('home');
  const [asTable, setAsTable] = useState(false);
  const empty = days.every(({ internship, campus }) => internship + campus === 0);
  const toggle = !empty && (
    <button type="button" className={styles.toggle} onClick={() => setAsTable(!asTable)}>
      {t(asTable ? 'trend.asChart' : 'trend.asTable')}
    </button>
  );
  return (
    <Section title={t('trend.title')} aside={toggle} flush>
      {empty ? (
        <EmptyState title={t('trend.empty')} hint={t('trend.emptyHint')} />
      ) : asTable ? (
        <TrendTable days={days} />
      ) : (
        <TrendChart days={days} />
      )}
    </Section>
  );
}

function TrendTable({ days }: { days: TrendDays }) {
  const { t, i18n } = useTranslation('home');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.tableFrame} tabIndex={0} aria-label={t('trend.title')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('trend.day')}</th>
            <th scope="col">{t('trend.internship')}</th>
            <th scope="col">{t('trend.campus')}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((entry) => (
            <tr key={entry.day}>
              <th scope="row">{day(new Date(entry.day), i18n.language)}</th>
              <td>{entry.internship}</td>
              <td>{entry.campus}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
