import { closeAccount } from '@qinghe/contract/account/close.ts';
import { session } from '../../../lib/browser-session.ts';
import { leavePage } from '../../../lib/navigation.ts';
import { useAction } from '../../../lib/use-action.ts';

/** Closes the account for good; the browser forgets the session, and shows the receipt. */
export const useCloseAccount = () =>
  useAction(closeAccount, {
    touches: [],
    onDone: ({ receipt }) => {
      session.clear();
      leavePage(`/login/closed#${receipt}`);
    },
  });
