const ZONE = 'Asia/Shanghai';

/** `11月26日周四 19:00`: a minute in the words of a talk's time. */
export const minuteText = (instant: Date, locale: string): string =>
  talkTime(instant, instant, locale).replace(/–.*/, '');

/** `11月26日周四 19:00–21:00` in a language, by the clocks of China; where it ends on another day, that day too. */
export function talkTime(starts: Date, ends: Date, locale: string): string {
  const month = locale === 'en' ? 'short' : 'long';
  const day = new Intl.DateTimeFormat(locale, { timeZone: ZONE, month, day: 'numeric', weekday: 'short' });
  const time = new Intl.DateTimeFormat(locale, {
    timeZone: ZONE,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const [first, last] = [day.format(starts), day.format(ends)];
  return `${first} ${time.format(starts)}–${last === first ? '' : `${last} `}${time.format(ends)}`;
}
