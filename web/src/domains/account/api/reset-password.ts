import { resetPassword } from '@qinghe/contract/account/password.ts';
import { useAction } from '../../../lib/use-action.ts';

export const useResetPassword = () => useAction(resetPassword);
