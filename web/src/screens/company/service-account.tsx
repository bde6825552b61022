import { useMembers } from '../../domains/company/api/members.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { QueryList } from '../../ui/list/query-list.tsx';
import { Section } from '../../ui/section/section.tsx';
import { LimitRow } from './services/limit-row.tsx';
import { ServiceFrame } from './services/service-frame.tsx';
import styles from './services/services.module.css';

/** What each account may have online at once, changed in its row. */
export default function ServiceAccount() {
  const { t } = useTranslation('control');
  return (
    <ServiceFrame>
      <Section title={t('services.limits')} flush>
        <QueryList query={useMembers({})} empty={{ title: t('services.nobody') }}>
          {(members) => (
            <ul className={styles.rows} aria-label={t('services.limits')}>
              {members.map((member) => (
                <LimitRow key={member.uuid} member={member} />
              ))}
            </ul>
          )}
        </QueryList>
      </Section>
    </ServiceFrame>
  );
}
