import type { DomainName } from '@qinghe/contract/domains.ts';
import { type RealtimeEvent, touchedBy } from '@qinghe/contract/realtime.ts';
import { ignoreShown } from '../../lib/api/api-error.ts';
import { touch } from '../../lib/api/touch.ts';
import { createGathering } from '../../lib/realtime/gather.ts';
import { subscribe } from '../../lib/realtime/realtime.ts';
import { accountStatus } from '../../lib/session/account-status.ts';
import { queryClient } from '../query-client.ts';
import { followAccountStatus, followOwnRole } from './follow-own-role.ts';

type EventType = RealtimeEvent['type'];

/** Events that ask for more than to read again. */
const special: readonly string[] = ['company.decided', 'member.changed', 'session.ended'] satisfies EventType[];
const plain = (Object.keys(touchedBy) as EventType[]).filter((type) => !special.includes(type));

/** Makes what an event touches stale; what of it is on the screen is read again. */
export function refreshOnEvents(): () => void {
  const touched = createGathering<DomainName>((domains) => touch(queryClient, domains));
  const beginAnew = (path: string) => location.assign(path);
  let asking = false;
  // Of a screen's many calls each is refused; the guard is asked once. What it cannot be asked, the next call says again.
  const askGuard = async () => {
    if (asking) return;
    asking = true;
    await followAccountStatus(queryClient, beginAnew)
      .catch(ignoreShown)
      .finally(() => {
        asking = false;
      });
  };
  const stops = [
    accountStatus.onRecheck(() => void askGuard()),
    subscribe('company.decided', () => void askGuard().then(() => touched.add(['company']))),
    subscribe('member.changed', async ({ uuid }) => {
      if (!(await followOwnRole(queryClient, uuid, beginAnew))) touched.add(['company']);
    }),
    ...plain.map((type) => subscribe(type, () => touched.add(touchedBy[type]))),
  ];
  return () => {
    touched.stop();
    for (const stop of stops) stop();
  };
}
