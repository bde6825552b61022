import { bindPhone, forceBindPhone, forceBindPhoneNext, rebindPhone } from '@qinghe/contract/account/contact.ts';
import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { hasCode } from '../../../lib/api/api-error.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export interface PhoneValues {
  /** Of the phone that the account has; empty where it has none. */
  old_code: string;
  phone: string;
  code: string;
}

/** Another account has the phone: which one, and the ticket by which it is taken over. */
export type Takeover = OutputOf<typeof forceBindPhone>;

/** Binds a phone, or another one. Where another account has it, its codes give a ticket instead. */
export function useSavePhone(hasPhone: boolean): (values: PhoneValues) => Promise<Takeover | null> {
  const bind = useAction(bindPhone);
  const rebind = useAction(rebindPhone);
  const force = useAction(forceBindPhone, { touches: [] });
  return async ({ old_code, phone, code }) => {
    try {
      await (hasPhone ? rebind.attempt({ old_code, phone, code }) : bind.attempt({ phone, code }));
      return null;
    } catch (error) {
      if (!hasCode(error, 40907)) throw error;
      return force.attempt({ phone, code, ...(hasPhone ? { old_code } : {}) });
    }
  };
}

export const useTakeOverPhone = (onDone: () => void) => useAction(forceBindPhoneNext, { silent: false, onDone });
