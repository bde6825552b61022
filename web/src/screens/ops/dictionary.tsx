import { type DictionaryName, dictionaryNames, SHOWN_ENTRIES } from '@qinghe/contract/dict/dictionaries.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { useDictionaries, useDictionaryEntries } from '../../domains/dict/api/dictionaries.ts';
import { numberFormat } from '../../lib/browser/intl.ts';
import { urlFilters } from '../../lib/routing/url-filters.ts';
import { useUrlFilters } from '../../lib/routing/use-url-filters.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { FilterBar } from '../../ui/filter-bar/filter-bar.tsx';
import { FilterSearch } from '../../ui/filter-bar/filter-search.tsx';
import { QueryList } from '../../ui/list/query-list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { TableSkeleton } from '../../ui/table/table-skeleton.tsx';
import { DictionarySource } from './dictionaries/dictionary-source.tsx';

const entryFilters = urlFilters({ name: { values: dictionaryNames }, q: { maxLength: limits.search } });

/** One list, to be looked into by code or name. */
export default function DictionaryPage() {
  const { values } = useUrlFilters(entryFilters);
  if (values.name === '') return <Navigate to="/ops/dictionaries" replace />;
  return <Entries key={values.name} name={values.name as DictionaryName} />;
}

function Entries({ name }: { name: DictionaryName }) {
  const { t, i18n } = useTranslation('ops');
  const { values, set } = useUrlFilters(entryFilters);
  const query = useDictionaryEntries(name, values.q);
  const dictionary = useDictionaries().data?.items.find((one) => one.name === name);
  const filters = values.q === '' ? [] : [{ label: values.q, drop: () => set({ q: '' }) }];
  const count = query.data?.total ?? 0;
  const total = numberFormat(i18n.language).format(count);
  return (
    <Page
      title={t(`dictionaries.names.${name}`)}
      note={
        query.data &&
        t(count > SHOWN_ENTRIES ? 'dictionaries.first' : 'dictionaries.all', { total, shown: SHOWN_ENTRIES })
      }
      lead={dictionary && <DictionarySource dictionary={dictionary} />}
      actions={<ButtonLink to="/ops/dictionaries">{t('dictionaries.back')}</ButtonLink>}
    >
      <FilterBar
        active={[]}
        search={
          <FilterSearch
            label={t('dictionaries.search')}
            value={values.q}
            maxLength={limits.search}
            onChange={(q) => set({ q })}
          />
        }
      />
      <Card flush>
        <QueryList
          query={query}
          filters={filters}
          skeleton={<TableSkeleton columns={4} rows={8} />}
          empty={{ title: t('dictionaries.empty'), hint: t('dictionaries.emptyHint') }}
        >
          {(rows) => (
            <DataTable
              label={t('dictionaries.entries')}
              rows={rows}
              keyOf={({ code }) => code}
              nameOf={(entry) => entry.name}
              columns={[
                { key: 'name', title: t('dictionaries.entryName'), cell: (entry) => entry.name, phone: 'title' },
                { key: 'code', title: t('dictionaries.code'), cell: ({ code }) => code, phone: 'aside', whole: true },
                { key: 'nameEn', title: t('dictionaries.nameEn'), cell: (entry) => entry.name_en, phone: 'second' },
                { key: 'within', title: t('dictionaries.within'), cell: ({ within }) => within, phone: 'second' },
              ]}
            />
          )}
        </QueryList>
      </Card>
    </Page>
  );
}
