import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { touch } from '../../../lib/api/touch.ts';
import { connect, subscribe } from '../../../lib/realtime/realtime.ts';

/** Hears what the phone does and what is decided, on a page outside the shell, whose socket it has not. */
export function useIdentityEvents(): void {
  const client = useQueryClient();
  useEffect(() => {
    const stop = subscribe('identity.changed', () => touch(client, ['identity']));
    const disconnect = connect();
    return () => {
      disconnect();
      stop();
    };
  }, [client]);
}
