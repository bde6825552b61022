import { splitValues } from '@qinghe/contract/listed-values.ts';
import type { ApplicationSummary } from '@qinghe/contract/resumes/application.ts';
import { useEffect, useRef } from 'react';
import { useUnreadChats } from '../../../../domains/chat/api/chat.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { SkeletonRows } from '../../../../ui/skeleton/skeleton.tsx';
import { useDeskFrame } from '../desk-context.ts';
import styles from './people.module.css';
import { PersonRow } from './person-row.tsx';
import { useRows } from './use-rows.ts';
import type { Selection } from './use-selection.ts';

interface PeopleProps {
  items: ApplicationSummary[];
  openUuid: string | null;
  /** Absent where nothing can be done with several. */
  selection: Selection | undefined;
  onOpen: (uuid: string) => void;
  /** Whether there are more to fetch, and whether they are on their way. */
  hasMore: boolean;
  fetching: boolean;
  onMore: () => void;
}

const ROW = 84;
/** Rows before the end at which the next page is asked for. */
const AHEAD = 12;

/** The list of people. */
export function People({ items, openUuid, selection, onOpen, hasMore, fetching, onMore }: PeopleProps) {
  const { t } = useTranslation('resumes');
  const frame = useRef<HTMLDivElement>(null);
  const { from, to, total, reveal } = useRows({ frame, count: items.length, height: ROW, overscan: 3 });
  const isNearEnd = to > items.length - AHEAD;
  useEffect(() => {
    if (hasMore && !fetching && isNearEnd) onMore();
  }, [hasMore, fetching, isNearEnd, onMore]);
  const openIndex = items.findIndex((item) => item.uuid === openUuid);
  useEffect(() => {
    if (openIndex >= 0) reveal(openIndex);
  }, [openIndex, reveal]);
  // Who goes on by key from a row goes with the focus.
  useEffect(() => {
    const list = frame.current;
    if (openUuid === null || !list?.contains(document.activeElement)) return;
    requestAnimationFrame(() => list.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true }));
  }, [openUuid]);
  const picking = selection?.picking ?? false;
  const selecting = picking || (selection?.chosen.size ?? 0) > 0;
  const { filters, sort, tab } = useDeskFrame();
  const unread = useUnreadChats();
  return (
    <div ref={frame} className={styles.frame}>
      <ul
        className={selecting ? `${styles.list} ${styles.selecting}` : styles.list}
        style={{ height: total }}
        aria-label={t('list')}
      >
        {items.slice(from, to).map((item, offset) => (
          <li key={item.uuid} className={styles.slot} style={{ transform: `translateY(${(from + offset) * ROW}px)` }}>
            <PersonRow
              item={item}
              current={item.uuid === openUuid}
              selected={selection?.chosen.has(item.uuid) ?? false}
              tabStop={from + offset === Math.max(openIndex, 0)}
              unread={unread.get(item.uuid)}
              showsJob={splitValues(filters.job_uuid).length !== 1}
              showsStage={tab === 'all'}
              showsStageTime={sort === 'longest'}
              onOpen={onOpen}
              picking={picking}
              onPick={selection?.pick}
              onToggle={selection?.toggle}
              onExtend={selection?.extendTo}
            />
          </li>
        ))}
      </ul>
      {fetching && hasMore && <SkeletonRows rows={2} />}
    </div>
  );
}
