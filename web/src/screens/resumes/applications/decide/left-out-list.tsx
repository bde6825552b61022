import type { LeftOut, LeftOutReason } from '@qinghe/contract/resumes/decide-many.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { sayName } from '../words.ts';
import styles from './bulk-dialog.module.css';

const MAX_NAMES = 6;

/** Those who stay where they are, by reason and with their names. */
export function LeftOutList({ people }: { people: LeftOut[] }) {
  const { t } = useTranslation('resumes');
  const reasons = [...new Set(people.map((person) => person.reason))];
  if (people.length === 0) return null;
  return (
    <section className={styles.left} aria-label={t('bulk.leftOut', { count: people.length })}>
      <h3>{t('bulk.leftOut', { count: people.length })}</h3>
      <ul>
        {reasons.map((reason) => {
          const those = people.filter((person) => person.reason === reason);
          return (
            <li key={reason}>
              {t(`bulk.reason.${reason satisfies LeftOutReason}`, { count: those.length })}
              <span className={styles.names}>{namesOf(those)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );

  function namesOf(those: LeftOut[]): string {
    const names = those.map((person) => sayName(t, person)).filter(Boolean);
    const shown = names.slice(0, MAX_NAMES).join(t('bulk.comma'));
    return names.length > MAX_NAMES ? t('bulk.andMore', { names: shown, count: names.length - MAX_NAMES }) : shown;
  }
}
