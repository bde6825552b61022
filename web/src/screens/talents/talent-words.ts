import type { FilterName } from '@qinghe/contract/talents/filter.ts';
import { COUNTED_AT_MOST, type Talent, type TalentFit } from '@qinghe/contract/talents/list.ts';
import { useTranslation } from 'react-i18next';
import { useCities } from '../../domains/dict/api/get-options.ts';
import { numberFormat } from '../../lib/browser/intl.ts';
import { degreeName } from '../../lib/i18n/degree-name.ts';
import { day } from '../../lib/time/relative-time.ts';

type Wants = Pick<
  Talent,
  'wished_work' | 'city' | 'wish_cities' | 'days_per_week' | 'months' | 'earliest_start' | 'full_time'
>;

/** How talents, filters and counts are said. */
export function useTalentWords() {
  const { t, i18n } = useTranslation('talents');
  const cities = useCities();
  const list = (words: readonly string[]) => words.join(t('between'));
  const dayOf = (date: string) => day(new Date(`${date}T00:00:00+08:00`), i18n.language, !isSoon(date));
  const years = (year: string) => t('class', { year });
  const degree = (value: string) => degreeName(value as Talent['degree']);
  return {
    list,
    count: (count: number) =>
      count > COUNTED_AT_MOST ? `${COUNTED_AT_MOST}+` : numberFormat(i18n.language).format(count),
    /** `本科 · 软件工程 · 2027 届`. */
    who: (talent: Pick<Talent, 'degree' | 'major' | 'graduation_month'>) =>
      [degree(talent.degree), talent.major, years(talent.graduation_month.slice(0, 4))].join(' · '),
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
    fit({ aspect, verdict, wanted, offered }: TalentFit): string {
      if (aspect === 'degree') return t(`fit.degree.${verdict}`, { wanted: degree(wanted), offered: degree(offered) });
      if (aspect === 'city') return t(`fit.city.${verdict}`, { wanted, offered });
      return t(`fit.${aspect}.${verdict}`, {
        wanted,
        offered,
        count: Number(verdict === 'unknown' ? wanted : offered),
      });
    },
    /** What a filter asks for, as its chip says it. */
    filter(name: FilterName, value: string): string {
      if (name === 'cities')
        return list(value.split(',').map((code) => cities.find((city) => city.value === code)?.label ?? code));
      if (name === 'schools' || name === 'majors' || name === 'skills') return list(value.split(','));
      if (name === 'degree') return t('filter.least', { value: degree(value) });
      if (name === 'graduation_year') return years(value);
      if (name === 'start') return value <= today() ? t('startsNow') : t('filter.startBy', { day: dayOf(value) });
      return t(`filter.${name}Least`, { count: Number(value) });
    },
  };
}

const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date());
/** The year goes without saying. */
const isSoon = (date: string): boolean => Date.parse(date) < Date.now() + 300 * 86_400_000;
