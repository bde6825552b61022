import type { PlatformKey } from '@qinghe/contract/platform/keys.ts';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';

interface KeyTableProps {
  keys: readonly PlatformKey[];
  /** The one that is being revoked. */
  revoking: string | undefined;
  onRevoke: (key: PlatformKey) => void;
}

export function KeyTable({ keys, revoking, onRevoke }: KeyTableProps) {
  const { t } = useTranslation('platform');
  const words = { 'jobs:read': t('keys.jobsRead'), 'applications:write': t('keys.applicationsWrite') };
  return (
    <DataTable
      label={t('keys.label')}
      rows={keys}
      keyOf={({ uuid }) => uuid}
      nameOf={({ name }) => name}
      columns={[
        {
          key: 'name',
          title: t('keys.name'),
          cell: ({ name, revoked_at }) => (
            <>
              {name} {revoked_at && <Tag>{t('keys.revoked')}</Tag>}
            </>
          ),
          phone: 'title',
        },
        {
          key: 'scopes',
          title: t('keys.scopes'),
          cell: ({ scopes }) => scopes.map((scope) => words[scope]).join(' · '),
          phone: 'second',
        },
        { key: 'start', title: t('keys.start'), cell: ({ start }) => <code>{start}…</code>, phone: 'second' },
        {
          key: 'used',
          title: t('keys.used'),
          cell: ({ last_used_at: at }) => (at ? <RelativeTime at={at} /> : t('keys.neverUsed')),
          phone: 'second',
          whole: true,
        },
        {
          key: 'created',
          title: t('keys.created'),
          cell: ({ created_at, created_by }) => (
            <>
              <RelativeTime at={created_at} /> {created_by && t('keys.by', { name: created_by })}
            </>
          ),
          align: 'end',
          phone: 'aside',
          whole: true,
        },
      ]}
      pendingOf={({ uuid }) => (revoking === uuid ? t('keys.revoking') : undefined)}
      actionsOf={(key) =>
        key.revoked_at === null ? [{ label: t('keys.revoke'), danger: true, run: () => onRevoke(key) }] : []
      }
    />
  );
}
