import type { Finding, InternshipDraft } from '@qinghe/contract/jobs/job.ts';
import { useTranslation } from 'react-i18next';
import styles from './draft-form.module.css';

interface FindingsProps {
  findings: Finding[];
  draft: InternshipDraft;
  onChange: (part: Partial<InternshipDraft>) => void;
}

/** What the publish check found, with the rule behind it and, where there is one, the fix. */
export function Findings({ findings, draft, onChange }: FindingsProps) {
  const { t } = useTranslation('jobs');
  if (findings.length === 0) return null;
  return (
    <section className={styles.findings} aria-label={t('finding.label')}>
      {findings.map((finding) => {
        const fixed = fix(draft, finding);
        return (
          <div
            key={`${finding.field}-${finding.rule}-${finding.start}`}
            className={finding.level === 'block' ? styles.finding : `${styles.finding} ${styles.advise}`}
          >
            <strong>{finding.message}</strong>
            <span className={styles.hint}>{t('finding.basis', { basis: finding.basis })}</span>
            {fixed && (
              <button type="button" className={styles.fix} onClick={() => onChange(fixed)}>
                {finding.replacement ? t('finding.replace', { words: finding.replacement }) : t('finding.delete')}
              </button>
            )}
          </div>
        );
      })}
    </section>
  );
}

/** The draft's field with the words replaced; undefined where the words are no longer there or a person must decide. */
function fix(
  draft: InternshipDraft,
  { field, start, end, words, replacement }: Finding,
): Partial<InternshipDraft> | undefined {
  const text = draft[field];
  if (typeof text !== 'string' || start === null || end === null || replacement === null) return undefined;
  if (text.slice(start, end) !== words) return undefined;
  return { [field]: text.slice(0, start) + replacement + text.slice(end) };
}
