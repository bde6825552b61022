import type { ReactNode } from 'react';
import { Callout } from '../callout/callout.tsx';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { type OpenDialog, useDialog } from '../dialog/use-dialog.ts';
import { ListScreen, type ListTable } from './list-screen.tsx';
import { itemsIn, type ListQuery } from './query-list.tsx';

/** What is asked before one of them goes. */
interface LeaveQuestion {
  title: string;
  hint: string;
  confirm: string;
}

export interface OwnedListProps<Item extends { uuid: string }> {
  query: ListQuery<Item>;
  /** Who looks may not change them: rows are read, and nothing adds or lets go. */
  readOnly?: boolean;
  /** As many as there may be, and which of them count. */
  most: number;
  counts?: (item: Item) => boolean;
  /** Why there is no room for more. */
  full: string;
  texts: { lead: string; add: string; empty: string; emptyHint: string };
  /** Beside the title: how many there are. */
  note?: (count: number) => string;
  links?: ReactNode;
  /** After the list: what one may begin with. */
  below?: ReactNode;
  /** The table, handed what changes a row, what lets it go after a question, and what opens any other dialog. */
  table: (rows: { change: (item: Item) => void; leave: (item: Item) => void; open: OpenDialog }) => ListTable<Item>;
  /** The dialog of one, or of a new one; it may lead on to another dialog. */
  dialog: (item: Item | null, close: () => void, open: OpenDialog) => ReactNode;
  remove: { run: (input: { uuid: string }) => unknown };
  questionOf: (item: Item) => LeaveQuestion;
}

/** A screen of somebody's own things, of which there is room for so many: N adds, a row changes, its menu lets it go. */
export function OwnedList<Item extends { uuid: string }>(props: OwnedListProps<Item>) {
  const { query, readOnly = false, most, counts = () => true, texts, remove } = props;
  const { dialog, open } = useDialog();
  const count = itemsIn(query).filter(counts).length;
  const edit = (item: Item | null) => open((close) => props.dialog(item, close, open));
  const leave = (item: Item) => {
    const { hint, ...question } = props.questionOf(item);
    const confirm = (close: () => void) => () => {
      void remove.run({ uuid: item.uuid });
      close();
    };
    open((close) => (
      <ConfirmDialog open {...question} destructive onConfirm={confirm(close)} onCancel={close}>
        <p>{hint}</p>
      </ConfirmDialog>
    ));
  };
  const table = props.table({ change: edit, leave, open });
  return (
    <ListScreen
      lead={texts.lead}
      note={props.note?.(count)}
      actions={props.links}
      {...(!readOnly && { add: { label: texts.add, run: () => edit(null), disabled: count >= most } })}
      above={!readOnly && count >= most && <Callout tone="amber">{props.full}</Callout>}
      query={query}
      empty={readOnly ? { title: texts.empty } : { title: texts.empty, hint: texts.emptyHint }}
      table={{ ...table, ...(readOnly && { onOpen: undefined, actionsOf: undefined }) }}
      below={
        <>
          {props.below}
          {dialog}
        </>
      }
    />
  );
}
