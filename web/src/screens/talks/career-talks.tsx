import { createTalkSeries } from '@qinghe/contract/talks/series.ts';
import { talkStates, talkTimes } from '@qinghe/contract/talks/talk-filter.ts';
import { createTalk, listTalks } from '@qinghe/contract/talks/talks.ts';
import { useUserInfo } from '../../domains/account/api/get-user-info.ts';
import { useAllowed, useMay } from '../../domains/account/may.ts';
import { useColleagues } from '../../domains/company/api/members.ts';
import { jobAddresses, talkAddresses } from '../../domains/jobs/job-addresses.ts';
import { useTalks } from '../../domains/talks/api/talks.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { UUID } from '../../lib/routing/url-filters.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { HeadActions } from '../../ui/page/head-actions.tsx';
import { useTalkColumns } from './talk/use-talk-columns.tsx';

/** Career talks: those to come, soonest first, then those that are over. */
export default function CareerTalks() {
  const { t } = useTranslation('talks');
  const isMaster = useUserInfo().data?.type === 'master';
  const colleagues = useColleagues(isMaster);
  const filters = useFilters(listTalks, {
    when: {
      field: 'choice',
      label: t('when.label'),
      options: talkTimes.map((value) => ({ value, label: t(`when.${value}`) })),
    },
    state: {
      field: 'choice',
      label: t('list.state'),
      options: talkStates.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    owner: {
      field: 'choice',
      label: t('list.owner'),
      values: UUID,
      options: colleagues,
      hidden: !isMaster || colleagues.length < 2,
    },
    q: { field: 'search', label: t('search') },
  });
  const may = useMay();
  const create = may(createTalk) ? { label: t('create'), to: talkAddresses.create } : undefined;
  const others = useAllowed()([
    { calls: createTalkSeries, label: t('action.series'), to: talkAddresses.series() },
    { label: t('toJobs'), to: jobAddresses.campus.list },
  ]);
  return (
    <ListScreen
      actions={<HeadActions primary={create} others={others} />}
      filters={filters}
      query={useTalks(filters.input)}
      empty={{
        title: t('empty'),
        hint: t('emptyHint'),
        action: create && <ButtonLink to={create.to}>{create.label}</ButtonLink>,
      }}
      table={{ label: t('label'), columns: useTalkColumns(), nameOf: ({ title }) => title }}
    />
  );
}
