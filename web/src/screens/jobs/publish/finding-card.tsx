import type { Finding } from '@qinghe/contract/jobs/job.ts';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { findingKey } from '../../../domains/jobs/components/description/finding-positions.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Hint } from '../../../ui/text/hint.tsx';
import styles from './finding-card.module.css';

interface FindingCardProps {
  finding: Finding;
  /** Opened by key: the card takes the focus, and gives it back to the words with Esc. */
  focused: boolean;
  onFix: () => void;
  onNext: (() => void) | undefined;
  onClose: (back: boolean) => void;
}

/** What is wrong with the words under the pointer or the cursor, the law behind it, and the fix. */
export function FindingCard({ finding, focused, onFix, onNext, onClose }: FindingCardProps) {
  const { t } = useTranslation('jobs');
  const card = useRef<HTMLDivElement>(null);
  const id = useId();
  const name = findingKey(finding);
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return;
    element.showPopover();
    const follow = () => putAtWords(element, name) || close.current(false);
    follow();
    addEventListener('scroll', follow, true);
    addEventListener('resize', follow);
    return () => {
      removeEventListener('scroll', follow, true);
      removeEventListener('resize', follow);
    };
  }, [name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each finding's card takes the focus anew
  useEffect(() => {
    if (focused) card.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  }, [focused, name]);
  useEffect(() => {
    const outside = (event: Event) => {
      const target = event.target as Element;
      if (!card.current?.contains(target) && !target.closest('[data-finding]')) close.current(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, []);
  return (
    <div
      ref={card}
      popover="manual"
      role="dialog"
      aria-labelledby={id}
      className={styles.anchor}
      data-finding-card=""
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose(true);
      }}
    >
      <div className={finding.level === 'block' ? styles.card : `${styles.card} ${styles.advise}`}>
        <strong id={id}>{finding.message}</strong>
        <Hint>{t('finding.basis', { basis: finding.basis })}</Hint>
        <div className={styles.actions}>
          {finding.replacement !== null && (
            <button type="button" className={styles.fix} onClick={onFix}>
              {finding.replacement ? t('finding.replace', { words: finding.replacement }) : t('finding.delete')}
            </button>
          )}
          {onNext && (
            <button type="button" className={styles.next} onClick={onNext}>
              {t('finding.next')}
            </button>
          )}
          <button type="button" className={styles.next} onClick={() => onClose(true)}>
            {t('finding.close')}
          </button>
        </div>
      </div>
    </div>
  );
}

const EDGE = 8;

/** Below the words, above them where there is no room. @returns false once the words are gone or out of sight */
function putAtWords(card: HTMLElement, name: string): boolean {
  const words = document.querySelector(`[data-finding="${CSS.escape(name)}"]`);
  const from = words?.getClientRects()[0];
  if (!from || from.bottom < 0 || from.top > innerHeight) return false;
  const { width, height } = card.getBoundingClientRect();
  const top = from.bottom + height > innerHeight - EDGE ? from.top - height : from.bottom;
  card.style.top = `${Math.max(EDGE, top)}px`;
  card.style.left = `${Math.max(EDGE, Math.min(from.left, innerWidth - width - EDGE))}px`;
  return true;
}
