import type { CaseNote } from '@qinghe/contract/casework.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { fullTime } from '../../../lib/time/relative-time.ts';
import { Section } from '../../../ui/section/section.tsx';
import type { Tone } from '../../../ui/tag/tag.tsx';
import styles from './history.module.css';

export interface HistoryStep {
  uuid: string;
  at: string;
  tone: Tone;
  title: string;
  by: string | null;
  /** Sentences below it: reasons, what changed, what somebody wrote. */
  lines: readonly string[];
}

interface HistoryProps {
  steps: readonly HistoryStep[];
  notes: readonly CaseNote[];
  /** Where a note is written. */
  children: ReactNode;
}

/** What happened so far, with what operators noted for each other between it, the newest first. */
export function History({ steps, notes, children }: HistoryProps) {
  const { t, i18n } = useTranslation('ops');
  const noted = notes.map(
    ({ uuid, at, by, kind, words }): HistoryStep => ({
      uuid,
      at,
      by,
      tone: 'neutral',
      title: t(`casework.noted.${kind}`),
      lines: [words],
    }),
  );
  const all = [...steps, ...noted].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  return (
    <Section title={t('casework.history')}>
      <ol className={styles.history}>
        {all.map(({ uuid, at, tone, title, by, lines }) => (
          <li key={uuid} className={styles.step} data-tone={tone}>
            <span className={styles.title}>{title}</span>
            <time className={styles.second} dateTime={at}>
              {fullTime(new Date(at), i18n.language)}
            </time>
            {by && <span className={styles.by}>{by}</span>}
            {lines.map((line) => (
              <span key={line} className={styles.line}>
                {line}
              </span>
            ))}
          </li>
        ))}
      </ol>
      {children}
    </Section>
  );
}
