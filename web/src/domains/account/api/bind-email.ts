import { bindEmail } from '@qinghe/contract/account/contact.ts';
import { useAction } from '../../../lib/api/use-action.ts';

/** Binds an e-mail, or another one. The form says what failed. */
export const useBindEmail = () => useAction(bindEmail);
