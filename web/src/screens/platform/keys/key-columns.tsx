import type { PlatformKey } from '@qinghe/contract/platform/keys.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { Column } from '../../../ui/table/table-head.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';

/** What every key says, a company's or a students' platform's. */
export type ListedKey = Omit<PlatformKey, 'scopes'>;

/** What the list says of a key, with what a key of its kind says besides. */
export function useKeyColumns<Key extends ListedKey>(about: Pick<Column<Key>, 'title' | 'cell'>): Column<Key>[] {
  const { t } = useTranslation('platform');
  return [
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
  ];
}
