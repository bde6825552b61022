import { useEffect } from 'react';
import { connect } from '../lib/realtime/realtime.ts';
import { refreshOnEvents } from './shell/refresh-on-events.ts';

/** What somebody else decides reaches the page by itself; the socket lives as long as the layout that calls this. */
export function useEvents(): void {
  useEffect(() => {
    const stopRefreshing = refreshOnEvents();
    const disconnect = connect();
    return () => {
      disconnect();
      stopRefreshing();
    };
  }, []);
}
