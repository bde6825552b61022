import type { CompanyCaseDetail } from '@qinghe/contract/company/cases.ts';
import { useTranslation } from 'react-i18next';
import { fullTime } from '../../../lib/time/relative-time.ts';
import { Section } from '../../../ui/section/section.tsx';
import styles from './companies.module.css';

/** What happened so far, with what operators noted for each other. */
export function CaseHistory({ history }: Pick<CompanyCaseDetail, 'history'>) {
  const { t, i18n } = useTranslation(['ops', 'company']);
  return (
    <Section title={t('company:review.history')}>
      <ol className={styles.history}>
        {history.map((entry) => (
          <li key={entry.uuid}>
            <span>
              {t(`company:review.step.${entry.step}`)}
              {entry.reasons.length > 0 && t('companies.reasonCount', { count: entry.reasons.length })}
            </span>
            <span className={styles.second}>
              {entry.by_name} · {fullTime(new Date(entry.at), i18n.language)}
            </span>
            {entry.reasons.map((reason) => (
              <span key={`${reason.field} ${reason.code} ${reason.text}`}>
                {t(`company:field.${reason.field}`)} · {reason.text || t(`company:review.code.${reason.code}`)}
              </span>
            ))}
            {entry.message && <span>{entry.message}</span>}
            {entry.note && <span className={styles.second}>{t('companies.noted', { note: entry.note })}</span>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
