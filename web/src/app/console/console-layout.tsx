import { QueryClientProvider } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { operatorSession } from '../../lib/session/operator-session.ts';
import { queryClient } from '../query-client.ts';
import { ConsoleFrame } from './console-frame.tsx';

/** Pages of operators; who is none is asked to log in as one. */
export function ConsoleLayout() {
  if (operatorSession.token() === null) return <Navigate to="/ops/login" replace />;
  return (
    <QueryClientProvider client={queryClient}>
      <ConsoleFrame />
    </QueryClientProvider>
  );
}
