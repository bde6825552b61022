import { sayReason } from '@qinghe/contract/texts/reasons.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import { ActionButton } from '../../../ui/button/action-button.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { type ListQuery, QueryList } from '../../../ui/list/query-list.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Card } from '../../../ui/section/section.tsx';
import { TableSkeleton } from '../../../ui/table/table-skeleton.tsx';
import { KeyTable, type KeyTableProps, type ListedKey } from './key-table.tsx';
import { ShownSecret } from './shown-secret.tsx';

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
export function KeyList<Key extends ListedKey>(props: KeyListProps<Key>) {
  const { query, most, revoke } = props;
  const { t } = useTranslation('platform');
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<Key | null>(null);
  const isFull = (query.data?.items ?? []).filter((key) => key.revoked_at === null).length >= most;
  const add = () => setAdding(true);
  const take = (key: string) => {
    setAdding(false);
    setMade(key);
  };
  return (
    <Page
      lead={props.lead}
      actions={
        <>
          {props.links}
          <ActionButton
            shortcut="n"
            variant="primary"
            icon={<IconPlus size={16} aria-hidden="true" />}
            disabled={isFull}
            onClick={add}
          >
            {t('keys.add')}
          </ActionButton>
        </>
      }
    >
      {isFull && <Callout tone="amber">{sayReason('room.platformKeys', currentLocale(), { most })}</Callout>}
      <Card flush>
        <QueryList
          query={query}
          skeleton={<TableSkeleton columns={5} rows={3} />}
          empty={{
            title: t('keys.empty'),
            hint: props.emptyHint,
            action: <Button onClick={add}>{t('keys.add')}</Button>,
          }}
        >
          {(items) => (
            <KeyTable keys={items} about={props.about} revoking={revoke.pending?.uuid} onRevoke={setLeaving} />
          )}
        </QueryList>
      </Card>
      {adding && props.dialog({ onMade: take, onClose: () => setAdding(false) })}
      {made !== null && (
        <ShownSecret
          secret={made}
          title={t('keys.shownTitle')}
          hint={t('keys.shownHint')}
          onClose={() => setMade(null)}
        />
      )}
      <ConfirmDialog
        open={leaving !== null}
        title={t('keys.revokeTitle', { name: leaving?.name })}
        confirm={t('keys.revoke')}
        destructive
        onConfirm={() => {
          if (leaving) void revoke.run({ uuid: leaving.uuid });
          setLeaving(null);
        }}
        onCancel={() => setLeaving(null)}
      >
        <p>{t('keys.revokeHint')}</p>
      </ConfirmDialog>
    </Page>
  );
}
