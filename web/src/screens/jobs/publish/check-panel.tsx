import {
  type Finding,
  GOOD_QUALITY,
  type JobDraft,
  type JobField,
  type JobQuality,
  type QualityItem,
} from '@qinghe/contract/jobs/job.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './check-panel.module.css';
import { findingKey, fixOf } from './finding-positions.ts';

interface CheckPanelProps {
  draft: JobDraft;
  /** Those at words and those of the pay; what is missing stands at its field. */
  findings: readonly Finding[];
  quality: JobQuality | undefined;
  onShow: (finding: Finding) => void;
  onFix: (finding: Finding) => void;
  onField: (field: JobField) => void;
}

/** How good the job is and what would raise it; what the publish check found. Each line leads to its place. */
export function CheckPanel({ draft, findings, quality, onShow, onFix, onField }: CheckPanelProps) {
  const { t } = useTranslation('jobs');
  return (
    <section className={styles.panel} aria-label={t('finding.label')}>
      {quality && <Quality kind={draft.kind} quality={quality} onField={onField} />}
      {findings.length > 0 && (
        <ul className={styles.findings}>
          {findings.map((finding) => (
            <li
              key={findingKey(finding)}
              className={finding.level === 'block' ? styles.finding : `${styles.finding} ${styles.advise}`}
            >
              <button type="button" className={styles.message} onClick={() => onShow(finding)}>
                {finding.message}
              </button>
              <span className={styles.basis}>{t('finding.basis', { basis: finding.basis })}</span>
              {fixOf(draft, finding) && (
                <button type="button" className={styles.fix} onClick={() => onFix(finding)}>
                  {finding.replacement ? t('finding.replace', { words: finding.replacement }) : t('finding.delete')}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const FEW = 2;

/** What jobs of each kind say in their own way. */
const isOfKind = (item: QualityItem): item is 'pay' | 'pay_range' | 'time' =>
  item === 'pay' || item === 'pay_range' || item === 'time';

interface QualityProps extends Pick<CheckPanelProps, 'onField'> {
  kind: JobKind;
  quality: JobQuality;
}

function Quality({ kind, quality: { score, gains }, onField }: QualityProps) {
  const { t } = useTranslation('jobs');
  const [all, setAll] = useState(false);
  const shown = all ? gains : gains.slice(0, FEW);
  return (
    <div className={styles.quality}>
      <p className={styles.score}>
        <strong className={score >= GOOD_QUALITY ? styles.good : undefined}>{score}</strong>
        <span>
          {t('quality.label')}
          <small className={styles.basis}>{t(gains.length === 0 ? 'quality.full' : 'quality.hint')}</small>
        </span>
      </p>
      {gains.length > 0 && (
        <ul className={styles.gains}>
          {shown.map(({ item, field, points }) => (
            <li key={item}>
              <button type="button" className={styles.gain} onClick={() => onField(field)}>
                <span>{t(isOfKind(item) ? `of.${kind}.${item}` : `quality.${item}`)}</span>
                <strong>+{points}</strong>
              </button>
            </li>
          ))}
        </ul>
      )}
      {gains.length > FEW && (
        <button type="button" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? 'quality.fewer' : 'quality.more', { count: gains.length - FEW })}
        </button>
      )}
    </div>
  );
}
