import { LOOK_EVERY, lookAtApplication } from '@qinghe/contract/resumes/looks.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { lookersAt, watchLooks } from '../../../lib/realtime/looks.ts';
import { connectionState } from '../../../lib/realtime/realtime.ts';
import { userInfoQuery } from '../../account/api/get-user-info.ts';

/** For somebody who walks through a list by keys, nobody is told of those they pass. */
const SETTLED_MS = 800;

/**
 * Says that one looks at an application as long as the page is seen, and who else does. It is a courtesy: where a word is
 * lost, nothing fails and nobody is told.
 */
export function useLookers(uuid: string): string[] {
  // The shell has asked for it long before.
  const self = useQuery({ ...userInfoQuery, enabled: false }).data?.useruuid;
  const [names, setNames] = useState<string[]>([]);
  useEffect(() => {
    let said = false;
    const say = (looking: boolean) => {
      // Who hears nothing of others says nothing.
      if (connectionState.get() !== 'on') return;
      said = looking;
      void call(lookAtApplication, { uuid, looking }, { background: true, keepalive: true }).catch(() => undefined);
    };
    const leave = () => said && say(false);
    const follow = () => (document.visibilityState === 'visible' ? say(true) : leave());
    const show = () => setNames((before) => same(before, lookersAt(uuid, self)));
    show();
    const known = new Set<string>();
    const stop = watchLooks(({ application_uuid, account_uuid, looking }) => {
      if (application_uuid !== uuid || account_uuid === self) return;
      // Who comes later hears of those who were there before.
      if (looking && said && !known.has(account_uuid)) say(true);
      if (looking) known.add(account_uuid);
      else known.delete(account_uuid);
      show();
    });
    const first = setTimeout(follow, SETTLED_MS);
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') say(true);
      show();
    }, LOOK_EVERY * 1000);
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', follow);
      stop();
      leave();
    };
  }, [uuid, self]);
  return names;
}

const same = (before: string[], now: string[]): string[] => (before.join() === now.join() ? before : now);
