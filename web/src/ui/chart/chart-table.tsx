import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { NumberText } from '../text/number-text.tsx';
import styles from './chart.module.css';
import { type ChartData, sumOf } from './series.ts';

interface ChartTableProps {
  title: string;
  labelTitle: string;
  data: ChartData;
  newestFirst?: boolean | undefined;
}

/** What a chart draws, in figures, with sums. */
export function ChartTable({ title, labelTitle, data: { labels, series }, newestFirst = false }: ChartTableProps) {
  const { t } = useTranslation('common');
  const rows = labels.map((label, index) => ({ label, index }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.tableFrame} tabIndex={0} aria-label={title}>
      <table className={styles.table}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{labelTitle}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(newestFirst ? rows.toReversed() : rows).map(({ label, index }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {series.map(({ name, values }) => (
                <td key={name}>
                  <NumberText value={values[index] ?? null} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('chart.total')}</th>
            {series.map((one) => (
              <td key={one.name}>
                <NumberText value={sumOf(one)} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
