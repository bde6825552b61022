import { QueryClientProvider } from '@tanstack/react-query';
import { PlainFrame } from './plain-frame.tsx';
import { queryClient } from './query-client.ts';

/** Pages outside the shell that read from the server. */
export function PlainLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <PlainFrame />
    </QueryClientProvider>
  );
}
