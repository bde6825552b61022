import { resetPassword } from '@qinghe/contract/account/password.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const useResetPassword = () => useAction(resetPassword);
