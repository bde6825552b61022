import { limits } from '@qinghe/contract/limits.ts';
import type { ReactNode } from 'react';
import { FilterBar } from '../filter-bar/filter-bar.tsx';
import { FilterChip } from '../filter-bar/filter-chip.tsx';
import { FilterSearch } from '../filter-bar/filter-search.tsx';
import { FilterDay } from '../filter-select/filter-day.tsx';
import { FilterSelect } from '../filter-select/filter-select.tsx';
import type { DrawnFilter, DrawnFilters } from './use-filters.ts';

interface FilterFieldsProps {
  filters: DrawnFilters;
  /** At the other end: export. */
  end?: ReactNode;
}

/** The filter bar of a list, as its filters are declared. */
export function FilterFields({ filters: { fields, active, values, counts = {} }, end }: FilterFieldsProps) {
  const draw = (filter: DrawnFilter) => (
    <FilterField key={filter.name} filter={filter} values={values} counts={counts[filter.name]} />
  );
  const chips = fields.filter(isChip).map(draw);
  return (
    <FilterBar
      active={active}
      search={fields.filter(({ declared }) => declared.field === 'search').map(draw)}
      end={end}
    >
      {chips.length > 0 && chips}
    </FilterBar>
  );
}

function isChip({ declared, value }: DrawnFilter): boolean {
  if (declared.field === 'choice') return !declared.hidden || value !== '';
  return declared.field === 'day' || (declared.field === 'chip' && value !== '');
}

interface FilterFieldProps {
  filter: DrawnFilter;
  values?: DrawnFilters['values'];
  counts?: Readonly<Record<string, number>> | undefined;
}

/** The field of one filter. */
export function FilterField({ filter: { declared, ...field }, values = {}, counts = {} }: FilterFieldProps) {
  const { value, onChange } = field;
  if (declared.field === 'search')
    return <FilterSearch label={declared.label} maxLength={declared.maxLength ?? limits.search} {...field} />;
  if (declared.field === 'choice') {
    const options = declared.options.map((option) => ({
      value: option.value,
      label: `${option.label} ${counts[option.value] ?? ''}`.trim(),
    }));
    return <FilterSelect label={declared.label} none={declared.none} options={options} {...field} />;
  }
  if (declared.field === 'chip') return <FilterChip label={value} onDrop={() => onChange('')} />;
  if (declared.field !== 'day') return null;
  const { label, from = '', to = '' } = declared;
  return <FilterDay label={label} min={values[from]} max={values[to]} {...field} />;
}
