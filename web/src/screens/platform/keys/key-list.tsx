import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListQuery } from '../../../ui/list/query-list.tsx';
import { KeyTable, type KeyTableProps, type ListedKey } from './key-table.tsx';
import { SecretList } from './secret-list.tsx';

interface KeyListProps<Key extends ListedKey> extends Pick<KeyTableProps<Key>, 'about'> {
  query: ListQuery<Key> & { data: { items: Key[] } | undefined };
  /** So many that open something at once. */
  most: number;
  revoke: { run: (input: { uuid: string }) => unknown; pending: { uuid: string } | undefined };
  lead: string;
  emptyHint: string;
  links?: ReactNode;
  /** The form of a new key. */
  dialog: (on: { onMade: (key: string) => void; onClose: () => void }) => ReactNode;
}

/** The whole page of keys: made, shown once, revoked after a question. */
export function KeyList<Key extends ListedKey>({ about, revoke, ...page }: KeyListProps<Key>) {
  const { t } = useTranslation('platform');
  return (
    <SecretList
      {...page}
      counts={({ revoked_at }) => revoked_at === null}
      full="room.platformKeys"
      texts="keys"
      skeletonColumns={5}
      table={(keys, onRevoke) => (
        <KeyTable keys={keys} about={about} revoking={revoke.pending?.uuid} onRevoke={onRevoke} />
      )}
      remove={revoke}
      questionOf={(key) => ({
        title: t('keys.revokeTitle', { name: key?.name }),
        hint: t('keys.revokeHint'),
        confirm: t('keys.revoke'),
      })}
    />
  );
}
