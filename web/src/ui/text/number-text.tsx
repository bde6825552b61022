import { numberFormat } from '../../lib/browser/intl.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** A number with the reader's separators; `—` where there is none yet. */
export function NumberText({ value, percent = false }: { value: number | null; percent?: boolean }) {
  const { i18n } = useTranslation();
  if (value === null) return <>—</>;
  return <>{numberFormat(i18n.language, percent ? { style: 'percent' } : {}).format(value)}</>;
}
