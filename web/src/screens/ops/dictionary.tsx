import {
  type DictionaryName,
  dictionaryNames,
  findDictionaryEntries,
  SHOWN_ENTRIES,
} from '@qinghe/contract/dict/dictionaries.ts';
import { Navigate } from 'react-router';
import { useDictionaries, useDictionaryEntries } from '../../domains/dict/api/dictionaries.ts';
import { numberFormat } from '../../lib/browser/intl.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { FilterFields } from '../../ui/list/filter-fields.tsx';
import { QueryList } from '../../ui/list/query-list.tsx';
import { type DrawnFilters, useFilters } from '../../ui/list/use-filters.ts';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { TableSkeleton } from '../../ui/table/table-skeleton.tsx';
import { DictionarySource } from './dictionaries/dictionary-source.tsx';

/** One list, to be looked into by code or name. */
export default function DictionaryPage() {
  const { t } = useTranslation('ops');
  const filters = useFilters(findDictionaryEntries, {
    name: { field: 'elsewhere', values: dictionaryNames },
    q: { field: 'search', label: t('dictionaries.search') },
  });
  const { name } = filters.input;
  return name ? <Entries key={name} name={name} filters={filters} /> : <Navigate to="/ops/dictionaries" replace />;
}

function Entries({ name, filters }: { name: DictionaryName; filters: DrawnFilters }) {
  const { t, i18n } = useTranslation('ops');
  const query = useDictionaryEntries(name, filters.values.q ?? '');
  const dictionary = useDictionaries().data?.items.find((one) => one.name === name);
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
      <FilterFields filters={filters} />
      <Card flush>
        <QueryList
          query={query}
          filters={filters.active}
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
