import { changePassword, initPassword } from '@qinghe/contract/account/password.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export interface PasswordValues {
  /** Empty where there is none yet. */
  old_password: string;
  password: string;
  /** Of the phone, for a first one. */
  phone_code?: string;
}

/** Changes the password, or sets the first one. The form says what failed. */
export function useSavePassword(hasPassword: boolean) {
  const init = useAction(initPassword, { silent: true });
  const change = useAction(changePassword);
  return ({ old_password, password, phone_code }: PasswordValues) =>
    hasPassword
      ? change.attempt({ old_password, password })
      : init.attempt({ password, ...(phone_code ? { phone_code } : {}) });
}
