import { Suspense } from 'react';
import { Link, Outlet } from 'react-router';
import { MAIN_ID, SkipLink } from '../ui/skip-link/skip-link.tsx';
import styles from './plain-frame.module.css';
import { Brand } from './shell/brand.tsx';
import { Choices } from './shell/choices.tsx';

/** The frame of pages outside the shell: the name, language and theme, and one thing to do. */
export function PlainFrame() {
  return (
    <>
      <SkipLink />
      <header className={styles.bar}>
        <Link to="/" className={styles.brand}>
          <Brand />
        </Link>
        <div className={styles.choices}>
          <Choices />
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
    </>
  );
}
