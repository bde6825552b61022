import IconApi from '@tabler/icons-react/dist/esm/icons/IconApi.mjs';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconChart from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconCoin from '@tabler/icons-react/dist/esm/icons/IconCoin.mjs';
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { Fragment, type ReactNode } from 'react';
import type { Room } from '../../../domains/home/api/room.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Tag } from '../../../ui/tag/tag.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import type { RoomLine } from './room-lines.tsx';

/** What each entry of the room says of itself; what is none of is left out, where something else says enough. */
export function useRoomLines(room: Room | undefined): { company: RoomLine[]; compliance: RoomLine[] } {
  const { t } = useTranslation(['control', 'shell']);
  if (!room) return { company: [], compliance: [] };
  const { overview, information, members, limits, platform, audit, retention, waiting, wallet } = room;
  const all = (...parts: (ReactNode | false)[]) =>
    parts
      .filter((part) => part !== false)
      .map((part, index) => (
        <Fragment key={index}>
          {index > 0 && t('room.and')}
          {part}
        </Fragment>
      ));
  const given = (key: 'unidentified' | 'suspended' | 'invited') =>
    members[key] > 0 && t(`room.state.${key}`, { count: members[key] });
  const isFull = [limits.internship, limits.campus].some(({ used, most }) => used >= most);
  const line = (
    name:
      | 'companyOverview'
      | 'companyManage'
      | 'accountManagement'
      | 'serviceCompany'
      | 'myRights'
      | 'myBill'
      | 'apiKeys'
      | 'auditLog'
      | 'dataRetention',
    rest: Omit<RoomLine, 'title' | 'hint'>,
  ): RoomLine => ({ title: t(`shell:title.${name}`), hint: t(`room.hint.${name}`), ...rest });
  return {
    company: [
      line('companyOverview', {
        to: '/control/company-overview',
        icon: IconChart,
        state: all(
          t('room.state.jobs', { count: overview.online_jobs }),
          t('room.state.new', { count: overview.new_applications }),
        ),
      }),
      line('companyManage', {
        to: '/control/company-manage/main-info',
        icon: IconBuilding,
        state: all(
          t(`room.state.status.${information.check_status}`),
          information.licence_until !== null && t('room.state.licenceUntil', { day: information.licence_until }),
        ),
        tag: waiting.some(({ kind }) => kind === 'licence') && <Tag tone="amber">{t('room.tag.licence')}</Tag>,
      }),
      line('accountManagement', {
        to: '/control/account-management',
        icon: IconUsers,
        state: all(
          t('room.state.active', { count: members.active }),
          given('unidentified'),
          given('suspended'),
          given('invited'),
        ),
        tag: members.requests > 0 && <Tag tone="amber">{t('room.tag.requests', { count: members.requests })}</Tag>,
      }),
      line('serviceCompany', {
        to: '/control/service-manage/company',
        icon: IconTicket,
        state: all(t('room.state.internship', limits.internship), t('room.state.campus', limits.campus)),
        tag: isFull && <Tag tone="amber">{t('room.tag.full')}</Tag>,
      }),
      line('myRights', {
        to: '/recruitment-props/my-rights',
        icon: IconGift,
        state: t('room.state.refreshes', { count: wallet.refreshes }),
      }),
      line('myBill', {
        to: '/recruitment-props/my-bill',
        icon: IconCoin,
        state: t('room.state.coins', { count: wallet.coins }),
      }),
      line('apiKeys', {
        to: '/control/api-keys',
        icon: IconApi,
        state: all(
          platform.keys > 0 ? t('room.state.keys', { count: platform.keys }) : t('room.state.noKeys'),
          platform.used_at !== null && (
            <>
              {t('room.state.used')} <RelativeTime at={platform.used_at} />
            </>
          ),
          platform.webhooks > 0 && t('room.state.webhooks', { count: platform.webhooks }),
        ),
        tag: platform.failing > 0 && <Tag tone="red">{t('room.tag.failing', { count: platform.failing })}</Tag>,
      }),
    ],
    compliance: [
      line('auditLog', {
        to: '/control/audit-log',
        icon: IconHistory,
        state: all(
          t('room.state.entries', { count: audit.entries }),
          audit.exports > 0 && t('room.state.exports', { count: audit.exports }),
        ),
      }),
      line('dataRetention', {
        to: '/control/data-retention',
        icon: IconCalendar,
        state: all(
          t('room.state.kept', { count: retention.months }),
          retention.ending > 0 && t('room.state.ending', { count: retention.ending }),
        ),
      }),
    ],
  };
}
