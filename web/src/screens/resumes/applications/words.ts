import type { Degree } from '@qinghe/contract/dict/endpoints.ts';
import type { ApplicationSummary, FitPoint } from '@qinghe/contract/resumes/application.ts';
import type { MissedCondition } from '@qinghe/contract/resumes/screening.ts';
import { degreeName } from '../../../lib/i18n/degree-name.ts';
import type { Translate } from '../../../lib/i18n/keys.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { day } from '../../../lib/time/relative-time.ts';

/** Who is anonymous goes by a code, in the language of whoever looks; the server's name of them is Chinese. */
export const sayName = (
  t: Translate<'resumes'>,
  { name, anonymous_as: code }: Pick<ApplicationSummary, 'name' | 'anonymous_as'>,
): string => (code === null ? name : t('anonymous.name', { code }));

/** Sentences and short forms for what a candidate and a job say in numbers. */
export function useWords() {
  const { t, i18n } = useTranslation('resumes');
  const degree = (code: string) => degreeName(code as Degree);
  const joined = (...parts: string[]) => parts.filter((part) => part !== '').join(' · ');
  const days = (count: number | null) => (count === null ? '' : t('days', { count }));
  const months = (count: number | null) => (count === null ? '' : t('months', { count }));
  return {
    joined,
    nameOf: (person: Pick<ApplicationSummary, 'name' | 'anonymous_as'>) => sayName(t, person),
    schoolOf: ({ school, anonymous_as: code }: Pick<ApplicationSummary, 'school' | 'anonymous_as'>) =>
      code === null ? school : t('anonymous.school'),
    days,
    months,
    /** When an intern can come; of a graduate, who starts with the class, where to and how good. */
    situation: (item: ApplicationSummary) =>
      item.kind === 'campus'
        ? joined(item.wish_city || item.city, item.gpa)
        : joined(days(item.days_per_week), months(item.months)),
    start: (start: string) => {
      if (start === 'now' || Date.parse(start) <= Date.now()) return t('startsNow');
      return t('startsOn', { day: day(new Date(`${start}T00:00:00+08:00`), i18n.language) });
    },
    shortBy(point: FitPoint): string {
      const count = point.short_by ?? 0;
      if (point.aspect === 'days_per_week') return t('short.days', { count });
      if (point.aspect === 'months') return t('short.months', { count });
      return t('short.degree');
    },
    /** What of a job's conditions is missed. */
    missed({ aspect, wanted }: MissedCondition): string {
      const [first = ''] = wanted;
      if (aspect === 'degree') return t('parked.degree', { degree: degree(first) });
      if (aspect === 'days_per_week' || aspect === 'months') return t(`parked.${aspect}`, { count: Number(first) });
      if (aspect === 'start')
        return t('parked.start', { day: day(new Date(`${first}T00:00:00+08:00`), i18n.language) });
      if (aspect === 'graduation' || aspect === 'major')
        return t(`parked.${aspect}`, { wanted: wanted.join(t('parked.or')) });
      return t(`parked.${aspect}`, { question: first, wanted: wanted.slice(1).join(t('parked.or')) });
    },
    fit({ aspect, verdict, wanted, offered }: FitPoint): string {
      if (aspect === 'days_per_week' || aspect === 'months') return t(`fit.${aspect}.${verdict}`, { wanted, offered });
      // Elsewhere is no miss: nobody asked whether they would move.
      if (aspect === 'city') return t(verdict === 'meets' ? 'fit.city.meets' : 'fit.city.unknown', { wanted, offered });
      return t(`fit.degree.${verdict}`, { wanted: degree(wanted), offered: offered === '' ? '' : degree(offered) });
    },
  };
}
