import type { RadarAim } from '@qinghe/contract/talents/radar.ts';
import { degreeName } from '../../../lib/i18n/degree-name.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';

/** What a radar looks for besides words: `杭州市，本科起，每周 4 天起，3 个月起`; empty where the job asks for nothing. */
export function useAimWords() {
  const { t } = useTranslation('talents');
  const list = (words: readonly string[]) => words.join(t('between'));
  return {
    list,
    conditions: ({ cities, degree, graduation_years, days, months }: RadarAim): string =>
      [
        list(cities),
        degree !== null && t('filter.least', { value: degreeName(degree) }),
        list(graduation_years.map((year) => t('class', { year: `${year}` }))),
        days !== null && t('filter.daysLeast', { count: days }),
        months !== null && t('filter.monthsLeast', { count: months }),
      ]
        .filter(Boolean)
        .join(t('comma')),
  };
}
