import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { useScrolled } from '../panes/use-scrolled.ts';
import styles from './document-pane.module.css';
import { useZoom } from './zoom.ts';

interface ScrollPaneProps {
  active: boolean;
  onRoom: (width: number) => void;
  children: ReactNode;
}

/** What a document scrolls in, both ways once it is zoomed. Says how much room there is, each time that it changes. */
export function ScrollPane({ active, onRoom, children }: ScrollPaneProps) {
  const { t } = useTranslation('resumes');
  const pane = useRef<HTMLDivElement>(null);
  const zoom = useZoom();
  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    const watcher = new ResizeObserver(([entry]) => entry && onRoom(Math.floor(entry.contentRect.width)));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [onRoom]);
  const scrolled = useScrolled(pane);
  // The next person begins at the top, not where the last was left.
  useEffect(() => {
    if (active && scrolled.current) pane.current?.scrollTo(0, 0);
  }, [active, scrolled]);
  useEffect(() => {
    const element = pane.current;
    if (!element || zoom === 'fit') return;
    let stop = () => {};
    let wanted = true;
    import('./drag-to-scroll.ts').then(
      ({ dragToScroll }) => {
        if (wanted) stop = dragToScroll(element);
      },
      () => {
        // Without it the scroll bars are there.
      },
    );
    return () => {
      wanted = false;
      stop();
    };
  }, [zoom]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be one more landmark
    <div
      ref={pane}
      className={zoom === 'fit' ? styles.scroll : `${styles.scroll} ${styles.zoomed}`}
      role="group"
      aria-label={t('document.pages')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reachable by keyboard
      tabIndex={0}
    >
      {children}
    </div>
  );
}
