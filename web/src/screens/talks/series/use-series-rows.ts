import type { SeriesRow } from '@qinghe/contract/talks/series.ts';
import { MAX_SERIES } from '@qinghe/contract/talks/series-size.ts';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { readPasted, type SeriesColumn } from './pasted-rows.ts';

/** A row after another one: hours and halls are alike in a series, days are not. */
export const rowAfter = (before?: Pick<SeriesRow, 'time' | 'seats'>): SeriesRow => ({
  school: '',
  place: '',
  day: null,
  time: before?.time ?? null,
  seats: before?.seats ?? null,
});

/** Adding, leaving out and pasting rows; one that was added takes the focus. */
export function useSeriesRows(rows: readonly SeriesRow[], onChange: (rows: SeriesRow[]) => void) {
  const { t } = useTranslation('talks');
  const list = useRef<HTMLOListElement>(null);
  const added = useRef<number>(undefined);
  useEffect(() => {
    if (added.current === undefined || added.current >= rows.length) return;
    list.current?.children[added.current]?.querySelector('input')?.focus();
    added.current = undefined;
  }, [rows.length]);

  const add = () => {
    if (rows.length >= MAX_SERIES) return;
    added.current = rows.length;
    onChange([...rows, rowAfter(rows.at(-1))]);
  };
  /** In the last row a new one follows, in the others the next. */
  const enter = (event: KeyboardEvent, at: number) => {
    const { target } = event;
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    if (event.defaultPrevented || !(target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (at === rows.length - 1) add();
    else list.current?.children[at + 1]?.querySelector('input')?.focus();
  };
  const paste = (event: ClipboardEvent<HTMLElement>, at: number) => {
    const column = (event.target as HTMLElement).closest<HTMLElement>('[data-column]')?.dataset['column'];
    const pasted = column && readPasted(event.clipboardData.getData('text'), column as SeriesColumn, new Date());
    if (!pasted) return;
    event.preventDefault();
    const fitting = pasted.rows.slice(0, MAX_SERIES - at);
    const next = [...rows];
    fitting.forEach((part, index) => {
      next[at + index] = { ...(next[at + index] ?? rowAfter(next[at + index - 1])), ...part };
    });
    onChange(next);
    const isCut = fitting.length < pasted.rows.length;
    const said = [
      t('series.pasted', { count: fitting.length }),
      pasted.unread > 0 && t('series.unread', { count: pasted.unread }),
      isCut && t('series.cut'),
    ].filter((words) => words !== false);
    toast[isCut || pasted.unread > 0 ? 'error' : 'success'](said.join(t('series.and')));
  };
  return { list, add, enter, paste };
}
