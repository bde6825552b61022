import type { ApplicationSummary } from '@qinghe/contract/resumes/application.ts';
import type { Stage } from '@qinghe/contract/resumes/stages.ts';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useUnreadChats } from '../../../../domains/chat/api/chat.ts';
import { useApplications } from '../../../../domains/resumes/api/list-applications.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { SkeletonRows } from '../../../../ui/skeleton/skeleton.tsx';
import { ErrorState } from '../../../../ui/state/state.tsx';
import { stageKeys } from '../decide/stage-keys.ts';
import type { ListInput } from '../filters/filters.ts';
import { useRows } from '../list/use-rows.ts';
import type { Selection } from '../list/use-selection.ts';
import { BoardCard } from './board-card.tsx';
import styles from './board-view.module.css';

interface BoardColumnProps {
  stage: Stage;
  list: ListInput;
  count: string | undefined;
  /** Beside the number, what stands apart of it. */
  apart?: ReactNode;
  /** Who is being dragged now. */
  dragged: ApplicationSummary | null;
  onDrag: (person: ApplicationSummary | null) => void;
  /** Absent for whoever decides nothing. */
  onSend: ((person: ApplicationSummary, to: Stage) => void) | undefined;
  onOpen: (person: ApplicationSummary) => void;
  /** Absent where nothing can be done with several. */
  selection: Selection | undefined;
  /** Told who is loaded. */
  onLoaded: (stage: Stage, items: readonly ApplicationSummary[]) => void;
}

const CARD = 114;
const AHEAD = 8;

/** One stage of the board. */
export function BoardColumn({ stage, list, count, apart, dragged, onDrag, onSend, onOpen, ...rest }: BoardColumnProps) {
  const { selection, onLoaded } = rest;
  const { t } = useTranslation('resumes');
  const { items, isPending, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useApplications(list);
  const unread = useUnreadChats();
  useEffect(() => onLoaded(stage, items), [onLoaded, stage, items]);
  const frame = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);
  const { from, to, total } = useRows({ frame, count: items.length, height: CARD, overscan: 2 });
  const isNearEnd = to > items.length - AHEAD;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && isNearEnd) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isNearEnd, fetchNextPage]);
  const takes = dragged !== null && dragged.stage !== stage;
  const name = t(`stage.${stage}`);
  return (
    <section
      className={[styles.column, takes && styles.takes, takes && over && styles.over].filter(Boolean).join(' ')}
      aria-label={name}
      onDragOver={(event) => {
        if (!takes) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (dragged && takes) onSend?.(dragged, stage);
        onDrag(null);
      }}
    >
      <h2 className={styles.head}>
        {name} {count !== undefined && <span className={styles.count}>{count}</span>}
        {apart}
      </h2>
      <div ref={frame} className={styles.cards}>
        {isPending ? (
          <SkeletonRows rows={3} />
        ) : error && items.length === 0 ? (
          <ErrorState title={t('listFailed')} hint={t('listFailedHint')} onRetry={() => void refetch()} />
        ) : items.length === 0 ? (
          <p className={styles.none}>{t(`empty.${stage}`)}</p>
        ) : (
          <ul className={selection && isSelecting(selection) ? styles.selecting : undefined} style={{ height: total }}>
            {items.slice(from, to).map((item, offset) => (
              <li key={item.uuid} style={{ transform: `translateY(${(from + offset) * CARD}px)` }}>
                <BoardCard
                  item={item}
                  unread={unread.get(item.uuid)}
                  onDrag={onSend && onDrag}
                  selection={selection}
                  onOpen={() => onOpen(item)}
                  onKeyDown={(event) => {
                    // The keys of the stages mean those who are selected.
                    if (event.defaultPrevented) return;
                    if (selection && selects(event, item, items, selection)) return;
                    const target = stageOfKey(event.key);
                    if (onSend && target && !event.ctrlKey && !event.metaKey && !event.altKey) onSend(item, target);
                    else if (!moveFocus(event)) return;
                    event.preventDefault();
                    event.stopPropagation();
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

const stageOfKey = (key: string): Stage | undefined =>
  (Object.keys(stageKeys) as (keyof typeof stageKeys)[]).find((stage) => stageKeys[stage] === key.toLowerCase());

const isSelecting = ({ chosen, picking }: Selection): boolean => picking || chosen.size > 0;

/** V selects the card, Shift with an arrow (or J, K) the next ones of its column, A all that are loaded of it. */
function selects(
  event: KeyboardEvent<HTMLElement>,
  item: ApplicationSummary,
  items: readonly ApplicationSummary[],
  selection: Selection,
): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const by = { j: 1, arrowdown: 1, k: -1, arrowup: -1 }[event.key.toLowerCase()];
  const next = by && items[items.indexOf(item) + by];
  if (event.shiftKey && next) {
    if (!selection.chosen.has(item.uuid)) selection.extendTo(item.uuid);
    selection.extendTo(next.uuid);
    moveFocus(event);
  } else if (event.key === 'v') selection.toggle(item.uuid);
  else if (event.key === 'a') selection.choose(items);
  else return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}

/** Arrows (and J, K) go from card to card, and to the first card of the column beside. */
function moveFocus(event: KeyboardEvent<HTMLElement>): boolean {
  const key = { j: 'ArrowDown', k: 'ArrowUp' }[event.key.toLowerCase()] ?? event.key;
  const card = event.currentTarget.closest('li');
  const column = event.currentTarget.closest('section');
  const beside = { ArrowLeft: 'previousElementSibling', ArrowRight: 'nextElementSibling' } as const;
  if (key === 'ArrowDown') focusIn(card?.nextElementSibling);
  else if (key === 'ArrowUp') focusIn(card?.previousElementSibling);
  else if (key === 'ArrowLeft' || key === 'ArrowRight') {
    let next = column?.[beside[key]];
    while (next && !next.querySelector('li button')) next = next[beside[key]];
    focusIn(next);
  } else return false;
  return true;
}

const focusIn = (element: Element | null | undefined): void => element?.querySelector<HTMLElement>('button')?.focus();
