import { Suspense, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { activity } from '../lib/api/activity.ts';
import { session } from '../lib/session/browser-session.ts';
import { onDemand } from '../ui/on-demand/on-demand.tsx';
import { ProgressBar } from '../ui/progress-bar/progress-bar.tsx';
import { Toaster } from '../ui/toast/toaster.tsx';

/** Only who is logged in can be so elsewhere, so that the login page does without it. */
const ElsewhereDialog = onDemand(async () => ({ default: (await import('./behind-login.ts')).ElsewhereDialog }));

/** What every page has: progress, toasts, the dialog of a session taken over. */
export function Root() {
  const navigating = useNavigation().state !== 'idle';
  const calling = useSyncExternalStore(activity.subscribe, activity.isBusy);
  const elsewhere = useSyncExternalStore(session.subscribe, session.isElsewhere);
  return (
    <>
      <ProgressBar busy={navigating || calling} />
      <Suspense>
        <Outlet />
      </Suspense>
      <Toaster />
      {elsewhere && (
        <Suspense>
          <ElsewhereDialog />
        </Suspense>
      )}
      <ScrollRestoration />
    </>
  );
}
