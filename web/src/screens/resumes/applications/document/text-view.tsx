import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import styles from './marks.module.css';
import { cutAtMarks } from './marks.ts';
import { usePointed } from './pointed.ts';
import { rangesOfWords } from './ranges.ts';
import { useZoom } from './zoom.ts';

/** What was read from a file that no browser can show, as plain text with its words marked. */
export default function TextView({ text, active }: { text: string; active: boolean }) {
  const { t } = useTranslation('resumes');
  const typed = useSearchParams()[0].get('q') ?? '';
  const pointed = usePointed(active);
  const zoom = useZoom();
  if (text === '') return <p className={styles.plain}>{t('document.textNone')}</p>;
  return (
    <article className={styles.plain} style={zoom === 'fit' ? undefined : { fontSize: `${zoom}%` }}>
      <p className={styles.note}>{t('document.textOnly')}</p>
      {cutAtMarks(text, rangesOfWords(text, typed), pointed).map((part) =>
        part.mark === null ? (
          part.text
        ) : part.mark === 'found' ? (
          <mark key={part.start}>{part.text}</mark>
        ) : (
          <Pointed key={part.start} text={part.text} />
        ),
      )}
    </article>
  );
}

function Pointed({ text }: { text: string }) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    // In braces: browsers now answer a scroll with a promise, which is no clean-up.
    element.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <mark ref={element} className={styles.pointed}>
      {text}
    </mark>
  );
}
