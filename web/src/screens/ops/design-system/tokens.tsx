import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { contrast, pairs } from './contrast.ts';
import styles from './design-system.module.css';

/** Colours with their contrasts as the browser has them now, spaces, type, motion. */
export function Tokens() {
  const { t } = useTranslation('design');
  return (
    <Section title={t('tokens')}>
      <Colours />
      <div className={styles.row}>
        {[1, 2, 3, 4, 5, 6, 8, 10, 12].map((step) => (
          <span
            key={step}
            className={styles.space}
            style={{ width: `var(--space-${step})` }}
            title={`--space-${step}`}
          />
        ))}
      </div>
      {(['title', 'section', 'body', 'hint', 'figure'] as const).map((name) => (
        <p key={name} style={{ font: `var(--text-${name})` }}>
          {t('type', { name })}
        </p>
      ))}
      <Motion />
    </Section>
  );
}

function Colours() {
  const { t } = useTranslation('design');
  const list = useRef<HTMLUListElement>(null);
  const [values, setValues] = useState<Record<string, string>>({});
  useLayoutEffect(() => {
    if (!list.current) return;
    const computed = getComputedStyle(list.current);
    const tokenOf = (name: string) => [name, computed.getPropertyValue(`--${name}`).trim()] as const;
    setValues(Object.fromEntries(pairs.flatMap(([front, back]) => [tokenOf(front), tokenOf(back)])));
  }, []);
  return (
    <ul ref={list} className={styles.colours} aria-label={t('contrasts')}>
      {pairs.map(([front, back, least]) => {
        const ratio = contrast(values[front] ?? '#000000', values[back] ?? '#000000');
        return (
          <li
            key={`${front} ${back}`}
            className={styles.colour}
            data-kept={ratio >= least}
            style={{ background: `var(--${back})`, color: least < 4.5 ? 'var(--ink)' : `var(--${front})` }}
          >
            <span className={styles.colourName}>
              {front} / {back}
            </span>
            <span>{ratio.toFixed(1)}</span>
            {ratio < least && <Tag tone="red">{t('below', { least })}</Tag>}
          </li>
        );
      })}
    </ul>
  );
}

/** 120 and 160 ms, or none for those who asked for none. */
function Motion() {
  const { t } = useTranslation('design');
  const [there, setThere] = useState(false);
  return (
    <div className={styles.row}>
      <Button onClick={() => setThere(!there)}>{t('move')}</Button>
      <span className={there ? `${styles.mover} ${styles.there}` : styles.mover} />
    </div>
  );
}
