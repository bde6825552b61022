import { Link } from 'react-router';
import { useNewestAudit } from '../../../domains/company/api/audit.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { QueryList } from '../../../ui/list/query-list.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { auditWords } from '../../company/audit/audit-words.ts';
import styles from './company-overview.module.css';

/** The last ten entries of the audit log. */
export function Activity() {
  const { t } = useTranslation('control');
  return (
    <Section
      title={t('overview.activity')}
      aside={<Link to="/control/audit-log">{t('overview.allActivity')}</Link>}
      flush
    >
      <QueryList query={useNewestAudit()} empty={{ title: t('audit.empty'), hint: t('audit.emptyHint') }}>
        {(entries) => (
          <ol className={styles.activity}>
            {entries.map((entry) => {
              const { who, what, object } = auditWords(entry);
              return (
                <li key={entry.uuid}>
                  <span>
                    <b>{who}</b> {what} {object}
                  </span>
                  <RelativeTime at={entry.at} />
                </li>
              );
            })}
          </ol>
        )}
      </QueryList>
    </Section>
  );
}
