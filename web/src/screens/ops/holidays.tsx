import type { HolidaysOfYear } from '@qinghe/contract/dict/holidays.ts';
import { Link } from 'react-router';
import { useHolidays } from '../../domains/dict/api/holidays.ts';
import { currentLocale } from '../../lib/i18n/i18n.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { today } from '../../lib/time/calendar-day.ts';
import { day } from '../../lib/time/relative-time.ts';
import { Button } from '../../ui/button/button.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { QueryList } from '../../ui/list/query-list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { HolidayDialog } from './holidays/holiday-dialog.tsx';

const shown = (date: string, year: number) =>
  day(new Date(`${date}T00:00:00`), currentLocale(), !date.startsWith(`${year}`));

/** Days off of each year and the days worked for them, from which hours of service and the daily summary are reckoned. */
export default function Holidays() {
  const { t } = useTranslation('ops', { keyPrefix: 'holidays' });
  const { dialog, open } = useDialog();
  const query = useHolidays();
  const newest = query.data?.items[0]?.year ?? Number(today().slice(0, 4)) - 1;
  const enter = () => open((close) => <HolidayDialog year={newest + 1} onClose={close} />);
  const daysOf = ({ year, holidays, worked }: HolidaysOfYear) => (
    <>
      {holidays.map(({ name, from, to }) => {
        const days = from === to ? shown(from, year) : t('range', { from: shown(from, year), to: shown(to, year) });
        return <div key={from}>{t('named', { name, days })}</div>;
      })}
      {worked.length > 0 && t('worked', { days: worked.map((date) => shown(date, year)).join(t('between')) })}
    </>
  );
  return (
    <Page
      lead={t('lead')}
      note={<Link to="/ops/dictionaries">{t('back')}</Link>}
      actions={
        <Button variant="primary" onClick={enter}>
          {t('enter')}
        </Button>
      }
    >
      <Card flush>
        <QueryList query={query} empty={{ title: t('empty'), hint: t('emptyHint') }}>
          {(rows) => (
            <DataTable
              label={t('label')}
              rows={rows}
              keyOf={({ year }) => `${year}`}
              nameOf={({ year }) => `${year}`}
              columns={[
                { key: 'year', title: t('year'), cell: ({ year }) => `${year}`, phone: 'title', whole: true },
                { key: 'days', title: t('days'), cell: daysOf, phone: 'second' },
              ]}
            />
          )}
        </QueryList>
      </Card>
      {dialog}
    </Page>
  );
}
