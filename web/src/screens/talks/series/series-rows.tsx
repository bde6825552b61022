import type { SeriesObstacle, SeriesRow, SeriesTexts } from '@qinghe/contract/talks/series.ts';
import { MAX_SERIES } from '@qinghe/contract/talks/series-size.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { ApiForm } from '../../../ui/form/api-form.ts';
import type { SeriesColumn } from './pasted-rows.ts';
import styles from './series.module.css';
import { SeriesLine } from './series-line.tsx';
import { useSeriesRows } from './use-series-rows.ts';

/** What the form holds: the number may be gone from its field while somebody types. */
export type SeriesValues = Omit<SeriesTexts, 'minutes'> & { minutes: number | null };

interface SeriesRowsProps {
  form: ApiForm<SeriesValues>;
  obstacles: readonly SeriesObstacle[];
  /** A row was changed, or, without a number, all may have moved. */
  onChange: (row?: number) => void;
}

/** The talks of a series, a row each. Tab goes through them, Enter adds one, rows of a spreadsheet are pasted in. */
export function SeriesRows({ form, obstacles, onChange }: SeriesRowsProps) {
  const { t } = useTranslation('talks');
  const { value: rows, onChange: set } = form.field('rows');
  const setAll = (next: SeriesRow[]) => {
    onChange();
    set(next);
  };
  const { list, add, enter, paste } = useSeriesRows(rows, setAll);
  const errorOf = (at: number) => (column: SeriesColumn) =>
    form.field(`rows.${at}.${column}`).error ??
    obstacles.find(({ row, field }) => row === at && field === column)?.message;
  const change = (at: number) => (part: Partial<SeriesRow>) => {
    onChange(at);
    set(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));
  };
  return (
    <fieldset className={styles.rows}>
      <legend>{t('series.label')}</legend>
      <ol ref={list}>
        {rows.map((row, at) => (
          // Rows have no identity of their own.
          <li key={at} onKeyDown={(event) => enter(event, at)} onPasteCapture={(event) => paste(event, at)}>
            <SeriesLine
              row={row}
              count={at + 1}
              errorOf={errorOf(at)}
              onChange={change(at)}
              onRemove={rows.length > 1 ? () => setAll(rows.toSpliced(at, 1)) : undefined}
            />
          </li>
        ))}
      </ol>
      {rows.length < MAX_SERIES && <Button onClick={add}>{t('series.add')}</Button>}
    </fieldset>
  );
}
