import { useHolidays } from '../../../domains/dict/api/holidays.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { today } from '../../../lib/time/calendar-day.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';

/** Names the year whose holidays nobody has entered: this one, and in December the next, which has been announced by then. */
export function UnknownHolidays() {
  const { t } = useTranslation('ops', { keyPrefix: 'dictionaries' });
  const items = useHolidays().data?.items;
  const [year = 0, month = 0] = today().split('-').map(Number);
  const unknown = [year, ...(month === 12 ? [year + 1] : [])].find((one) =>
    items?.every((known) => known.year !== one),
  );
  if (!items || unknown === undefined) return null;
  return (
    <Callout tone="amber" action={<ButtonLink to="/ops/holidays">{t('enterHolidays')}</ButtonLink>}>
      {t('holidaysMissing', { year: `${unknown}` })}
    </Callout>
  );
}
