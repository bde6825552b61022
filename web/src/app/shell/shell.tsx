import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { useLeaveFields } from '../../ui/key/leave-fields.ts';
import { SkeletonPage } from '../../ui/skeleton/skeleton.tsx';
import { MAIN_ID, SkipLink } from '../../ui/skip-link/skip-link.tsx';
import { useEvents } from '../hear-events.ts';
import { queryClient } from '../query-client.ts';
import { useFoldedSidebar } from './folded-sidebar.ts';
import { PhoneBar } from './phone-bar.tsx';
import { PreparingStrip } from './preparing-strip.tsx';
import styles from './shell.module.css';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

/** The frame of everything behind the login. */
export function Shell() {
  useLeaveFields();
  useEvents();
  const sidebar = useFoldedSidebar();
  return (
    <QueryClientProvider client={queryClient}>
      <div className={sidebar.folded ? `${styles.shell} ${styles.folded}` : styles.shell}>
        <SkipLink />
        <Sidebar {...sidebar} />
        <div className={styles.side}>
          <TopBar />
          <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
            <PreparingStrip />
            <Suspense fallback={<SkeletonPage />}>
              <Outlet />
            </Suspense>
          </main>
        </div>
        <PhoneBar />
      </div>
    </QueryClientProvider>
  );
}
