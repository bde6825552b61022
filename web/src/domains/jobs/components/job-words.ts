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
      if (pay_min === null && pay_max === null) return '';
      const [low, high] = [pay_min ?? pay_max, pay_max ?? pay_min];
      return t('pay.perDay', { range: low === high ? low : `${low}–${high}` });
    },
    days: (count: number | null) => (count === null ? '' : t('daysAWeek', { count })),
    months: (count: number | null) => (count === null ? '' : t('monthsLeast', { count })),
    joined: (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · '),
  };
}
