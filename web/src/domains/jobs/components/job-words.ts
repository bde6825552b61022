import { payRange } from '@qinghe/contract/jobs/pay-range.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';

interface Pay {
  kind: JobKind;
  pay_min: number | null;
  pay_max: number | null;
  pay_negotiable: boolean;
  /** Of campus jobs. */
  pay_months?: number | null;
}

/** Short forms of what a job says in numbers. */
export function useJobWords() {
  const { t } = useTranslation('jobs');
  return {
    pay({ kind, pay_min, pay_max, pay_negotiable, pay_months = null }: Pay): string {
      if (pay_negotiable) return t('pay.negotiable');
      const [low, high] = [pay_min ?? pay_max, pay_max ?? pay_min];
      if (low === null || high === null) return '';
      const range = payRange(low, high);
      if (kind === 'internship') return t('pay.perDay', { range });
      return pay_months === null ? t('pay.perMonth', { range }) : t('pay.months', { range, months: pay_months });
    },
    days: (count: number | null) => (count === null ? '' : t('daysAWeek', { count })),
    months: (count: number | null) => (count === null ? '' : t('monthsLeast', { count })),
    graduates: (years: readonly number[]) => (years.length === 0 ? '' : t('graduates', { year: years.join('、') })),
    joined: (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · '),
  };
}
