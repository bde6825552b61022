import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { UnreadMark } from '../chat/unread-mark.tsx';
import styles from './workbench.module.css';

/** What of an application is shown where both have no room. */
export type ShownPane = 'cv' | 'record';

const panes = ['cv', 'record'] as const;

interface PaneTabsProps {
  shown: ShownPane;
  /** Elements that the tabs show. */
  ids: Record<ShownPane, string>;
  /** Words of the candidate that nobody has read, which the record holds. */
  unread: number | undefined;
  onShow: (pane: ShownPane) => void;
}

/** The CV and the record as two tabs, the CV first; arrow keys change them. */
export function PaneTabs({ shown, ids, unread, onShow }: PaneTabsProps) {
  const { t } = useTranslation('resumes');
  const list = useRef<HTMLDivElement>(null);
  const other = shown === 'cv' ? 'record' : 'cv';
  const move = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    onShow(other);
    list.current?.querySelector<HTMLElement>(`[aria-controls="${ids[other]}"]`)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={t('panes.label')} className={styles.tabs} onKeyDown={move}>
      {panes.map((pane) => (
        <button
          key={pane}
          type="button"
          role="tab"
          aria-selected={pane === shown}
          aria-controls={ids[pane]}
          aria-keyshortcuts={pane === shown ? undefined : 'r'}
          tabIndex={pane === shown ? 0 : -1}
          className={styles.tab}
          onClick={() => onShow(pane)}
        >
          {t(`panes.${pane}`)} {pane === 'record' && <UnreadMark count={unread} />}
        </button>
      ))}
    </div>
  );
}
