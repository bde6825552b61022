const MONTHS = 12;

/** This month in China and those after it, as the list filters by them and as they are read. */
export function comingMonths(now: Date, locale: string): { value: string; label: string }[] {
  const [year = 0, month = 1] = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Shanghai',
    year: 'numeric',
    month: '2-digit',
  })
    .format(now)
    .split('-')
    .map(Number);
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', year: 'numeric', month: 'long' });
  return Array.from({ length: MONTHS }, (_, index) => {
    const first = new Date(Date.UTC(year, month - 1 + index, 1));
    return { value: first.toISOString().slice(0, 'YYYY-MM'.length), label: format.format(first) };
  });
}
