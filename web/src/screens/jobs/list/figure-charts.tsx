import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import type { JobFigures } from '../../../domains/jobs/api/get-job.ts';
import { useSourceName } from '../../../domains/jobs/components/source-name.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { day as dayText } from '../../../lib/time/relative-time.ts';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import { ChartSection } from '../../../ui/chart/chart-section.tsx';
import { LineChart } from '../../../ui/chart/line-chart.tsx';
import type { ChartData } from '../../../ui/chart/series.ts';
import { Section } from '../../../ui/section/section.tsx';
import { EmptyState } from '../../../ui/state/state.tsx';
import styles from './figures-dialog.module.css';

interface FigureChartsProps {
  kind: JobKind;
  figures: JobFigures;
}

/** Views and applications as small charts of their own, since one is many times the other; then where people came from. */
export function FigureCharts({ kind, figures: { days, sources } }: FigureChartsProps) {
  const { t, i18n } = useTranslation('jobs', { keyPrefix: 'figures' });
  const sourceName = useSourceName();
  const labels = days.map(({ day }) => dayText(new Date(day), i18n.language));
  const bySource: ChartData = {
    labels: sources.map(({ source }) => (source === null ? t('otherSources') : sourceName(source))),
    series: (['views', 'applications', 'interviews', 'employed'] as const).map((name) => ({
      name: t(name),
      kind: name === 'applications' ? kind : 'other',
      values: sources.map((source) => source[name]),
    })),
  };
  return (
    <>
      <div className={styles.charts}>
        {(['views', 'applications'] as const).map((name) => {
          const data: ChartData = { labels, series: [{ name: t(name), kind, values: days.map((day) => day[name]) }] };
          const title = t(`byDay.${name}`, { days: days.length });
          return (
            <ChartSection key={name} id={`job-${name}`} title={title} labelTitle={t('day')} data={data} newestFirst>
              <LineChart {...data} />
            </ChartSection>
          );
        })}
      </div>
      {sources.length === 0 ? (
        <Section title={t('bySource')} flush>
          <EmptyState title={t('noSource')} hint={t('noSourceHint')} />
        </Section>
      ) : (
        <ChartSection id="job-sources" title={t('bySource')} labelTitle={t('source')} data={bySource}>
          <BarChart labels={bySource.labels} series={bySource.series.filter((one) => one.kind === kind)} />
        </ChartSection>
      )}
    </>
  );
}
