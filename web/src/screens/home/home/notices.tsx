import { Link } from 'react-router';
import { useNewestNotices } from '../../../domains/messages/api/notices.ts';
import { useInLanguage } from '../../../lib/i18n/use-in-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { day } from '../../../lib/time/relative-time.ts';
import { Section } from '../../../ui/section/section.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import styles from './notices.module.css';

/** How many notices the home page shows. */
export const SHOWN_NOTICES = 3;

/** The newest notices of the platform with their days; nothing where there are none. */
export function Notices() {
  const { t, i18n } = useTranslation('home');
  const inLanguage = useInLanguage();
  const notices = useNewestNotices(SHOWN_NOTICES);
  if (!notices || notices.length === 0) return null;
  return (
    <Section title={t('notices.title')} aside={<Link to="/message/notice">{t('notices.all')}</Link>} flush>
      <ul>
        {notices.map(({ uuid, title, title_en, published_at }) => (
          <li key={uuid}>
            <Link to={`/message/notice?id=${uuid}`} className={styles.row}>
              <span className={styles.title}>{inLanguage(title, title_en)}</span>
              <Hint>{day(new Date(published_at), i18n.language)}</Hint>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
