import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { OwnedListProps } from '../../../ui/list/owned-list.tsx';
import type { Column } from '../../../ui/table/table-head.tsx';
import { type ListedKey, useKeyColumns } from './key-columns.tsx';
import { SecretList, type SecretListProps } from './secret-list.tsx';

interface KeyListProps<Key extends ListedKey>
  extends Pick<SecretListProps<Key>, 'query' | 'most' | 'lead' | 'emptyHint' | 'links' | 'dialog'> {
  /** What a key of its kind says besides. */
  about: Pick<Column<Key>, 'title' | 'cell'>;
  revoke: OwnedListProps<Key>['remove'] & { pending: { uuid: string } | undefined };
}

/** The whole page of keys: made, shown once, revoked after a question. */
export function KeyList<Key extends ListedKey>({ about, revoke, ...page }: KeyListProps<Key>) {
  const { t } = useTranslation('platform');
  const columns = useKeyColumns(about);
  return (
    <SecretList
      {...page}
      counts={({ revoked_at }) => revoked_at === null}
      full="room.platformKeys"
      texts="keys"
      remove={revoke}
      questionOf={({ name }) => ({
        title: t('keys.revokeTitle', { name }),
        hint: t('keys.revokeHint'),
        confirm: t('keys.revoke'),
      })}
      table={({ leave }) => ({
        label: t('keys.label'),
        nameOf: ({ name }) => name,
        columns,
        pendingOf: ({ uuid }) => (revoke.pending?.uuid === uuid ? t('keys.revoking') : undefined),
        actionsOf: (key) =>
          key.revoked_at === null ? [{ label: t('keys.revoke'), danger: true, run: () => leave(key) }] : [],
      })}
    />
  );
}
