import { degrees } from '@qinghe/contract/dict/endpoints.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { useTranslation } from 'react-i18next';
import { useCityOptions } from '../../domains/dict/api/get-options.ts';
import { useTalents } from '../../domains/talents/api/list-talents.ts';
import { degreeName } from '../../lib/i18n/degree-name.ts';
import { useUrlFilters } from '../../lib/routing/use-url-filters.ts';
import { FilterBar } from '../../ui/filter-bar/filter-bar.tsx';
import { FilterSearch } from '../../ui/filter-bar/filter-search.tsx';
import { FilterSelect } from '../../ui/filter-select/filter-select.tsx';
import { QueryList } from '../../ui/list/query-list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { TableSkeleton } from '../../ui/table/table-skeleton.tsx';
import { talentFilters, toTalents } from './talent-filters.ts';
import { useTalentColumns } from './use-talent-columns.tsx';

const thisYear = new Date().getFullYear();
const years = Array.from({ length: 6 }, (_, index) => String(thisYear - 1 + index));

/** People who agreed to be found: by words, degree, year and city, those heard of last first. */
export default function Talents() {
  const { t } = useTranslation('talents');
  const { values, active, set } = useUrlFilters(talentFilters);
  const query = useTalents(toTalents(values));
  const columns = useTalentColumns();
  const options = {
    q: [],
    degree: degrees.map((code) => ({ value: code, label: t('degreeLeast', { degree: degreeName(code) }) })),
    graduation_year: years.map((year) => ({ value: year, label: t('class', { year }) })),
    city: useCityOptions().flatMap(({ items }) => items),
  };
  const wordsOf = (name: keyof typeof options) =>
    options[name].find(({ value }) => value === values[name])?.label ?? values[name];
  const chosen = active.map((name) => ({ label: wordsOf(name), drop: () => set({ [name]: '' }) }));
  return (
    <Page lead={t('lead')}>
      <FilterBar
        active={chosen}
        search={
          <FilterSearch label={t('search')} value={values.q} maxLength={limits.search} onChange={(q) => set({ q })} />
        }
      >
        {(['degree', 'graduation_year', 'city'] as const).map((name) => (
          <FilterSelect
            key={name}
            label={t(`filter.${name}`)}
            value={values[name]}
            options={options[name]}
            onChange={(value) => set({ [name]: value })}
          />
        ))}
      </FilterBar>
      <Card flush>
        <QueryList
          query={query}
          filters={chosen}
          skeleton={<TableSkeleton columns={columns.length} />}
          empty={{ title: t('empty'), hint: t('emptyHint') }}
        >
          {(talents) => (
            <DataTable
              label={t('label')}
              rows={talents}
              keyOf={({ uuid }) => uuid}
              nameOf={({ name }) => name}
              columns={columns}
            />
          )}
        </QueryList>
      </Card>
    </Page>
  );
}
