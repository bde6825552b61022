import { closeAccount } from '@qinghe/contract/account/close.ts';
import { session } from '../../../lib/browser-session.ts';
import { leavePage } from '../../../lib/navigation.ts';
import { useAction } from '../../../lib/use-action.ts';
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
