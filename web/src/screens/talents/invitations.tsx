import { invitationStates } from '@qinghe/contract/talents/invitation-state.ts';
import { listInvitations, type TalentInvitation } from '@qinghe/contract/talents/invitations.ts';
import { Link } from 'react-router';
import { useInvitations, useRecallInvitation } from '../../domains/talents/api/invitations.ts';
import { useTalentSearches } from '../../domains/talents/api/saved.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import type { Column } from '../../ui/table/table-head.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { Hint } from '../../ui/text/hint.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { invitationTones } from './invite-action.tsx';
import { TalentTabs } from './talent-tabs.tsx';
import { useTalentWords } from './talent-words.ts';

const WAITING: readonly TalentInvitation['state'][] = ['held', 'sent', 'opened'];
/** Every invitation of the company, with every silence and refusal. */
export default function Invitations() {
  const { t } = useTranslation('talents');
  const recall = useRecallInvitation({ successToast: t('invite.recalled') });
  const filters = useFilters(listInvitations, {
    state: {
      field: 'choice',
      label: t('sent.state'),
      options: invitationStates.map((value) => ({ value, label: t(`state.${value}`) })),
    },
  });
  return (
    <ListScreen
      title={t('tabs.invitations')}
      above={<TalentTabs searches={useTalentSearches()} isList={false} />}
      filters={filters}
      query={useInvitations(filters.input)}
      empty={{ title: t('sent.empty'), hint: t('sent.emptyHint') }}
      table={{
        label: t('tabs.invitations'),
        columns: useInvitationColumns(),
        nameOf: ({ code }) => code,
        actionsOf: ({ uuid, version, state }) =>
          WAITING.includes(state) ? [{ label: t('sent.recall'), run: () => void recall.run({ uuid, version }) }] : [],
      }}
    />
  );
}

function useInvitationColumns(): Column<TalentInvitation>[] {
  const { t } = useTranslation('talents');
  const words = useTalentWords();
  return [
    { key: 'code', title: t('sent.code'), cell: ({ code }) => code, phone: 'title', whole: true },
    { key: 'who', title: t('sent.who'), cell: ({ who }) => (who ? words.who(who) : t('sent.left')) },
    { key: 'job', title: t('sent.job'), cell: ({ job_title }) => job_title },
    {
      key: 'state',
      title: t('sent.state'),
      cell: (one) => (
        <>
          <Tag tone={invitationTones[one.state] ?? 'neutral'}>{t(`state.${one.state}`)}</Tag>
          {one.application_uuid && (
            <Link to={`${one.job_kind === 'campus' ? '/resume/school' : '/resume'}/new?id=${one.application_uuid}`}>
              {t('sent.application')}
            </Link>
          )}
        </>
      ),
      phone: 'aside',
    },
    {
      key: 'when',
      title: t('sent.when'),
      cell: ({ created_at, answered_at, account_name }) => (
        <>
          <RelativeTime at={answered_at ?? created_at} />
          <Hint as="div">{account_name}</Hint>
        </>
      ),
    },
  ];
}
