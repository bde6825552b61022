import type { Overview } from '../../../domains/home/api/business-overview.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { day } from '../../../lib/time/relative-time.ts';
import { ChartSection } from '../../../ui/chart/chart-section.tsx';
import { LineChart } from '../../../ui/chart/line-chart.tsx';
import type { ChartData } from '../../../ui/chart/series.ts';
import { Section } from '../../../ui/section/section.tsx';
import { EmptyState } from '../../../ui/state/state.tsx';

/** Applications a day as two lines, or as the table behind them. */
export function Trend({ days }: { days: Overview['trend'] }) {
  const { t, i18n } = useTranslation('home');
  const data: ChartData = {
    labels: days.map((entry) => day(new Date(entry.day), i18n.language)),
    series: (['internship', 'campus'] as const).map((kind) => ({
      name: t(`trend.${kind}`),
      kind,
      values: days.map((entry) => entry[kind]),
    })),
  };
  const title = t('trend.title', { days: days.length });
  if (days.every(({ internship, campus }) => internship + campus === 0)) {
    return (
      <Section title={title} flush>
        <EmptyState title={t('trend.empty', { days: days.length })} hint={t('trend.emptyHint')} />
      </Section>
    );
  }
  return (
    <ChartSection id="trend" title={title} labelTitle={t('trend.day')} data={data} newestFirst>
      <LineChart {...data} />
    </ChartSection>
  );
}
