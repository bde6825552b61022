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
import { ShownSecret } from './shown-secret.tsx';

interface SecretListProps<Item extends { uuid: string }> {
  query: ListQuery<Item> & { data: { items: Item[] } | undefined };
  /** So many that count at once, and which of them do. */
  most: number;
  counts?: (item: Item) => boolean;
  /** Why there is no room for more, as the server says it. */
  full: 'room.platformKeys' | 'room.webhooks';
  /** Where its words stand in the texts of the platform. */
  texts: 'keys' | 'webhooks';
  lead: string;
  emptyHint: string;
  links?: ReactNode;
  skeletonColumns: number;
  table: (items: readonly Item[], onLeave: (item: Item) => void) => ReactNode;
  /** The form of a new one, which hands over its secret. */
  dialog: (on: { onMade: (secret: string) => void; onClose: () => void }) => ReactNode;
  /** The action that ends one, and what is asked before. */
  remove: { run: (input: { uuid: string }) => unknown };
  questionOf: (item: Item | null) => { title: string; hint: string; confirm: string };
}

/** The whole page of things that have a secret: made, shown once, ended after a question. */
export function SecretList<Item extends { uuid: string }>(props: SecretListProps<Item>) {
  const { query, most, counts = () => true, texts, remove } = props;
  const { t } = useTranslation('platform');
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<Item | null>(null);
  const isFull = (query.data?.items ?? []).filter(counts).length >= most;
  const question = props.questionOf(leaving);
  const add = () => setAdding(true);
  const take = (secret: string) => {
    setAdding(false);
    setMade(secret);
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
            {t(`${texts}.add`)}
          </ActionButton>
        </>
      }
    >
      {isFull && <Callout tone="amber">{sayReason(props.full, currentLocale(), { most })}</Callout>}
      <Card flush>
        <QueryList
          query={query}
          skeleton={<TableSkeleton columns={props.skeletonColumns} rows={3} />}
          empty={{
            title: t(`${texts}.empty`),
            hint: props.emptyHint,
            action: <Button onClick={add}>{t(`${texts}.add`)}</Button>,
          }}
        >
          {(items) => props.table(items, setLeaving)}
        </QueryList>
      </Card>
      {adding && props.dialog({ onMade: take, onClose: () => setAdding(false) })}
      {made !== null && (
        <ShownSecret
          secret={made}
          title={t(`${texts}.shownTitle`)}
          hint={t(`${texts}.shownHint`)}
          onClose={() => setMade(null)}
        />
      )}
      <ConfirmDialog
        open={leaving !== null}
        title={question.title}
        confirm={question.confirm}
        destructive
        onConfirm={() => {
          if (leaving) void remove.run({ uuid: leaving.uuid });
          setLeaving(null);
        }}
        onCancel={() => setLeaving(null)}
      >
        <p>{question.hint}</p>
      </ConfirmDialog>
    </Page>
  );
}
