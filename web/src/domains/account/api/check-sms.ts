import { checkSms, type SmsPurpose } from '@qinghe/contract/account/codes.ts';
import { call } from '../../../lib/api/call.ts';

/** Whether a code that was sent to a phone is right; it is not used up by that. */
export const isCodeRight = async (phone: string, code: string, purpose: SmsPurpose): Promise<boolean> =>
  (await call(checkSms, { phone, code, purpose })).valid;
