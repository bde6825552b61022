import { payRange } from '@qinghe/contract/jobs/pay-range.ts';
import { useTranslation } from 'react-i18next';

interface Pay {
  pay_min: number | null;
  pay_max: number | null;
  pay_negotiable: boolean;
}

/** Short forms of what a job says in numbers. */
export function useJobWords() {
  const { t } = useTranslation('jobs');
  return {
    pay({ pay_min, pay_max, pay_negotiable }: Pay): string {
      if (pay_negotiable) return t('pay.negotiable');
      const [low, high] = [pay_min ?? pay_max, pay_max ?? pay_min];
      return low === null || high === null ? '' : t('pay.perDay', { range: payRange(low, high) });
    },
    days: (count: number | null) => (count === null ? '' : t('daysAWeek', { count })),
    months: (count: number | null) => (count === null ? '' : t('monthsLeast', { count })),
    joined: (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · '),
  };
}
