import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Today } from '../../../domains/home/api/today.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Section } from '../../../ui/section/section.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import { NumberText } from '../../../ui/text/number-text.tsx';
import { KindSwitch } from './kind-switch.tsx';
import styles from './stage-bars.module.css';
import { deskOf } from './task-list.ts';

/** This week beside the same days of the last one; each number opens its people, of all stages. */
export function Week({ week }: { week: Today['week'] }) {
  const { t } = useTranslation('home');
  const [kind, setKind] = useState<JobKind>('internship');
  const doors = {
    received: `all?applied_within=${week.days}`,
    handled: `all?decided_within=${week.days}`,
    hired: `employed?decided_within=${week.days}`,
  } as const;
  return (
    <Section title={t('week.title')} aside={<KindSwitch kind={kind} onChange={setKind} />} flush>
      <ul className={styles.list}>
        {(['received', 'handled', 'hired'] as const).map((what) => (
          <li key={what}>
            <Link to={`${deskOf[kind]}/${doors[what]}`} className={styles.row}>
              <span className={styles.name}>{t(`week.${what}`)}</span>
              <Hint>{t('week.before', { count: week[kind][what].before })}</Hint>
              <span className={styles.count}>
                <NumberText value={week[kind][what].now} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
