import { sayReason } from '@qinghe/contract/texts/reasons.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../lib/i18n/i18n.ts';
import { ActionButton } from '../../ui/button/action-button.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/callout/callout.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { type ListQuery, QueryList } from '../../ui/list/query-list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/table-head.tsx';
import { TableSkeleton } from '../../ui/table/table-skeleton.tsx';

interface OwnedListProps<Item extends { uuid: string }> {
  query: ListQuery<Item> & { data: { items: Item[] } | undefined };
  /** As many as an account may have. */
  most: number;
  columns: readonly Column<Item>[];
  nameOf: (item: Item) => string;
  /** Why there is no room for more, as the server says it. */
  full: 'room.commonWords' | 'room.templates';
  /** Where its words stand in the texts of the settings. */
  texts: 'words' | 'templates' | 'invites';
  /** The action that deletes one, and what is asked before. */
  remove: { run: (input: { uuid: string }) => unknown; pending: { uuid: string } | undefined };
  questionOf: (item: Item) => { title: string; hint: string };
  /** The dialog of one, or of a new one. */
  dialog: (item: Item | null, close: () => void) => ReactNode;
}

/** A screen of an account's own things: N adds, a row changes, its menu deletes after a question, the title counts. */
export function OwnedList<Item extends { uuid: string }>(props: OwnedListProps<Item>) {
  const { query, most, columns, texts, remove } = props;
  const { t } = useTranslation('settings');
  const [edited, setEdited] = useState<Item | 'new' | null>(null);
  const [leaving, setLeaving] = useState<Item | null>(null);
  const count = query.data?.items.length ?? 0;
  const question = leaving && props.questionOf(leaving);
  const isFull = count >= most;
  const add = () => setEdited('new');
  return (
    <Page
      lead={t(`${texts}.lead`)}
      note={t('count', { count, most })}
      actions={
        <ActionButton
          shortcut="n"
          variant="primary"
          icon={<IconPlus size={16} aria-hidden="true" />}
          disabled={isFull}
          onClick={add}
        >
          {t(`${texts}.add`)}
        </ActionButton>
      }
    >
      {isFull && <Callout tone="amber">{sayReason(props.full, currentLocale(), { most })}</Callout>}
      <Card flush>
        <QueryList
          query={query}
          skeleton={<TableSkeleton columns={columns.length} rows={4} />}
          empty={{
            title: t(`${texts}.empty`),
            hint: t(`${texts}.emptyHint`),
            action: <Button onClick={add}>{t(`${texts}.add`)}</Button>,
          }}
        >
          {(items) => (
            <DataTable
              label={t(`${texts}.label`)}
              rows={items}
              keyOf={({ uuid }) => uuid}
              nameOf={props.nameOf}
              columns={columns}
              onOpen={setEdited}
              pendingOf={({ uuid }) => (remove.pending?.uuid === uuid ? t('deleting') : undefined)}
              actionsOf={(item) => [
                { label: t('change'), run: () => setEdited(item) },
                { label: t('delete'), danger: true, run: () => setLeaving(item) },
              ]}
            />
          )}
        </QueryList>
      </Card>
      {edited && props.dialog(edited === 'new' ? null : edited, () => setEdited(null))}
      <ConfirmDialog
        open={leaving !== null}
        title={question?.title ?? ''}
        confirm={t('delete')}
        destructive
        onConfirm={() => {
          if (leaving) void remove.run({ uuid: leaving.uuid });
          setLeaving(null);
        }}
        onCancel={() => setLeaving(null)}
      >
        <p>{question?.hint}</p>
      </ConfirmDialog>
    </Page>
  );
}
