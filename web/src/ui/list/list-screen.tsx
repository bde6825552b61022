import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { type ReactNode, useState } from 'react';
import { ActionButton } from '../button/action-button.tsx';
import { Button } from '../button/button.tsx';
import { Page, type PageProps } from '../page/page.tsx';
import { Card } from '../section/section.tsx';
import type { EmptyStateProps } from '../state/state.tsx';
import { DataTable, type DataTableProps } from '../table/data-table.tsx';
import { nothingSelected } from '../table/selection.ts';
import { TableSkeleton } from '../table/table-skeleton.tsx';
import { FilterFields } from './filter-fields.tsx';
import { itemsIn, type ListQuery, QueryList } from './query-list.tsx';
import type { DrawnFilters } from './use-filters.ts';

/** What a list says of its table; rows and selection are the list's own. */
export type ListTable<Row> = Omit<DataTableProps<Row>, 'rows' | 'keyOf' | 'selection' | 'onSelect'>;

/** A table of the rows, or whatever else draws them. */
type Rows<Row> =
  | { table: ListTable<Row>; children?: never }
  | { table?: never; children: (rows: readonly Row[]) => ReactNode };

interface ListParts<Row> extends Omit<PageProps, 'children' | 'layout'> {
  query: ListQuery<Row>;
  /** Beside the title: the button that makes a new one, by N too; an empty list has it again. */
  add?: { label: string; run: () => void; disabled?: boolean };
  /** Above the filters: tabs, a note. */
  above?: ReactNode;
  filters?: DrawnFilters;
  /** At the end of the filter bar: export. */
  end?: ReactNode;
  /** What will be here, and the first step to it. */
  empty: EmptyStateProps;
  /** What can be done with the selected ones; makes rows selectable. */
  bulk?: ((selected: readonly Row[], clear: () => void) => ReactNode) | undefined;
  /** After the list: its dialogs. */
  below?: ReactNode;
}

/** A whole screen that is one list: what it shows is declared, how its states look and which keys it knows is here. */
export function ListScreen<Row extends { uuid: string }>(props: ListParts<Row> & Rows<Row>) {
  const { query, add, above, filters, end, empty, bulk, below, table, children, actions, ...page } = props;
  const [selection, select] = useState(nothingSelected);
  const selecting = bulk && { selection, onSelect: select };
  const buttons = add ? (
    <>
      {actions}
      <AddButton {...add} />
    </>
  ) : (
    actions
  );
  return (
    <Page {...page} actions={buttons}>
      {above}
      {filters && <FilterFields filters={filters} end={end} />}
      <Card flush>
        <QueryList
          query={query}
          filters={filters?.active}
          skeleton={table && <TableSkeleton columns={table.columns.length} />}
          empty={add ? { action: <Button onClick={add.run}>{add.label}</Button>, ...empty } : empty}
        >
          {(rows) =>
            table ? <DataTable {...table} {...selecting} rows={rows} keyOf={({ uuid }) => uuid} /> : children(rows)
          }
        </QueryList>
      </Card>
      {bulk?.(
        itemsIn(query).filter(({ uuid }) => selection.keys.has(uuid)),
        () => select(nothingSelected),
      )}
      {below}
    </Page>
  );
}

function AddButton({ label, run, disabled }: { label: string; run: () => void; disabled?: boolean }) {
  const icon = <IconPlus size={16} aria-hidden="true" />;
  return (
    <ActionButton shortcut="n" variant="primary" icon={icon} disabled={disabled} onClick={run}>
      {label}
    </ActionButton>
  );
}
