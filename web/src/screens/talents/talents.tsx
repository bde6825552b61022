import { degrees } from '@qinghe/contract/dict/endpoints.ts';
import { listTalents } from '@qinghe/contract/talents/list.ts';
import { useTranslation } from 'react-i18next';
import { useCities } from '../../domains/dict/api/get-options.ts';
import { useTalents } from '../../domains/talents/api/list-talents.ts';
import { degreeName } from '../../lib/i18n/degree-name.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { useTalentColumns } from './use-talent-columns.tsx';

const thisYear = new Date().getFullYear();
const years = Array.from({ length: 6 }, (_, index) => String(thisYear - 1 + index));

/** People who agreed to be found: by words, degree, year and city, those heard of last first. */
export default function Talents() {
  const { t } = useTranslation('talents');
  const filters = useFilters(listTalents, {
    q: { field: 'search', label: t('search') },
    degree: {
      field: 'choice',
      label: t('filter.degree'),
      options: degrees.map((value) => ({ value, label: t('degreeLeast', { degree: degreeName(value) }) })),
    },
    graduation_year: {
      field: 'choice',
      label: t('filter.graduation_year'),
      values: /^20\d\d$/,
      options: years.map((year) => ({ value: year, label: t('class', { year }) })),
    },
    city: { field: 'choice', label: t('filter.city'), values: /^\d{6}$/, options: useCities() },
  });
  return (
    <ListScreen
      lead={t('lead')}
      filters={filters}
      query={useTalents(filters.input)}
      empty={{ title: t('empty'), hint: t('emptyHint') }}
      table={{ label: t('label'), columns: useTalentColumns(), nameOf: ({ name }) => name }}
    />
  );
}
