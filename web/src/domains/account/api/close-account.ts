import { closeAccount } from '@qinghe/contract/account/close.ts';
import { useAction } from '../../../lib/api/use-action.ts';
import { leavePage } from '../../../lib/routing/navigation.ts';
import { session } from '../../../lib/session/browser-session.ts';
import { forgetAccount } from '../remembered.ts';
import { useUserInfo } from './get-user-info.ts';

/** Closes the account for good; the browser forgets the session, and shows the receipt. */
export function useCloseAccount() {
  const uuid = useUserInfo().data?.useruuid;
  return useAction(closeAccount, {
    touches: [],
    onDone: ({ receipt }) => {
      if (uuid) forgetAccount(uuid);
      session.clear();
      leavePage(`/login/closed#${receipt}`);
    },
  });
}
