import type { Finding, JobDraft, JobField, JobQuality } from '@qinghe/contract/jobs/job.ts';
import { findingKey, fixOf } from '../../../domains/jobs/components/description/finding-positions.ts';
import { Quality } from '../../../domains/jobs/components/quality.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Stack } from '../../../ui/stack/stack.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import styles from './check-panel.module.css';

interface CheckPanelProps {
  draft: JobDraft;
  /** Those at words and those of the pay; what is missing stands at its field. */
  findings: readonly Finding[];
  quality: JobQuality | undefined;
  onShow: (finding: Finding) => void;
  onFix: (finding: Finding) => void;
  onField: (field: JobField) => void;
  /** Asks a person to look at what the check blocks. */
  onAppeal: () => void;
}

/** What the publish check found; how good the job is and what would raise it. Each line leads to its place. */
export function CheckPanel({ draft, findings, quality, onShow, onFix, onField, onAppeal }: CheckPanelProps) {
  const { t } = useTranslation('jobs');
  return (
    <section className={styles.panel} aria-label={t('finding.label')} data-findings={findings.length > 0 || undefined}>
      {findings.length > 0 && (
        <Stack as="ul">
          {findings.map((finding) => (
            <li
              key={findingKey(finding)}
              className={finding.level === 'block' ? styles.finding : `${styles.finding} ${styles.advise}`}
            >
              <button type="button" className={styles.message} onClick={() => onShow(finding)}>
                {finding.message}
              </button>
              <Hint>{t('finding.basis', { basis: finding.basis })}</Hint>
              {fixOf(draft, finding) && (
                <button type="button" className={styles.fix} onClick={() => onFix(finding)}>
                  {finding.replacement ? t('finding.replace', { words: finding.replacement }) : t('finding.delete')}
                </button>
              )}
            </li>
          ))}
        </Stack>
      )}
      {findings.some(({ level, start }) => level === 'block' && start !== null) && (
        <button type="button" className={styles.fix} onClick={onAppeal}>
          {t('appeal.fromCheck')}
        </button>
      )}
      {quality && <Quality kind={draft.kind} quality={quality} onField={onField} />}
    </section>
  );
}
