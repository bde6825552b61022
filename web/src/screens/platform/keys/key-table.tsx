import type { PlatformKey } from '@qinghe/contract/platform/keys.ts';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { Column } from '../../../ui/table/table-head.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';

/** What every key says, a company's or a students' platform's. */
export type ListedKey = Omit<PlatformKey, 'scopes'>;

export interface KeyTableProps<Key extends ListedKey> {
  keys: readonly Key[];
  /** What a key of its kind says besides. */
  about: Pick<Column<Key>, 'title' | 'cell'>;
  /** The one that is being revoked. */
  revoking: string | undefined;
  onRevoke: (key: Key) => void;
}

export function KeyTable<Key extends ListedKey>({ keys, about, revoking, onRevoke }: KeyTableProps<Key>) {
  const { t } = useTranslation('platform');
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
        { key: 'about', ...about, phone: 'second' },
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
