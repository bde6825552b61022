import type { ApplicationSummary } from '@qinghe/contract/resumes/application.ts';
import { type KeyboardEvent, memo } from 'react';
import { degreeName } from '../../../../lib/i18n/degree-name.ts';
import { Tag } from '../../../../ui/tag/tag.tsx';
import { RelativeTime } from '../../../../ui/text/relative-time.tsx';
import { useWords } from '../words.ts';
import styles from './board-view.module.css';

interface BoardCardProps {
  item: ApplicationSummary;
  /** Absent where it goes nowhere. */
  onDrag: ((person: ApplicationSummary | null) => void) | undefined;
  onOpen: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** One person on the board: who, from where, since when in this stage. */
export const BoardCard = memo(function BoardCard({ item, onDrag, onOpen, onKeyDown }: BoardCardProps) {
  const words = useWords();
  const misses = item.fit.find((point) => point.verdict === 'misses');
  return (
    <button
      type="button"
      className={styles.card}
      draggable={onDrag !== undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', item.uuid);
        onDrag?.(item);
      }}
      onDragEnd={() => onDrag?.(null)}
      onClick={onOpen}
      onKeyDown={onKeyDown}
    >
      <span className={styles.top}>
        <span className={styles.name}>{item.name}</span>
        {item.rating !== null && <span className={styles.rating}>★ {item.rating.toFixed(1)}</span>}
      </span>
      <span className={styles.line}>{words.joined(item.school, item.degree ? degreeName(item.degree) : '')}</span>
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
  );
});
