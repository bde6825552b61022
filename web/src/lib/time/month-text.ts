/**
 * A month as people write it where the browser has no picker for months (Firefox, Safari on a desktop): 2027-6, 2027.6,
 * 2027/06, 2027年6月, 202706, in letters of either width. As `YYYY-MM`; undefined where it is none.
 */
export function parseMonth(text: string): string | undefined {
  const found = /^((?:19|20)\d\d)\s*(?:[-./\s年‐–—]\s*)?(\d{1,2})\s*月?(?:份|\s*毕业)?$/.exec(
    text.normalize('NFKC').trim(),
  );
  const [, year = '', month = ''] = found ?? [];
  const number = Number(month);
  return number >= 1 && number <= 12 ? `${year}-${String(number).padStart(2, '0')}` : undefined;
}
