/**
 * A day as people type it: `2026-12-31`, `2026/12/31`, `20261231`, or month and day alone (`12-31`, `1231`, `3.8`), which
 * mean the next such day from `today` on.
 * @returns `YYYY-MM-DD`, or null where it is no day of the calendar
 */
export function parseDay(text: string, today: Date): string | null {
  const digits = text.normalize('NFKC').trim();
  const whole = /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})日?$/.exec(digits);
  if (whole && digits.replace(/\D/g, '').length >= 6)
    return dayOf(Number(whole[1]), Number(whole[2]), Number(whole[3]));
  const short = /^(\d{1,2})[-/.月](\d{1,2})日?$/.exec(digits) ?? /^(\d{2})(\d{2})$/.exec(digits);
  if (!short) return null;
  const [month, day] = [Number(short[1]), Number(short[2])];
  const year = today.getFullYear();
  const isOver = month < today.getMonth() + 1 || (month === today.getMonth() + 1 && day < today.getDate());
  return dayOf(isOver ? year + 1 : year, month, day);
}

function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null;
}
