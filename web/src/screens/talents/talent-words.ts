import type { FilterName } from '@qinghe/contract/talents/filter.ts';
import { COUNTED_AT_MOST, type Talent, type TalentFit } from '@qinghe/contract/talents/list.ts';
import { useCities } from '../../domains/dict/api/get-options.ts';
import { useCardWords } from '../../domains/talents/components/use-card-words.ts';
import { numberFormat } from '../../lib/browser/intl.ts';
import { degreeName } from '../../lib/i18n/degree-name.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** How talents, filters and counts are said. */
export function useTalentWords() {
  const { t, i18n } = useTranslation('talents');
  const cities = useCities();
  const card = useCardWords();
  const { list, dayOf, years } = card;
  const degree = (value: string) => degreeName(value as Talent['degree']);
  return {
    ...card,
    count: (count: number) =>
      count > COUNTED_AT_MOST ? `${COUNTED_AT_MOST}+` : numberFormat(i18n.language).format(count),
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
