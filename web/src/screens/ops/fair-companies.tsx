import { listFairCompanies } from '@qinghe/contract/fairs/decide.ts';
import { signUpStates } from '@qinghe/contract/fairs/sign-up.ts';
import { talkTime } from '@qinghe/contract/talks/talk-time.ts';
import { Navigate, useSearchParams } from 'react-router';
import { useFairCompanies, useWrittenFair } from '../../domains/fairs/api/decide.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { UUID } from '../../lib/routing/url-filters.ts';
import { atMinute } from '../../lib/time/china-minute.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { useCompanyTable } from './fairs/use-company-table.tsx';

/** Companies that have signed up for a job fair: each is given a booth, or refused with a reason. */
export default function FairCompanies() {
  const [search] = useSearchParams();
  const uuid = search.get('id') ?? '';
  return UUID.test(uuid) ? <Companies key={uuid} uuid={uuid} /> : <Navigate to="/ops/fairs" replace />;
}

function Companies({ uuid }: { uuid: string }) {
  const { t, i18n } = useTranslation('fairs');
  const { dialog, open } = useDialog();
  const fair = useWrittenFair(uuid).data;
  const filters = useFilters(listFairCompanies, {
    state: {
      field: 'choice',
      label: t('field.state'),
      options: signUpStates.map((value) => ({ value, label: t(`signUp.states.${value}`) })),
    },
  });
  const lead = fair && [
    talkTime(atMinute(fair.starts_at), atMinute(fair.ends_at), i18n.language),
    fair.place,
    t('companies.booths', { count: fair.booths }),
  ];
  return (
    <ListScreen
      title={fair?.title ?? t('companies.label')}
      lead={lead?.join(' · ')}
      actions={<ButtonLink to="/ops/fairs">{t('console.label')}</ButtonLink>}
      filters={filters}
      query={useFairCompanies({ fair_uuid: uuid, ...filters.input })}
      empty={{ title: t('companies.empty'), hint: t('companies.emptyHint') }}
      table={useCompanyTable(fair, open)}
      below={dialog}
    />
  );
}
