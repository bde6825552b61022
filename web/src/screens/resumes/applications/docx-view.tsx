import { renderAsync } from 'docx-preview';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/state/state.tsx';
import styles from './document-pane.module.css';

/** A Word document as pages, as wide as there is room. */
export default function DocxView({ bytes }: { bytes: ArrayBuffer }) {
  const { t } = useTranslation('resumes');
  const frame = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const [around, element] = [frame.current, container.current];
    if (!around || !element) return;
    const fit = () => fitInto(around, element);
    const watcher = new ResizeObserver(fit);
    around.dataset.waiting = '';
    renderAsync(bytes, element, undefined, {
      inWrapper: false,
      ignoreLastRenderedPageBreak: true,
      useBase64URL: true,
    }).then(
      () => {
        delete around.dataset.waiting;
        watcher.observe(around);
      },
      () => setFailed(true),
    );
    return () => {
      watcher.disconnect();
      element.replaceChildren();
    };
  }, [bytes]);
  if (failed) return <ErrorState title={t('document.broken')} hint={t('document.brokenHint')} />;
  return (
    <div ref={frame} className={styles.docx}>
      <div ref={container} />
    </div>
  );
}

/** Word says how wide a page is; in a narrower pane all of it becomes smaller, like a PDF file does. */
function fitInto(frame: HTMLElement, pages: HTMLElement): void {
  const { paddingLeft, paddingRight } = getComputedStyle(frame);
  const room = frame.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  // Unlike their boxes on the screen, these widths do not know of the zoom.
  const widest = Math.max(...[...pages.children].map((page) => (page instanceof HTMLElement ? page.offsetWidth : 0)));
  pages.style.zoom = String(Math.min(1, room / widest));
}
