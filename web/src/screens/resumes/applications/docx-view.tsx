import { renderAsync } from 'docx-preview';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/state/state.tsx';
import styles from './document-pane.module.css';

/** A Word document as pages. */
export default function DocxView({ bytes }: { bytes: ArrayBuffer }) {
  const { t } = useTranslation('resumes');
  const place = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    renderAsync(bytes, element, undefined, {
      inWrapper: false,
      ignoreLastRenderedPageBreak: true,
      useBase64URL: true,
    }).catch(() => setFailed(true));
    return () => element.replaceChildren();
  }, [bytes]);
  if (failed) return <ErrorState title={t('document.broken')} hint={t('document.brokenHint')} />;
  return <div ref={place} className={styles.docx} />;
}
