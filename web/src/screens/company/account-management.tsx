import type { CompanyMember } from '@qinghe/contract/company/members.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMembers, useSetMemberStatus } from '../../domains/company/api/members.ts';
import { QueryList } from '../../ui/list/query-list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { TableSkeleton } from '../../ui/table/table-skeleton.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { JoinCodeCard } from './members/join-code-card.tsx';
import { JoinRequests } from './members/join-requests.tsx';
import { RemoveDialog } from './members/remove-dialog.tsx';

/** Who is in the company, who asks to come in, and the code by which they do. */
export default function AccountManagement() {
  const { t } = useTranslation('company');
  const members = useMembers();
  const setStatus = useSetMemberStatus();
  const [leaving, setLeaving] = useState<CompanyMember | null>(null);
  const items = members.data?.items ?? [];
  const stateOf = (member: CompanyMember) => {
    if (member.user_status === 'unactive') return <Tag>{t('members.suspended')}</Tag>;
    return member.staff_status === 0 ? (
      <Tag tone="amber">{t('members.unidentified')}</Tag>
    ) : (
      <Tag tone="green">{t('members.active')}</Tag>
    );
  };
  return (
    <Page lead={t('members.lead')} note={members.data && t('members.count', { count: items.length })}>
      <JoinRequests requests={members.data?.requests ?? []} />
      <Card flush>
        <QueryList
          query={members}
          skeleton={<TableSkeleton columns={6} rows={4} />}
          empty={{ title: t('members.empty') }}
        >
          {(rows) => (
            <DataTable
              label={t('members.label')}
              rows={rows}
              keyOf={({ uuid }) => uuid}
              nameOf={({ name }) => name}
              columns={[
                { key: 'name', title: t('members.name'), cell: ({ name }) => name, phone: 'title' },
                { key: 'position', title: t('members.position'), cell: ({ position }) => position, phone: 'second' },
                { key: 'phone', title: t('members.phone'), cell: ({ phone }) => phone, phone: 'hidden' },
                { key: 'type', title: t('members.type'), cell: ({ type }) => t(`members.${type}`), phone: 'hidden' },
                {
                  key: 'jobs',
                  title: t('members.jobs'),
                  cell: (row) => row.online_jobs,
                  align: 'end',
                  phone: 'hidden',
                },
                { key: 'state', title: t('members.state'), cell: stateOf, phone: 'aside' },
                {
                  key: 'login',
                  title: t('members.login'),
                  cell: ({ last_login_at: at }) => at && <RelativeTime at={at} />,
                  align: 'end',
                  phone: 'hidden',
                },
              ]}
              pendingOf={({ uuid }) => (setStatus.pending?.uuid === uuid ? t('members.changing') : undefined)}
              actionsOf={(row) => (row.type === 'master' ? [] : actionsOf(row))}
            />
          )}
        </QueryList>
      </Card>
      <JoinCodeCard />
      {leaving && (
        <RemoveDialog
          member={leaving}
          heirs={items.filter(({ uuid, user_status }) => uuid !== leaving.uuid && user_status === 'active')}
          onClose={() => setLeaving(null)}
        />
      )}
    </Page>
  );

  function actionsOf({ uuid, user_status: status, ...row }: CompanyMember) {
    const next = status === 'active' ? 'unactive' : 'active';
    return [
      { label: t(`members.to.${next}`), run: () => void setStatus.run({ uuid, user_status: next }) },
      { label: t('members.remove'), danger: true, run: () => setLeaving({ uuid, user_status: status, ...row }) },
    ];
  }
}
