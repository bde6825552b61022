import type { Dictionary } from '@qinghe/contract/dict/dictionaries.ts';
import { Link, useNavigate } from 'react-router';
import { useDictionaries } from '../../domains/dict/api/dictionaries.ts';
import { useInLanguage } from '../../lib/i18n/use-in-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { QueryList } from '../../ui/list/query-list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { TableSkeleton } from '../../ui/table/table-skeleton.tsx';
import { NumberText } from '../../ui/text/number-text.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { DictionarySource } from './dictionaries/dictionary-source.tsx';
import { UnknownHolidays } from './dictionaries/unknown-holidays.tsx';

const addressOf = ({ name }: Dictionary) => `/ops/dictionary?name=${name}`;

/** Every list that the product refers to: what it holds, where it comes from, what is missing. */
export default function Dictionaries() {
  const { t } = useTranslation('ops');
  const query = useDictionaries();
  const inLanguage = useInLanguage();
  const navigate = useNavigate();
  return (
    <Page lead={t('dictionaries.lead')} note={<Link to="/ops/holidays">{t('dictionaries.holidays')}</Link>}>
      <UnknownHolidays />
      <Card flush>
        <QueryList
          query={query}
          skeleton={<TableSkeleton columns={5} rows={8} />}
          empty={{ title: t('dictionaries.empty'), hint: t('dictionaries.emptyHint') }}
        >
          {(rows) => (
            <DataTable
              label={t('dictionaries.label')}
              rows={rows}
              keyOf={({ name }) => name}
              nameOf={({ name }) => t(`dictionaries.names.${name}`)}
              onOpen={(one) => void navigate(addressOf(one))}
              columns={[
                {
                  key: 'name',
                  title: t('dictionaries.name'),
                  cell: (one) => <Link to={addressOf(one)}>{t(`dictionaries.names.${one.name}`)}</Link>,
                  phone: 'title',
                  whole: true,
                },
                {
                  key: 'rows',
                  title: t('dictionaries.rows'),
                  cell: (one) => <NumberText value={one.rows} />,
                  align: 'end',
                  phone: 'aside',
                  whole: true,
                },
                {
                  key: 'source',
                  title: t('dictionaries.source'),
                  cell: (one) => <DictionarySource dictionary={one} />,
                  phone: 'second',
                },
                {
                  key: 'missing',
                  title: t('dictionaries.missing'),
                  cell: ({ source }) =>
                    source && (inLanguage(source.missing, source.missing_en) || t('dictionaries.whole')),
                  phone: 'second',
                },
                {
                  key: 'imported',
                  title: t('dictionaries.imported'),
                  cell: ({ imported_at: at }) => at && <RelativeTime at={at} />,
                  align: 'end',
                  phone: 'hidden',
                  whole: true,
                },
              ]}
            />
          )}
        </QueryList>
      </Card>
    </Page>
  );
}
