import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { gridRole } from './grid-roles.ts';
import { MAX_BUTTONS, RowActions } from './row-actions.tsx';
import styles from './table.module.css';
import type { Column, RowAction } from './table-head.tsx';
import { useLongPress } from './use-long-press.ts';

interface TableRowProps<Row> {
  row: Row;
  id: string;
  name: string;
  columns: readonly Column<Row>[];
  /** The one row that Tab reaches. */
  isStop: boolean;
  /** Undefined where nothing is selected in this table at all. */
  selected: boolean | undefined;
  isSelectable: boolean;
  /** Something is selected: a tap selects too. */
  isSelecting: boolean;
  pending: string | undefined;
  actions: readonly RowAction[] | undefined;
  onFocus: () => void;
  onOpen: (() => void) | undefined;
  onSelect: (range: boolean) => void;
}

export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, id, columns, isStop, selected, isSelectable, isSelecting, pending, actions, onOpen, onSelect } = props;
  const longPress = useLongPress(() => onSelect(false));
  const click = (event: MouseEvent<HTMLElement>) => {
    if (longPress.wasLong() || (event.target as Element).closest('a, button, input, label')) return;
    if (event.shiftKey || (isSelecting && isTouch(event))) onSelect(event.shiftKey);
    else onOpen?.();
  };
  return (
    <tr
      {...gridRole.row}
      data-key={id}
      tabIndex={isStop ? 0 : -1}
      className={styles.row}
      aria-selected={selected}
      aria-busy={pending ? true : undefined}
      data-opens={onOpen ? true : undefined}
      onFocus={props.onFocus}
      onClick={click}
      {...(isSelectable ? longPress.handlers : {})}
    >
      {selected !== undefined && (
        <td {...gridRole.cell} className={styles.check}>
          <Selector {...props} />
        </td>
      )}
      {columns.map((column, index) => (
        <Cell key={column.key} column={column} content={column.cell(row)}>
          {index === 0 && pending && (
            <span className={styles.pending}>
              <span className={styles.spinner} aria-hidden="true" />
              {pending}
            </span>
          )}
        </Cell>
      ))}
      {actions && (
        <td
          {...gridRole.cell}
          className={styles.actions}
          data-phone={actions.length > MAX_BUTTONS ? 'menu' : 'actions'}
        >
          <RowActions name={props.name} actions={actions} isStop={isStop} disabled={pending !== undefined} />
        </td>
      )}
    </tr>
  );
}

/** The row's own checkbox: the row takes its key, so Tab passes it by. */
function Selector<Row>({ name, selected, isSelectable, pending, onSelect }: TableRowProps<Row>) {
  const { t } = useTranslation('ui');
  return (
    <input
      type="checkbox"
      tabIndex={-1}
      aria-label={t('table.select', { name })}
      checked={selected ?? false}
      disabled={!isSelectable || pending !== undefined}
      onClick={(event) => onSelect(event.shiftKey)}
      readOnly
    />
  );
}

function Cell<Row>({ column, content, children }: { column: Column<Row>; content: ReactNode; children: ReactNode }) {
  const isEmpty = content === null || content === undefined || content === '' || content === false;
  return (
    <td
      {...gridRole.cell}
      data-align={column.align}
      data-whole={column.whole}
      data-roomy={column.roomy}
      data-phone={column.phone ?? 'second'}
      data-title={column.title}
      data-labelled={column.labelled}
      data-empty={isEmpty || undefined}
    >
      {isEmpty ? '—' : content}
      {children}
    </td>
  );
}

const isTouch = (event: MouseEvent) => (event.nativeEvent as PointerEvent).pointerType === 'touch';
