import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useRouteTitle } from '../../lib/routing/route-handle.ts';
import styles from './page.module.css';

export interface PageProps {
  /** The route's own title where nothing is given. */
  title?: string;
  /** What the h1 shows where that is more than the title: a greeting. */
  heading?: ReactNode;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** Beside the title, such as `草稿已保存 10:42`. */
  note?: ReactNode;
  actions?: ReactNode;
  /** `workspace` fills the window under the top bar and lets its panes scroll; its h1 is visually hidden. */
  layout?: 'document' | 'workspace';
  /** Pixels, for a form or a text that would be hard to read in full width. */
  maxWidth?: number;
  children: ReactNode;
}

// The first page of a visit leaves the focus where the browser put it.
let visited = false;

/** A screen's frame: names the document, and moves the focus to its heading after a navigation. */
export function Page({ title: given, heading: shown, layout = 'document', children, ...head }: PageProps) {
  const { lead, note, actions, maxWidth } = head;
  const heading = useRef<HTMLHeadingElement>(null);
  const routeTitle = useRouteTitle();
  const title = given ?? routeTitle;
  useEffect(() => {
    if (visited) heading.current?.focus({ preventScroll: true });
  }, []);
  useDocumentTitle(title);
  const h1 = (
    <h1 ref={heading} tabIndex={-1} className={layout === 'workspace' ? 'visually-hidden' : undefined}>
      {shown ?? title}
    </h1>
  );
  if (layout === 'workspace') {
    return (
      <div className={styles.workspace}>
        {h1}
        {children}
      </div>
    );
  }
  return (
    <div className={styles.page} style={{ maxWidth }}>
      <header className={styles.header}>
        <div className={styles.words}>
          <div className={styles.titleLine}>
            {h1}
            {note}
          </div>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}

/** The document's title, for a page that has no `Page`. */
export function useDocumentTitle(title: string): void {
  const { t } = useTranslation('common');
  const product = t('product');
  useEffect(() => {
    visited = true;
    document.title = title === product ? product : `${title} · ${product}`;
  }, [title, product]);
}
