import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet } from 'react-router';
import { useLogOutOperator, useOperator } from '../../domains/ops/api/operator.ts';
import { Button } from '../../ui/button/button.tsx';
import { MAIN_ID, SkipLink } from '../../ui/skip-link/skip-link.tsx';
import { Choices } from '../shell/choices.tsx';
import styles from './console-frame.module.css';

/** The dark bar says that one is not at a company's desk: queues with what waits in them, and who is logged in. */
export function ConsoleFrame() {
  const { t } = useTranslation('shell');
  const { data } = useOperator();
  const logOut = useLogOutOperator();
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.bar} data-theme="dark">
        <span className={styles.brand}>{t('console.name')}</span>
        <nav aria-label={t('console.queues')} className={styles.queues}>
          <NavLink to="/ops/companies" className={styles.queue ?? ''}>
            {t('console.companies')} <span className={styles.count}>{data?.waiting.companies}</span>
          </NavLink>
          <NavLink to="/ops/identities" className={styles.queue ?? ''}>
            {t('console.identities')} <span className={styles.count}>{data?.waiting.identities}</span>
          </NavLink>
        </nav>
        <Choices />
        <span>{data?.operator.name}</span>
        <Button variant="quiet" onClick={() => void logOut()}>
          {t('console.logOut')}
        </Button>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}
