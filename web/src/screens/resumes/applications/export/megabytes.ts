import { numberFormat } from '../../../../lib/browser/intl.ts';
import { currentLocale } from '../../../../lib/i18n/i18n.ts';

const MEGABYTE = 1024 * 1024;

/** A size in megabytes, in the reader's spelling; nothing that is there is 0. */
export const megabytes = (bytes: number): string => {
  const rounded = Math.round((bytes / MEGABYTE) * 10) / 10;
  return numberFormat(currentLocale()).format(bytes > 0 ? Math.max(rounded, 0.1) : 0);
};
