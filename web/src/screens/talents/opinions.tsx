import type { TalentOpinion } from '@qinghe/contract/talents/list.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import styles from './talents.module.css';

/** What colleagues without an account have said of somebody by links: who, what, and when. */
export function Opinions({ opinions }: { opinions: readonly TalentOpinion[] }) {
  const { t } = useTranslation('talents');
  if (opinions.length === 0) return null;
  return (
    <ul className={styles.opinions} aria-label={t('opinions.label')}>
      {opinions.map(({ name, verdict, stars, words, said_at }) => (
        <li key={`${name} ${said_at}`}>
          <strong>
            {[name, t(`opinions.verdict.${verdict}`), stars !== null && t('opinions.stars', { count: stars })]
              .filter(Boolean)
              .join(' · ')}
          </strong>{' '}
          <small>
            <RelativeTime at={said_at} />
          </small>
          {words !== '' && <p>{words}</p>}
        </li>
      ))}
    </ul>
  );
}
