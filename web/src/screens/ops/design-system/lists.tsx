import { useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FilterBar } from '../../../ui/filter-bar/filter-bar.tsx';
import { FilterChip } from '../../../ui/filter-bar/filter-chip.tsx';
import { FilterSearch } from '../../../ui/filter-bar/filter-search.tsx';
import { FilterDay } from '../../../ui/filter-select/filter-day.tsx';
import { FilterSelect } from '../../../ui/filter-select/filter-select.tsx';
import { type ListQuery, QueryList } from '../../../ui/list/query-list.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { BulkBar } from '../../../ui/table/bulk-bar.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { nothingSelected, type Selection } from '../../../ui/table/selection.ts';
import { TableSkeleton } from '../../../ui/table/table-skeleton.tsx';
import styles from './design-system.module.css';

const people = [
  { id: 'a', score: 86, due: true },
  { id: 'b', score: 74, due: true },
  { id: 'c', score: null, due: false },
  { id: 'd', score: 0, due: true },
] as const;

const nothing = () => undefined;
const at = (state: Partial<ListQuery<string>>): ListQuery<string> => ({
  data: undefined,
  error: null,
  isFetching: false,
  refetch: nothing,
  ...state,
});

export function Lists() {
  const { t } = useTranslation('design');
  const filters = [
    { label: t('list.filterOne'), drop: nothing, brings: 12 },
    { label: t('list.filterTwo'), drop: nothing, brings: 4 },
  ];
  const empty = { title: t('empty'), hint: t('hint'), action: <Button variant="primary">{t('act')}</Button> };
  const states: [name: string, query: ListQuery<string>, filters: typeof filters][] = [
    ['pending', at({}), []],
    ['failed', at({ error: new ApiError(503, { requestId: 'req-1' }) }), []],
    ['empty', at({ data: { items: [] } }), []],
    ['filtered empty', at({ data: { items: [] } }), filters],
    ['refused', at({ error: new ApiError(403) }), []],
    ['filled', at({ data: { items: [t('chosen'), t('long')] }, hasNextPage: true }), []],
    ['refresh failed', at({ data: { items: [t('chosen')] }, error: new ApiError(503, { requestId: 'req-2' }) }), []],
  ];
  return (
    <>
      <Section title="table" flush>
        <People />
      </Section>
      <Section title="list" flush>
        {states.map(([name, query, set]) => (
          <div key={name} className={styles.listState}>
            <h3>{name}</h3>
            {/* A skeleton never ends here: said, it would only disturb. */}
            <div aria-hidden={name === 'pending' || undefined}>
              <QueryList query={query} filters={set} empty={empty} skeleton={<TableSkeleton columns={3} rows={3} />}>
                {(items) => items.map((item) => <p key={item}>{item}</p>)}
              </QueryList>
            </div>
          </div>
        ))}
      </Section>
    </>
  );
}

function People() {
  const { t } = useTranslation('design');
  const [selection, setSelection] = useState<Selection>({ keys: new Set(['b']), anchor: 'b' });
  const [degree, setDegree] = useState('a');
  const [words, setWords] = useState('');
  const [day, setDay] = useState('');
  const [descending, setDescending] = useState(true);
  const name = ({ id }: (typeof people)[number]) => t(`table.people.${id}.name`);
  return (
    <>
      <div className={styles.filters}>
        <Section title="filter-bar">
          <FilterBar
            active={degree ? [{ label: t('list.filterOne'), drop: () => setDegree('') }] : []}
            search={<FilterSearch label={t('table.name')} value={words} onChange={setWords} />}
            end={<Button>{t('link')}</Button>}
          >
            <FilterSelect
              label={t('label')}
              value={degree}
              options={[{ value: 'a', label: t('list.filterOne') }]}
              onChange={setDegree}
            />
            <FilterDay label={t('label')} value={day} onChange={setDay} />
            <FilterChip label={t('longWord')} onDrop={nothing} />
          </FilterBar>
        </Section>
      </div>
      <DataTable
        label={t('table.name')}
        rows={people}
        keyOf={({ id }) => id}
        nameOf={name}
        columns={[
          { key: 'name', title: t('table.name'), cell: name, phone: 'title' },
          { key: 'school', title: t('table.school'), cell: ({ id }) => t(`table.people.${id}.school`) },
          { key: 'score', title: t('table.score'), cell: ({ score }) => score, align: 'end', sortable: true },
          {
            key: 'due',
            title: t('table.due'),
            cell: ({ due }) => due && t('table.dueSoon'),
            align: 'end',
            phone: 'aside',
          },
        ]}
        selection={selection}
        onSelect={setSelection}
        sort={{ by: 'score', descending, onChange: (_by, next) => setDescending(next) }}
        pendingOf={({ id }) => (id === 'c' ? t('table.moving') : undefined)}
        actionsOf={() => [{ label: t('table.refuse'), danger: true, run: nothing }]}
        onOpen={nothing}
      />
      <BulkBar count={selection.keys.size} sum={t('unit')} onClear={() => setSelection(nothingSelected)}>
        <Button>{t('act')}</Button>
        <Button variant="danger">{t('remove')}</Button>
      </BulkBar>
    </>
  );
}
