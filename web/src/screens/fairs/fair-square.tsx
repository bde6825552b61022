import type { Fair } from '@qinghe/contract/fairs/sign-up.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCityOptions } from '../../domains/dict/api/get-options.ts';
import { type SquareInput, useOpenFairs } from '../../domains/fairs/api/sign-up.ts';
import { MONTH, urlFilters } from '../../lib/routing/url-filters.ts';
import { useUrlFilters } from '../../lib/routing/use-url-filters.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { FilterBar } from '../../ui/filter-bar/filter-bar.tsx';
import { FilterSearch } from '../../ui/filter-bar/filter-search.tsx';
import { FilterSelect } from '../../ui/filter-select/filter-select.tsx';
import { QueryList } from '../../ui/list/query-list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { TableSkeleton } from '../../ui/table/table-skeleton.tsx';
import { comingMonths } from './coming-months.ts';
import { useFairColumns } from './fair-title.tsx';
import { SignUpDialog } from './sign-up-dialog.tsx';
import { Standing } from './standing.tsx';

const squareFilters = urlFilters({
  q: { maxLength: limits.search },
  city: { values: /^\d{6}$/ },
  month: { values: MONTH },
});

/** Job fairs that companies may sign up for: found by words, city and month. */
export default function FairSquare() {
  const { t, i18n } = useTranslation('fairs');
  const { values, active, set } = useUrlFilters(squareFilters);
  const query = useOpenFairs(squareFilters.toInput(values) as SquareInput);
  const [opened, setOpened] = useState<Fair | null>(null);
  const columns = useFairColumns();
  const cities = useCityOptions().flatMap(({ items }) => items);
  const months = comingMonths(new Date(), i18n.language);
  const wordsOf = (name: 'q' | 'city' | 'month') =>
    [...cities, ...months].find(({ value }) => value === values[name])?.label ?? values[name];
  const chosen = active.map((name) => ({ label: wordsOf(name), drop: () => set({ [name]: '' }) }));
  return (
    <Page actions={<ButtonLink to="/job-fairs/list">{t('list.label')}</ButtonLink>}>
      <FilterBar
        active={chosen}
        search={
          <FilterSearch
            label={t('square.search')}
            value={values.q}
            maxLength={limits.search}
            onChange={(q) => set({ q })}
          />
        }
      >
        <FilterSelect
          label={t('square.city')}
          value={values.city}
          options={cities}
          onChange={(city) => set({ city })}
        />
        <FilterSelect
          label={t('square.month')}
          value={values.month}
          options={months}
          onChange={(month) => set({ month })}
        />
      </FilterBar>
      <Card flush>
        <QueryList
          query={query}
          filters={chosen}
          skeleton={<TableSkeleton columns={6} />}
          empty={{ title: t('square.empty'), hint: t('square.emptyHint') }}
        >
          {(fairs) => (
            <DataTable
              label={t('square.label')}
              rows={fairs}
              keyOf={({ uuid }) => uuid}
              nameOf={({ title }) => title}
              onOpen={setOpened}
              actionsOf={(fair) => [
                { label: t(fair.sign_up ? 'signUp.change' : 'signUp.submit'), run: () => setOpened(fair) },
              ]}
              columns={[
                ...columns,
                {
                  key: 'booths',
                  title: t('square.booths'),
                  cell: ({ booths, booths_left }) => `${booths_left} / ${booths}`,
                  align: 'end',
                  phone: 'second',
                  whole: true,
                },
                { key: 'mine', title: t('list.standing'), cell: (fair) => <Standing fair={fair} />, phone: 'aside' },
              ]}
            />
          )}
        </QueryList>
      </Card>
      {opened && <SignUpDialog fair={opened} onClose={() => setOpened(null)} />}
    </Page>
  );
}
