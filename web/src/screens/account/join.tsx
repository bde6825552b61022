import { Navigate, useLocation } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { session } from '../../lib/session/browser-session.ts';
import { isPhone, joinAddress } from '../../lib/session/device.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { useDocumentTitle } from '../../ui/page/page.tsx';
import { RegisterForm } from './join/register-form.tsx';
import styles from './join.module.css';

/** The same page for three kinds of employers; the first address is for all of them, and has a twin for phones. */
const contents = {
  '/join': 'general',
  '/m/join': 'general',
  '/join-bake': 'internship',
  '/join-bake2': 'campus',
  '/join-bake3': 'small',
} as const;

const points = ['first', 'second', 'third'] as const;

/** Where employers begin: what they get here, and the way in. */
export default function Join() {
  const { t } = useTranslation('join');
  const location = useLocation();
  const { pathname } = location;
  const content = contents[pathname as keyof typeof contents] ?? 'general';
  const title = t(`${content}.title`);
  useDocumentTitle(title);
  const elsewhere = content === 'general' ? joinAddress(location, isPhone()) : null;
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  return (
    <div className={styles.page}>
      <section className={styles.words}>
        <h1>{title}</h1>
        <p className={styles.lead}>{t(`${content}.lead`)}</p>
        <ol className={styles.points}>
          {points.map((point) => (
            <li key={point}>
              <h2>{t(`${content}.${point}.title`)}</h2>
              <p>{t(`${content}.${point}.text`)}</p>
            </li>
          ))}
        </ol>
        <p className={styles.note}>{t('needs')}</p>
      </section>
      <section className={styles.card} aria-label={t('form.title')}>
        <h2>{t('form.title')}</h2>
        {session.token() ? (
          <>
            <p>{t('form.inside')}</p>
            <ButtonLink variant="primary" to="/">
              {t('form.goOn')}
            </ButtonLink>
          </>
        ) : (
          <RegisterForm />
        )}
      </section>
    </div>
  );
}
