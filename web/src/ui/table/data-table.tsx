import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useKey } from '../key/use-key.ts';
import { commandOf, type GridCommand, stepInHead } from './grid-keys.ts';
import { gridRole } from './grid-roles.ts';
import { SelectFrame } from './select-frame.tsx';
import { allToggled, nothingSelected, ranged, type Selection, toggled } from './selection.ts';
import styles from './table.module.css';
import { type Column, type RowAction, type Sort, TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

export interface DataTableProps<Row> {
  /** What the rows are: `账号`. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** What a row is called when it is selected: a name, a title. */
  nameOf: (row: Row) => string;
  /** Enter or a click. */
  onOpen?: ((row: Row) => void) | undefined;
  /** Makes rows selectable; its screen keeps what is selected, beside the bulk bar. */
  selection?: Selection;
  onSelect?: (selection: Selection) => void;
  canSelect?: (row: Row) => boolean;
  sort?: Sort;
  /** What happens to a row right now: `正在移到初筛`. It keeps its place, grey. */
  pendingOf?: (row: Row) => string | undefined;
  actionsOf?: ((row: Row) => readonly RowAction[]) | undefined;
}

const selectableGrid = { ...gridRole.grid, 'aria-multiselectable': true } as const;

/**
 * A table that is one tab stop, and reached by J or K from its page: arrows or J K move, Space selects, Shift ranges, Esc clears, Enter opens. On phones a row
 * has two lines, and a long press selects, or the button above the first one.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, keyOf, selection, onSelect, canSelect = () => true, onOpen, pendingOf } = props;
  const { t } = useTranslation('ui');
  const [active, setActive] = useState<string | null>(null);
  const [begun, setBegun] = useState(false);
  const order = rows.map(keyOf);
  const keptFocus = useKeptFocus<HTMLTableElement>(order);
  const selectable = rows.filter((row) => canSelect(row) && !pendingOf?.(row)).map(keyOf);
  const stop = active !== null && order.includes(active) ? active : order[0];
  const select = (key: string, range: boolean) => {
    if (!selection || !selectable.includes(key)) return;
    onSelect?.(range ? ranged(selection, selectable, key) : toggled(selection, key));
  };
  const focus = (table: HTMLElement, key: string | undefined) => {
    if (key === undefined) return;
    setActive(key);
    table.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus();
  };
  // From wherever on the page: the keys of the rows go on from there.
  const enter = () => keptFocus.ref.current && focus(keptFocus.ref.current, stop);
  useKey('j', enter, rows.length > 0);
  useKey('k', enter, rows.length > 0);
  const carryOut = (command: GridCommand, table: HTMLElement, key: string) => {
    if (command.kind === 'move') {
      const next = order[command.to] ?? key;
      if (command.range && selection) {
        onSelect?.(ranged(selection.anchor ? selection : toggled(nothingSelected, key), selectable, next));
      }
      focus(table, next);
    } else if (command.kind === 'select') select(key, command.range);
    else if (command.kind === 'all' && selection) onSelect?.(allToggled(selection, selectable));
    else if (command.kind === 'clear') onSelect?.(nothingSelected);
    else if (command.kind === 'head') stepInHead(table, 'ArrowUp');
    else if (command.kind === 'open') {
      const row = rows[order.indexOf(key)];
      if (row) onOpen?.(row);
    }
  };
  const selected = selection && {
    all: selectable.length > 0 && selectable.every((key) => selection.keys.has(key)),
    some: selection.keys.size > 0,
  };
  const isSelecting = selected !== undefined && (begun || selected.some);
  const toggleAll = () => selection && onSelect?.(allToggled(selection, selectable));
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key } = (event.target as HTMLElement).dataset;
    const table = event.currentTarget;
    // A button inside a row has keys of its own.
    if (key === undefined) {
      if (!(event.target as HTMLElement).closest('thead')) return;
      if (event.key === 'ArrowDown') focus(table, order[0]);
      else if (!stepInHead(table, event.key)) return;
      event.preventDefault();
      return;
    }
    const command = commandOf(event, order.indexOf(key), order.length);
    if (!command) return;
    event.preventDefault();
    carryOut(command, table, key);
  };
  return (
    <SelectFrame
      selected={selected}
      isSelecting={isSelecting}
      onSelecting={(begin) => {
        setBegun(begin);
        if (!begin) onSelect?.(nothingSelected);
      }}
      onAll={toggleAll}
    >
      <table
        {...(selection ? selectableGrid : gridRole.grid)}
        className={styles.table}
        aria-label={label}
        data-selecting={isSelecting || undefined}
        onKeyDown={press}
        {...keptFocus}
      >
        <TableHead
          columns={columns}
          sort={props.sort}
          hasActions={props.actionsOf !== undefined}
          selected={selected}
          onSelectAll={toggleAll}
        />
        <tbody {...gridRole.rowGroup}>
          {rows.map((row) => {
            const key = keyOf(row);
            return (
              <TableRow
                key={key}
                row={row}
                id={key}
                name={props.nameOf(row)}
                columns={columns}
                isStop={key === stop}
                selected={selection?.keys.has(key)}
                isSelectable={selectable.includes(key)}
                isSelecting={isSelecting}
                pending={pendingOf?.(row)}
                actions={props.actionsOf?.(row)}
                onFocus={() => setActive(key)}
                onOpen={onOpen ? () => onOpen(row) : undefined}
                onSelect={(range) => select(key, range)}
              />
            );
          })}
        </tbody>
        <caption className="visually-hidden">{selection ? `${label}。${t('table.keys')}` : label}</caption>
      </table>
    </SelectFrame>
  );
}
