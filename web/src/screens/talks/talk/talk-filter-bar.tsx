import { limits } from '@qinghe/contract/limits.ts';
import { talkStates, talkTimes } from '@qinghe/contract/talks/talk-filter.ts';
import { useTranslation } from 'react-i18next';
import { useUserInfo } from '../../../domains/account/api/get-user-info.ts';
import { useHeirs } from '../../../domains/company/api/members.ts';
import type { FilterValues } from '../../../lib/routing/url-filters.ts';
import { FilterBar } from '../../../ui/filter-bar/filter-bar.tsx';
import { FilterSearch } from '../../../ui/filter-bar/filter-search.tsx';
import { FilterSelect } from '../../../ui/filter-select/filter-select.tsx';
import type { ActiveFilter } from '../../../ui/list/filtered-empty.tsx';
import type { talkFilters } from './talk-filters.ts';

type Name = (typeof talkFilters.names)[number];

interface TalkFilterBarProps {
  values: FilterValues<Name>;
  active: readonly ActiveFilter[];
  onChange: (change: Partial<FilterValues<Name>>) => void;
}

/** Searches the talks and filters them. */
export function TalkFilterBar({ values, active, onChange }: TalkFilterBarProps) {
  const { t } = useTranslation('talks');
  const isMaster = useUserInfo().data?.type === 'master';
  return (
    <FilterBar
      active={active}
      search={
        <FilterSearch
          label={t('search')}
          value={values.q}
          maxLength={limits.search}
          onChange={(q) => onChange({ q })}
        />
      }
    >
      <FilterSelect
        label={t('when.label')}
        value={values.when}
        options={talkTimes.map((value) => ({ value, label: t(`when.${value}`) }))}
        onChange={(when) => onChange({ when })}
      />
      <FilterSelect
        label={t('list.state')}
        value={values.state}
        options={talkStates.map((value) => ({ value, label: t(`state.${value}`) }))}
        onChange={(state) => onChange({ state })}
      />
      {isMaster && <OwnerFilter value={values.owner} onChange={(owner) => onChange({ owner })} />}
    </FilterBar>
  );
}

/** Whose they are, where there are colleagues. */
function OwnerFilter({ value, onChange }: { value: string; onChange: (owner: string) => void }) {
  const { t } = useTranslation('talks');
  const people = useHeirs().data?.items ?? [];
  const options = people.map(({ uuid, name, phone }) => ({ value: uuid, label: name || phone }));
  return options.length < 2 && value === '' ? null : (
    <FilterSelect label={t('list.owner')} value={value} options={options} onChange={onChange} />
  );
}
