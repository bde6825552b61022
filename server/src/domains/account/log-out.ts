import * as contract from '@qinghe/contract/account/session.ts';
import { writeForAccount } from '../../http/write.ts';
import { publishEvent } from '../../realtime/publish.ts';
import { endLiveSession } from './session-queries.ts';

const ENDED_BY_USER = 10107;

/** Ends this session; its other tabs hear it at once. */
export const logOut = writeForAccount(
  contract.logout,
  { audit: 'account.logged_out' },
  async ({ db, account, note }) => {
    note({ objectUuid: account.accountUuid });
    const ended = await endLiveSession(db, account.accountUuid, ENDED_BY_USER);
    if (ended) await publishEvent(db, { sessionHash: ended }, { type: 'session.ended', code: ENDED_BY_USER });
    return {};
  },
);
