import { type RequestContext, requireActor } from '../../http/context.ts';
import { publishEvent } from '../../realtime/publish.ts';
import { endLiveSession } from './queries.ts';

const ENDED_BY_USER = 10107;

/** Ends this session; its other tabs hear it at once. */
export function logOut(context: RequestContext): Promise<Record<string, never>> {
  const { accountUuid } = requireActor(context);
  return context.transaction(async (trx) => {
    const ended = await endLiveSession(trx, accountUuid, ENDED_BY_USER);
    if (ended) await publishEvent(trx, { sessionHash: ended }, { type: 'session.ended', code: ENDED_BY_USER });
    return {};
  });
}
