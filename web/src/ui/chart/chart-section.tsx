import IconChart from '@tabler/icons-react/dist/esm/icons/IconChartLine.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { store } from '../../lib/storage/store.ts';
import { Section } from '../section/section.tsx';
import styles from './chart.module.css';
import { ChartTable } from './chart-table.tsx';
import type { ChartData } from './series.ts';

interface ChartSectionProps {
  /** Names the chart; whether it is shown as a table is remembered under it. */
  id: string;
  title: string;
  data: ChartData;
  /** The head of the table's first column: `日期`. */
  labelTitle: string;
  /** The labels are days: the table begins with the last one. */
  newestFirst?: boolean;
  children: ReactNode;
}

type View = 'chart' | 'table';

/** A chart and its table, of which the reader chooses one; the choice is remembered. */
export function ChartSection({ id, title, data, labelTitle, newestFirst, children }: ChartSectionProps) {
  const { t } = useTranslation('common');
  const key = `chart:${id}`;
  const [view, setView] = useState<View>(() => (localStorage.getItem(key) === 'table' ? 'table' : 'chart'));
  const choose = (next: View) => {
    store(localStorage, key, next);
    setView(next);
  };
  const switcher = (
    <fieldset className={styles.switcher}>
      <legend className="visually-hidden">{t('chart.view', { title })}</legend>
      {(['chart', 'table'] as const).map((name) => (
        <button key={name} type="button" aria-pressed={view === name} onClick={() => choose(name)}>
          {name === 'chart' ? <IconChart size={14} aria-hidden="true" /> : <IconTable size={14} aria-hidden="true" />}
          {t(`chart.${name}`)}
        </button>
      ))}
    </fieldset>
  );
  return (
    <Section title={title} aside={switcher} flush>
      {view === 'table' ? (
        <ChartTable title={title} labelTitle={labelTitle} data={data} newestFirst={newestFirst} />
      ) : (
        children
      )}
    </Section>
  );
}
