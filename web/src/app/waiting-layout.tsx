import { Outlet } from 'react-router';
import { useEvents } from './hear-events.ts';

/** Pages outside the shell that need a session: on most of them somebody waits for somebody else. */
export function WaitingLayout() {
  useEvents();
  return <Outlet />;
}
