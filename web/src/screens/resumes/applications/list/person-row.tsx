import type { ApplicationSummary } from '@qinghe/contract/resumes/application.ts';
import { type MouseEvent, memo } from 'react';
import { degreeName } from '../../../../lib/i18n/degree-name.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { elapsed } from '../../../../lib/time/relative-time.ts';
import { Avatar } from '../../../../ui/avatar/avatar.tsx';
import { Tag } from '../../../../ui/tag/tag.tsx';
import { RelativeTime } from '../../../../ui/text/relative-time.tsx';
import { UnreadMark } from '../chat/unread-mark.tsx';
import { stageTones } from '../record/stage-tones.ts';
import { useWords } from '../words.ts';
import styles from './people.module.css';
import { ReplyClock } from './reply-clock.tsx';
import { SelectBox } from './select-box.tsx';
import { useLongPress } from './use-long-press.ts';

interface PersonRowProps {
  item: ApplicationSummary;
  current: boolean;
  selected: boolean;
  /** The list is one stop of the Tab key: this row; arrows and J and K go on from it. */
  tabStop: boolean;
  /** Words of the candidate that nobody has read. */
  unread: number | undefined;
  /** The list is of several jobs. */
  showsJob: boolean;
  /** The list is of several stages. */
  showsStage: boolean;
  /** The list goes by the time in its stage. */
  showsStageTime: boolean;
  onOpen: (uuid: string) => void;
  /** Absent where nothing can be done with several. */
  onToggle: ((uuid: string) => void) | undefined;
  /** A press selects instead of opening. */
  picking: boolean;
  /** A finger rests on it. */
  onPick: ((uuid: string) => void) | undefined;
  /** Shift: everyone from the last one touched to this one. */
  onExtend: ((uuid: string) => void) | undefined;
}

/** One person: who, from where, and whether the time fits. */
export const PersonRow = memo(function PersonRow(props: PersonRowProps) {
  const { item, current, selected, tabStop, showsJob, showsStage, showsStageTime, onOpen, onToggle, onExtend } = props;
  const { picking, onPick, unread } = props;
  const { t, i18n } = useTranslation('resumes');
  const words = useWords();
  const misses = item.fit.filter((point) => point.verdict === 'misses');
  const year = item.graduation_month?.slice(0, 4);
  const longPress = useLongPress(onPick && (() => onPick(item.uuid)));
  const press = (event: MouseEvent) => {
    if (event.shiftKey && onExtend) onExtend(item.uuid);
    else if ((picking || event.ctrlKey || event.metaKey) && onToggle) onToggle(item.uuid);
    else onOpen(item.uuid);
  };
  return (
    <>
      {onToggle && (
        <SelectBox
          name={words.nameOf(item)}
          selected={selected}
          tabIndex={tabStop ? 0 : -1}
          className={styles.check}
          onToggle={() => onToggle(item.uuid)}
          onExtend={() => onExtend?.(item.uuid)}
        />
      )}
      <button
        type="button"
        className={[styles.row, current && styles.current, selected && styles.selected].filter(Boolean).join(' ')}
        aria-current={current || undefined}
        tabIndex={tabStop ? 0 : -1}
        {...longPress}
        onClick={press}
      >
        <span className={styles.avatar}>
          <Avatar name={item.anonymous_as ?? item.name} size={32} />
        </span>
        <span className={styles.body}>
          <span className={styles.top}>
            <span className={styles.name}>{words.nameOf(item)}</span>
            <UnreadMark count={unread} />
            {year && (
              <span className={styles.year} title={t('filter.class', { year })}>
                <Tag>{t('filter.classShort', { year })}</Tag>
              </span>
            )}
            {item.rating !== null && (
              <span className={styles.rating} title={t('stars.average', { stars: item.rating.toFixed(1) })}>
                ★ {item.rating.toFixed(1)}
              </span>
            )}
            {showsStage && (
              <span className={styles.stage}>
                <Tag tone={stageTones[item.stage]}>{t(`stage.${item.stage}`)}</Tag>
              </span>
            )}
            <span className={styles.when}>
              {showsStageTime ? elapsed(item.stage_since, i18n.language) : <RelativeTime at={item.applied_at} />}
            </span>
          </span>
          <span className={styles.line}>
            <span>{words.joined(words.schoolOf(item), item.major, item.degree ? degreeName(item.degree) : '')}</span>
          </span>
          <span className={styles.line}>
            <span>{words.joined(showsJob ? item.job_title : '', words.situation(item))}</span>
            {item.withdrawn_at && <Tag tone="amber">{t('filter.withdrawn')}</Tag>}
            {item.blocked && <Tag tone="red">{t('block.tag')}</Tag>}
            <ReplyClock item={item} />
            {item.parked_for[0] ? (
              <Tag tone="amber">{words.missed(item.parked_for[0])}</Tag>
            ) : misses[0] ? (
              <Tag tone={(misses[0].short_by ?? 1) > 1 ? 'red' : 'amber'}>{words.shortBy(misses[0])}</Tag>
            ) : (
              item.kind === 'internship' &&
              item.earliest_start && <Tag tone="green">{words.start(item.earliest_start)}</Tag>
            )}
            {item.tags.slice(0, 2).map((tag) => (
              <Tag key={tag.uuid} tone="violet">
                {tag.name}
              </Tag>
            ))}
          </span>
        </span>
      </button>
    </>
  );
});
