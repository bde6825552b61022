import type { FairCompany } from '@qinghe/contract/fairs/decide.ts';
import { type SignUpState, signUpStates } from '@qinghe/contract/fairs/sign-up.ts';
import { talkTime } from '@qinghe/contract/talks/talk-time.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { useFairCompanies, useWrittenFair } from '../../domains/fairs/api/decide.ts';
import { UUID, urlFilters } from '../../lib/routing/url-filters.ts';
import { useUrlFilters } from '../../lib/routing/use-url-filters.ts';
import { atMinute } from '../../lib/time/china-minute.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { FilterBar } from '../../ui/filter-bar/filter-bar.tsx';
import { FilterSelect } from '../../ui/filter-select/filter-select.tsx';
import { QueryList } from '../../ui/list/query-list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { BoothDialog } from './fairs/booth-dialog.tsx';
import { CompanyTable } from './fairs/company-table.tsx';
import { RefuseCompanyDialog } from './fairs/refuse-company-dialog.tsx';

const companyFilters = urlFilters({ state: { values: signUpStates } });

/** Companies that have signed up for a job fair: each is given a booth, or refused with a reason. */
export default function FairCompanies() {
  const [search] = useSearchParams();
  const uuid = search.get('id') ?? '';
  return UUID.test(uuid) ? <Companies key={uuid} uuid={uuid} /> : <Navigate to="/ops/fairs" replace />;
}

function Companies({ uuid }: { uuid: string }) {
  const { t, i18n } = useTranslation('fairs');
  const fair = useWrittenFair(uuid).data;
  const { values, active, set } = useUrlFilters(companyFilters);
  const query = useFairCompanies({ fair_uuid: uuid, ...(companyFilters.toInput(values) as { state?: SignUpState }) });
  const [accepted, setAccepted] = useState<FairCompany | null>(null);
  const [refused, setRefused] = useState<FairCompany | null>(null);
  const stateOptions = signUpStates.map((state) => ({ value: state, label: t(`signUp.states.${state}`) }));
  const chosen = active.map((name) => ({
    label: stateOptions.find(({ value }) => value === values[name])?.label ?? '',
    drop: () => set({ [name]: '' }),
  }));
  const lead = fair && [
    talkTime(atMinute(fair.starts_at), atMinute(fair.ends_at), i18n.language),
    fair.place,
    t('companies.booths', { count: fair.booths }),
  ];
  return (
    <Page
      title={fair?.title ?? t('companies.label')}
      lead={lead?.join(' · ')}
      actions={<ButtonLink to="/ops/fairs">{t('console.label')}</ButtonLink>}
    >
      <FilterBar active={chosen}>
        <FilterSelect
          label={t('field.state')}
          value={values.state}
          options={stateOptions}
          onChange={(state) => set({ state })}
        />
      </FilterBar>
      <Card flush>
        <QueryList
          query={query}
          filters={chosen}
          empty={{ title: t('companies.empty'), hint: t('companies.emptyHint') }}
        >
          {(items) => (
            <CompanyTable
              companies={items}
              decidable={fair?.abilities.cancel === true}
              onAccept={setAccepted}
              onRefuse={setRefused}
            />
          )}
        </QueryList>
      </Card>
      {accepted && <BoothDialog fairUuid={uuid} company={accepted} onClose={() => setAccepted(null)} />}
      {refused && <RefuseCompanyDialog fairUuid={uuid} company={refused} onClose={() => setRefused(null)} />}
    </Page>
  );
}
