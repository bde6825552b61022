import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../lib/query-client.ts';
import { PlainFrame } from './plain-frame.tsx';

/** Pages outside the shell that read from the server. */
export function PlainLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <PlainFrame />
    </QueryClientProvider>
  );
}
