import type { ApplicationSummary } from '@qinghe/contract/resumes/application.ts';
import type { KeyboardEvent, MouseEvent } from 'react';
import { degreeName } from '../../../../lib/i18n/degree-name.ts';
import { Tag } from '../../../../ui/tag/tag.tsx';
import { RelativeTime } from '../../../../ui/text/relative-time.tsx';
import { UnreadMark } from '../chat/unread-mark.tsx';
import { SelectBox } from '../list/select-box.tsx';
import { useLongPress } from '../list/use-long-press.ts';
import type { Selection } from '../list/use-selection.ts';
import { useWords } from '../words.ts';
import styles from './board-view.module.css';

interface BoardCardProps {
  item: ApplicationSummary;
  /** Words of theirs that nobody has read. */
  unread: number | undefined;
  /** Absent where it goes nowhere. */
  onDrag: ((person: ApplicationSummary | null) => void) | undefined;
  /** Absent where nothing can be done with several. */
  selection: Selection | undefined;
  onOpen: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** One person on the board: who, from where, since when in this stage; with a box to select them by. */
export function BoardCard({ item, unread, onDrag, selection, onOpen, onKeyDown }: BoardCardProps) {
  const words = useWords();
  const misses = item.fit.find((point) => point.verdict === 'misses');
  const { uuid } = item;
  const selected = selection?.chosen.has(uuid) ?? false;
  const longPress = useLongPress(selection && (() => selection.pick(uuid)));
  const press = (event: MouseEvent) => {
    if (event.shiftKey && selection) selection.extendTo(uuid);
    else if (selection && (selection.picking || event.ctrlKey || event.metaKey)) selection.toggle(uuid);
    else onOpen();
  };
  return (
    <>
      {selection && (
        <SelectBox
          name={words.nameOf(item)}
          selected={selected}
          tabIndex={-1}
          className={styles.check}
          onToggle={() => selection.toggle(uuid)}
          onExtend={() => selection.extendTo(uuid)}
        />
      )}
      <button
        type="button"
        className={selected ? `${styles.card} ${styles.selected}` : styles.card}
        draggable={onDrag !== undefined}
        {...longPress}
        onDragStart={(event) => {
          // A finger that rests on a card selects it.
          if (selection?.picking) return event.preventDefault();
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', item.uuid);
          onDrag?.(item);
        }}
        onDragEnd={() => onDrag?.(null)}
        onClick={press}
        onKeyDown={onKeyDown}
      >
        <span className={styles.top}>
          <span className={styles.name}>{words.nameOf(item)}</span>
          <UnreadMark count={unread} />
          {item.rating !== null && <span className={styles.rating}>★ {item.rating.toFixed(1)}</span>}
        </span>
        <span className={styles.line}>
          {words.joined(words.schoolOf(item), item.degree ? degreeName(item.degree) : '')}
        </span>
        <span className={styles.foot}>
          <span className={styles.line}>{item.job_title}</span>
          <span className={styles.when}>
            <RelativeTime at={item.stage_since} />
          </span>
        </span>
        <span className={styles.foot}>
          {misses && <Tag tone={(misses.short_by ?? 1) > 1 ? 'red' : 'amber'}>{words.shortBy(misses)}</Tag>}
          {item.tags.slice(0, misses ? 1 : 2).map((tag) => (
            <Tag key={tag.uuid} tone="violet">
              {tag.name}
            </Tag>
          ))}
        </span>
      </button>
    </>
  );
}
