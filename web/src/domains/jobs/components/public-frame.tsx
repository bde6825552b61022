import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import pageStyles from '../../../public/page.css?inline';
import styles from './public-frame.module.css';

interface PublicFrameProps {
  title: string;
  /** As high as its content; without it the content scrolls in the frame. */
  whole?: boolean;
  children: ReactNode;
}

/** A window of its own with the public pages' own styles: what is in it looks as it does on a candidate's phone. */
export function PublicFrame({ title, whole = false, children }: PublicFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const open = () => {
      const page = element.contentDocument;
      const view = page?.defaultView;
      if (!page || !view) return;
      page.documentElement.lang = document.documentElement.lang;
      const sheet = new view.CSSStyleSheet();
      sheet.replaceSync(pageStyles);
      page.adoptedStyleSheets = [sheet];
      setBody(page.body);
    };
    open();
    // Some browsers put a fresh empty page into the frame once it stands.
    element.addEventListener('load', open);
    return () => element.removeEventListener('load', open);
  }, []);
  useEffect(() => {
    if (!whole || !body) return;
    const watch = new ResizeObserver(() => setHeight(body.scrollHeight));
    watch.observe(body);
    return () => watch.disconnect();
  }, [whole, body]);
  return (
    <iframe ref={frame} title={title} className={styles.frame} style={whole && height ? { height } : undefined}>
      {body && createPortal(children, body)}
    </iframe>
  );
}
