import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { stages } from '@qinghe/contract/resumes/stages.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Overview } from '../../../domains/home/api/business-overview.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Section } from '../../../ui/section/section.tsx';
import { EmptyState } from '../../../ui/state/state.tsx';
import { NumberText } from '../../../ui/text/number-text.tsx';
import { KindSwitch } from './kind-switch.tsx';
import styles from './stage-bars.module.css';

const base: Record<JobKind, string> = { internship: '/resume', campus: '/resume/school' };

/** How many people stand in each stage now; each bar is the door to them. */
export function StageBars({ overview }: { overview: Overview }) {
  const { t } = useTranslation('home');
  const [kind, setKind] = useState<JobKind>('internship');
  const counts = overview.applications[kind];
  const total = stages.reduce((sum, stage) => sum + counts[stage], 0);
  // Those who are out pile up over the years and would flatten all the others: their number stands without a bar.
  const most = Math.max(1, ...stages.map((stage) => (stage === 'reject' ? 0 : counts[stage])));
  return (
    <Section title={t('stages.title')} aside={<KindSwitch kind={kind} onChange={setKind} />} flush>
      {total === 0 ? (
        <EmptyState title={t('stages.empty')} hint={t('stages.emptyHint')} />
      ) : (
        <ul className={styles.list}>
          {stages.map((stage) => (
            <li key={stage}>
              <Link to={`${base[kind]}/${stage}`} className={styles.row}>
                <span className={styles.name}>{t(`stage.${stage}`)}</span>
                <span className={styles.well} data-kind={kind}>
                  {stage !== 'reject' && (
                    <span className={styles.bar} style={{ width: `${(counts[stage] / most) * 100}%` }} />
                  )}
                </span>
                <span className={styles.count}>
                  <NumberText value={counts[stage]} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
