import { Suspense, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { activity } from '../lib/activity.ts';
import { ProgressBar } from '../ui/progress-bar/progress-bar.tsx';
import { Toaster } from '../ui/toast/toaster.tsx';
import { ElsewhereDialog } from './elsewhere-dialog.tsx';

/** What every page has: progress, toasts, the dialog of a session taken over. */
export function Root() {
  const navigating = useNavigation().state !== 'idle';
  const calling = useSyncExternalStore(activity.subscribe, activity.isBusy);
  return (
    <>
      <ProgressBar busy={navigating || calling} />
      <Suspense>
        <Outlet />
      </Suspense>
      <Toaster />
      <ElsewhereDialog />
      <ScrollRestoration />
    </>
  );
}
