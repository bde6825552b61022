import { dateFormat } from '../../../lib/browser/intl.ts';

/** `19:04`, by the clocks of China. */
export const clock = (at: Date | string, locale: string): string =>
  dateFormat(locale, { timeZone: 'Asia/Shanghai', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(at),
  );
