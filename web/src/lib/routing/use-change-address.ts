import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';
import { destination } from './navigation.ts';
import { withValues } from './url-filters.ts';

/**
 * Changes values in the address, and nothing else of it: it goes on from where the page is on its way to, so that two
 * changes in a row both hold.
 */
export function useChangeAddress() {
  const navigate = useNavigate();
  return useCallback(
    (values: Readonly<Record<string, string>>, options?: NavigateOptions) => {
      const { pathname, search } = destination();
      const next = withValues(new URLSearchParams(search), values).toString();
      void navigate({ pathname, search: next }, { preventScrollReset: true, ...options });
    },
    [navigate],
  );
}
