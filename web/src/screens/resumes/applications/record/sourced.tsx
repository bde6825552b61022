import type { CvDoubt } from '@qinghe/contract/resumes/cv.ts';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { point } from '../document/pointed.ts';
import { useTip } from '../use-tip.ts';
import styles from './sourced.module.css';

/** Where a value was read from, null where a person typed it, and why it is less than sure. */
export interface ReadFrom {
  source: { start: number; end: number } | null;
  doubt?: CvDoubt | undefined;
}

interface SourcedProps {
  of: ReadFrom | undefined;
  children: ReactNode;
}

/** A value that shows where in the CV it was read from, and why it is doubted, while it is pointed at or has the focus. */
export function Sourced({ of: { source, doubt } = { source: null }, children }: SourcedProps) {
  const { t } = useTranslation('resumes');
  const id = useId();
  const { trigger, tip, shown, show, hide } = useTip<HTMLButtonElement, HTMLSpanElement>();
  // A file's name is no place in its text.
  if (!source && doubt !== 'named') return children;
  const onShow = () => {
    if (source) point(source);
    if (doubt) show();
  };
  const onLeave = () => {
    point(null);
    hide();
  };
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !shown) return;
    // Esc closes the innermost thing alone.
    event.preventDefault();
    event.stopPropagation();
    hide();
  };
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={styles.sourced}
        title={doubt ? undefined : t('fact.inCv')}
        data-doubt={doubt}
        aria-describedby={doubt ? id : undefined}
        onPointerEnter={onShow}
        onPointerLeave={onLeave}
        onFocus={onShow}
        onBlur={onLeave}
        onClick={onShow}
        onKeyDown={onEscape}
      >
        {children}
        {doubt && <sup aria-hidden="true">?</sup>}
      </button>
      {doubt && (
        <span ref={tip} id={id} popover="manual" role="tooltip" className={styles.tip}>
          {t(`doubt.${doubt}`)}
        </span>
      )}
    </>
  );
}

/** What was read, as long as it is still what is shown: a value that somebody has put right came from no CV. */
export const readAs = <Value,>(
  read: (ReadFrom & { value: Value }) | undefined,
  shown: NoInfer<Value> | null,
): ReadFrom | undefined => (read?.value === shown ? read : undefined);
