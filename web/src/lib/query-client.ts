import { QueryClient } from '@tanstack/react-query';
import { hasCode, NO_ANSWER } from './api-error.ts';
import { session } from './browser-session.ts';

/*
 * Keys are `[domain, call, input]`: `['jobs', 'list', {…}]`. An event of a domain makes everything under its name stale.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // The server's own answers are final; a lost connection is worth two more tries.
      retry: (failures, error) => hasCode(error, NO_ANSWER) && failures < 2,
    },
  },
});

session.onPersonChange(() => queryClient.clear());
