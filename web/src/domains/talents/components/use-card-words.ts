import type { TalentCard } from '@qinghe/contract/talents/list.ts';
import { degreeName } from '../../../lib/i18n/degree-name.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { day } from '../../../lib/time/relative-time.ts';

type Wants = Pick<
  TalentCard,
  'wished_work' | 'city' | 'wish_cities' | 'days_per_week' | 'months' | 'earliest_start' | 'full_time'
>;

/** How a talent is said, on whichever card; it asks the server for nothing. */
export function useCardWords() {
  const { t, i18n } = useTranslation('talents');
  const list = (words: readonly string[]) => words.join(t('between'));
  const dayOf = (date: string) => day(new Date(`${date}T00:00:00+08:00`), i18n.language, !isSoon(date));
  const years = (year: string) => t('class', { year });
  return {
    list,
    dayOf,
    years,
    /** `本科 · 软件工程 · 2027 届`. */
    who: ({ degree, major, graduation_month }: Pick<TalentCard, 'degree' | 'major' | 'graduation_month'>) =>
      [degreeName(degree), major, years(graduation_month.slice(0, 4))].join(' · '),
    /** `想做前端开发实习，上海、杭州，每周 5 天，12月7日起 6 个月`. */
    wants({ wished_work, city, wish_cities, days_per_week, months, earliest_start, full_time }: Wants): string {
      const places = [...new Set([city, ...wish_cities])].filter(Boolean);
      const start =
        earliest_start === null
          ? ''
          : earliest_start === 'now' || Date.parse(earliest_start) <= Date.now()
            ? t('availableNow')
            : t('startsOn', { day: dayOf(earliest_start) });
      return [
        wished_work.length > 0 && t('wants', { work: list(wished_work) }),
        list(places),
        full_time === true && t('fullTime'),
        days_per_week !== null && t('days', { count: days_per_week }),
        months !== null && t('months', { count: months }),
        start,
      ]
        .filter(Boolean)
        .join(t('comma'));
    },
  };
}

/** The year goes without saying. */
const isSoon = (date: string): boolean => Date.parse(date) < Date.now() + 300 * 86_400_000;
