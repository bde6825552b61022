import type { FairReport } from '../../../domains/fairs/api/report.ts';
import { degreeName } from '../../../lib/i18n/degree-name.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import { ChartSection } from '../../../ui/chart/chart-section.tsx';
import type { ChartData } from '../../../ui/chart/series.ts';

type Split = readonly (readonly [label: string, visits: number])[];

/** Who came by hour, decision, school, degree and year: a chart each, which can be read as a table. */
export function Charts({ report }: { report: FairReport }) {
  const { t } = useTranslation('fairs', { keyPrefix: 'report' });
  const { t: desk } = useTranslation('desk', { keyPrefix: 'decision' });
  const { hours, decisions, schools, other_schools, degrees, years } = report;
  const isOneDay = new Set(hours.map(({ hour }) => hour.slice(0, 10))).size === 1;
  const splits: Record<'hours' | 'decisions' | 'schools' | 'degrees' | 'years', Split> = {
    hours: hours.map(({ hour, visits }) => [hour.slice(isOneDay ? 11 : 5).replace('T', ' '), visits]),
    decisions: decisions.map(({ decision, visits }) => [decision ? desk(decision) : t('undecided'), visits]),
    schools: [
      ...schools.map(({ school, visits }) => [school, visits] as const),
      ...(other_schools > 0 ? [[t('otherSchools'), other_schools] as const] : []),
    ],
    degrees: degrees.flatMap(({ degree, visits }) => (visits > 0 ? [[degreeName(degree), visits] as const] : [])),
    years: years.map(({ year, visits }) => [t('graduates', { year: String(year) }), visits]),
  };
  return Object.entries(splits).map(([name, split]) => {
    const key = name as keyof typeof splits;
    const data: ChartData = {
      labels: split.map(([label]) => label),
      series: [{ name: t('visits'), kind: 'internship', values: split.map(([, visits]) => visits) }],
    };
    return (
      <ChartSection key={key} id={`fair-${key}`} title={t(`by.${key}`)} labelTitle={t(`label.${key}`)} data={data}>
        <BarChart {...data} />
      </ChartSection>
    );
  });
}
