import IconDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { gridRole } from './grid-roles.ts';
import styles from './table.module.css';

export interface Column<Row> {
  key: string;
  title: string;
  /** Null, undefined or '' is an empty cell: a dash, never 0. */
  cell: (row: Row) => ReactNode;
  /** Numbers and times stand at the end, so that they can be compared. */
  align?: 'start' | 'end';
  /**
   * Where it stands in the two lines of a phone: the first line, its end, the second line, a line of its own, or
   * nowhere; a menu behind all.
   */
  phone?: 'title' | 'aside' | 'second' | 'line' | 'hidden' | 'menu';
  /** On a phone its title stands before it, as before every figure. */
  labelled?: boolean;
  /** Never broken over lines: a number, a code, a short word. */
  whole?: boolean;
  /** Left out where the table is no wider than so many pixels; a phone shows it all the same, in its lines. */
  roomy?: 800 | 900;
  /** The call sorts by it. */
  sortable?: boolean;
}

export interface Sort {
  by: string;
  descending: boolean;
  onChange: (by: string, descending: boolean) => void;
}

export interface RowAction {
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  run: () => void;
}

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  hasActions: boolean;
  selected: { all: boolean; some: boolean } | undefined;
  onSelectAll: () => void;
}

export function TableHead<Row>({ columns, sort, hasActions, selected, onSelectAll }: TableHeadProps<Row>) {
  const { t } = useTranslation('ui');
  return (
    <thead {...gridRole.rowGroup} className={styles.head}>
      <tr {...gridRole.row}>
        {selected && (
          <th {...gridRole.columnHeader} className={styles.check} scope="col">
            <input
              type="checkbox"
              tabIndex={-1}
              aria-label={t('table.selectAll')}
              checked={selected.all}
              ref={(box) => {
                if (box) box.indeterminate = selected.some && !selected.all;
              }}
              onChange={onSelectAll}
            />
          </th>
        )}
        {columns.map((column) => (
          <th
            {...gridRole.columnHeader}
            key={column.key}
            scope="col"
            data-align={column.align}
            data-phone={column.phone}
            data-roomy={column.roomy}
            aria-sort={sortOf(column.key, sort)}
          >
            {column.sortable && sort ? (
              <button
                type="button"
                tabIndex={-1}
                className={styles.sort}
                onClick={() => sort.onChange(column.key, sort.by === column.key ? !sort.descending : true)}
              >
                {column.title}
                {sort.by === column.key &&
                  (sort.descending ? (
                    <IconDown size={14} aria-hidden="true" />
                  ) : (
                    <IconUp size={14} aria-hidden="true" />
                  ))}
              </button>
            ) : (
              <span className={column.phone === 'menu' ? 'visually-hidden' : undefined}>
                {column.phone === 'menu' ? t('table.actionsColumn') : column.title}
              </span>
            )}
          </th>
        ))}
        {hasActions && (
          <th {...gridRole.columnHeader} scope="col" data-phone="actions">
            <span className="visually-hidden">{t('table.actionsColumn')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

function sortOf(key: string, sort: Sort | undefined): 'ascending' | 'descending' | undefined {
  if (sort?.by !== key) return undefined;
  return sort.descending ? 'descending' : 'ascending';
}
