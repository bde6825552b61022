import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { MAIN_ID, SkipLink } from '../ui/skip-link/skip-link.tsx';
import { queryClient } from './query-client.ts';

/** Screens that fill the whole phone and bring their own head. */
export function BareLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink />
      <main id={MAIN_ID} tabIndex={-1}>
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
    </QueryClientProvider>
  );
}
