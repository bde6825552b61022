import { isEmail } from '@qinghe/contract/formats.ts';
import { sendEmailTo, sendSmsTo } from './send-code.ts';

/** A code to set a new password, to a phone or an e-mail; gives the seconds until another may be asked for. */
export const sendResetCode = (account: string): Promise<number> =>
  isEmail(account) ? sendEmailTo(account, 'reset_password') : sendSmsTo(account, 'reset_password');
