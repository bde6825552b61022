import { useEffect, useRef, useState } from 'react';
import formStyles from '../../../public/apply.css?inline';
import styles from './resume-config.module.css';

/** Scripts are barred, so that what speaks of them is left out and the button looks as it does with them. */
const PREVIEW_STYLES = 'noscript, .not-loaded { display: none } .button:disabled { opacity: 1 }';

/** The form's own HTML with its own styles, in a frame without scripts, as high as the form; nothing in it can be used. */
export function FormFrame({ title, html }: { title: string; html: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number>();
  const [page] = useState(() => pageOf(html));
  const show = () => {
    const body = frame.current?.contentDocument?.body;
    const main = body?.querySelector('main');
    if (!body || !main) return;
    // In place, so that nothing flickers.
    if (main.innerHTML !== html) main.innerHTML = html;
    setHeight(body.offsetHeight);
  };
  useEffect(show, [html]);
  return (
    <iframe
      ref={frame}
      title={title}
      sandbox="allow-same-origin"
      srcDoc={page}
      onLoad={show}
      className={styles.frame}
      style={height ? { height } : undefined}
    />
  );
}

const pageOf = (html: string): string =>
  `<!doctype html><html lang="${document.documentElement.lang}"><head><style>${formStyles}${PREVIEW_STYLES}</style></head><body><main inert>${html}</main></body></html>`;
