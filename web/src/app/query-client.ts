import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { hasCode, isApiError, NO_RESPONSE } from '../lib/api/api-error.ts';
import { showFailureOf } from '../lib/api/failure.ts';
import { notices } from '../lib/browser/notices.ts';
import { i18n } from '../lib/i18n/i18n.ts';
import { session } from '../lib/session/browser-session.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { silent: boolean; priority?: 'low' };
    mutationMeta: { silent: boolean; successToast: true | string | undefined };
  }
}

/*
 * Everything that is read and changed goes through here, and so does what a person is told of it: each failure once,
 * when all tries are over, unless the screen says it itself (`silent`).
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { meta }) => tell(error, meta),
  }),
  mutationCache: new MutationCache({
    onError: (error, _input, _context, { meta }) => tell(error, meta),
    onSuccess: (_output, _input, _context, { meta }) => {
      if (meta?.successToast) {
        notices.success(meta.successToast === true ? i18n.t('succeeded') : meta.successToast);
      }
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // The server's own responses are final; a lost connection is worth two more tries.
      retry: (failures, error) => hasCode(error, NO_RESPONSE) && failures < 2,
    },
  },
});

session.onPersonChange(() => queryClient.clear());

function tell(error: Error, meta: { silent: boolean } | undefined): void {
  if (isApiError(error)) showFailureOf(error, { silent: meta?.silent ?? false });
}
