import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import type { DeskTab } from '../filters/desk-tabs.ts';
import { useWords } from '../words.ts';
import styles from './record.module.css';

/** Which conditions of the job somebody is parked for. */
export function ParkedMark({ detail: { parked_for } }: { detail: ApplicationDetail }) {
  const { t } = useTranslation('resumes');
  const words = useWords();
  if (parked_for.length === 0) return null;
  return (
    <p className={styles.moved}>{t('parked.why', { why: parked_for.map(words.missed).join(t('parked.comma')) })}</p>
  );
}

/** Whether somebody has left the list in which they were opened. */
export const isElsewhere = ({ stage, parked_for }: ApplicationDetail, listed: DeskTab): boolean =>
  listed === 'parked' ? stage !== 'new' || parked_for.length === 0 : listed !== 'all' && stage !== listed;
