import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { Answered } from './answered.ts';
import styles from './colleague-page.module.css';

/** How many others have answered; what they said only comes once one's own answer is in. */
export function OtherAnswers({ person: { others, answers } }: { person: Pick<Answered, 'others' | 'answers'> }) {
  const { t } = useTranslation('candidates');
  if (others === 0) return null;
  if (answers.length === 0) return <p className={styles.others}>{t('answer.others', { count: others })}</p>;
  return (
    <section aria-label={t('answer.othersTitle')}>
      <h3 className={styles.othersTitle}>{t('answer.othersTitle')}</h3>
      <ul className={styles.answers}>
        {answers.map(({ name, verdict, stars, words }) => (
          <li key={`${name} ${verdict} ${words}`}>
            <strong>
              {name} · {t(`verdict.${verdict}`)}
              {stars !== null && ` · ${t('answer.stars', { count: stars })}`}
            </strong>
            {words !== '' && <p>{words}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
