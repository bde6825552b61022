import type { Finding, JobDraft } from '@qinghe/contract/jobs/job.ts';
import {
  findingKey,
  positionInDraft,
  textOfField,
} from '../../../domains/jobs/components/description/finding-positions.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import styles from './marked-text.module.css';

interface MarkedTextProps {
  draft: JobDraft;
  /** Of one field. */
  findings: readonly Finding[];
  onOpen: (finding: Finding) => void;
}

/** Below a plain field: its text once more, with the words that the check found marked; a text of a list each by itself. */
export function MarkedText({ draft, findings, onOpen }: MarkedTextProps) {
  const { t } = useTranslation('jobs');
  const items = [...new Set(findings.map(({ item }) => item))];
  return items.map((item) => {
    const own = findings
      .filter((finding) => finding.item === item)
      .flatMap((finding) => {
        const position = positionInDraft(draft, finding);
        return position ? [{ finding, ...position }] : [];
      })
      .sort((one, other) => one.start - other.start);
    const [first] = own;
    if (!first) return null;
    const text = textOfField(draft, first.finding) ?? '';
    let end = 0;
    return (
      <p key={item ?? 'text'} className={styles.line}>
        {own.map(({ finding, ...position }) => {
          const before = text.slice(end, position.start);
          const words = text.slice(Math.max(end, position.start), position.end);
          end = Math.max(end, position.end);
          return (
            <span key={findingKey(finding)}>
              {before}
              <button
                type="button"
                className={`${styles.words} ${finding.level === 'block' ? styles.block : styles.advise}`}
                data-finding={findingKey(finding)}
                aria-label={t('finding.at', { words: finding.words, message: finding.message })}
                onClick={() => onOpen(finding)}
              >
                {words || finding.words}
              </button>
            </span>
          );
        })}
        {text.slice(end)}
      </p>
    );
  });
}
