import type { CompanyMember, MemberState } from '@qinghe/contract/company/members.ts';
import { pictureOf } from '../../../domains/account/api/avatar.ts';
import { useSetMemberStatus } from '../../../domains/company/api/members.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import type { ListTable } from '../../../ui/list/list-screen.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import type { MemberAsk } from './member-dialogs.tsx';
import styles from './member-table.module.css';

const tones = { active: 'green', unidentified: 'amber', suspended: undefined } as const;

/** The people of the company, with what can be done about each sub-account. */
export function useMemberTable(onAsk: (ask: MemberAsk) => void): ListTable<CompanyMember> {
  const { t } = useTranslation('company');
  const setStatus = useSetMemberStatus();
  const actionsOf = (member: CompanyMember) => {
    if (member.type === 'master') return [];
    const ask = (kind: MemberAsk['kind']) => () => onAsk({ kind, member });
    const state = stateOf(member);
    return [
      state === 'suspended'
        ? { label: t('members.resume'), run: () => void setStatus.run({ uuid: member.uuid, user_status: 'active' }) }
        : { label: t('members.suspend'), run: ask('suspend') },
      { label: t('members.role'), run: ask('role') },
      { label: t('members.limit'), run: ask('limit') },
      ...(state === 'active' ? [{ label: t('handOver.offer'), run: ask('handOver') }] : []),
      { label: t('members.remove'), danger: true, run: ask('remove') },
    ];
  };
  return {
    label: t('members.label'),
    nameOf: ({ name, phone }) => name || phone,
    columns: [
      { key: 'name', title: t('members.name'), cell: nameOf, phone: 'title' },
      { key: 'position', title: t('members.position'), cell: ({ position }) => position, phone: 'second' },
      { key: 'phone', title: t('members.phone'), cell: ({ phone }) => phone, phone: 'hidden', whole: true },
      {
        key: 'type',
        title: t('members.type'),
        cell: ({ type, role }) => t(type === 'master' ? 'members.master' : `members.roles.${role}`),
        phone: 'hidden',
        whole: true,
      },
      { key: 'jobs', title: t('members.jobs'), cell: jobsOf, align: 'end', phone: 'hidden' },
      {
        key: 'state',
        title: t('members.state'),
        cell: (row) => <Tag tone={tones[stateOf(row)]}>{t(`members.${stateOf(row)}`)}</Tag>,
        phone: 'aside',
        whole: true,
      },
      {
        key: 'login',
        title: t('members.login'),
        cell: ({ last_login_at: at }) => at && <RelativeTime at={at} />,
        align: 'end',
        phone: 'hidden',
      },
    ],
    pendingOf: ({ uuid }) => (setStatus.pending?.uuid === uuid ? t('members.changing') : undefined),
    actionsOf,
  };
}

const nameOf = ({ name, phone, head_url }: CompanyMember) => (
  <span className={styles.person}>
    <Avatar name={name} src={pictureOf(head_url)} />
    {name || phone}
  </span>
);

const jobsOf = ({ online_jobs: jobs, job_limit: limit }: CompanyMember) =>
  limit === null ? jobs : `${jobs} / ${limit}`;

function stateOf({ user_status: status, staff_status: staff }: CompanyMember): MemberState {
  if (status === 'unactive') return 'suspended';
  return staff === 0 ? 'unidentified' : 'active';
}
