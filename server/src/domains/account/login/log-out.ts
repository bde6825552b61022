import * as contract from '@qinghe/contract/account/session.ts';
import { writeForAccount } from '../../../http/write.ts';
import { endSession } from '../session/session.ts';

/** Ends this session; its other tabs hear it at once. */
export const logOut = writeForAccount(
  contract.logout,
  { audit: 'account.logged_out' },
  async ({ db, account, note }) => {
    note({ objectUuid: account.accountUuid });
    await endSession(db, account.accountUuid, 10107);
    return {};
  },
);
