import { leavePage } from '../routing/navigation.ts';
import { OPERATOR_KEY } from '../storage/storage-keys.ts';

/** The session of an operator of the platform: apart from any account's, and gone with the tab. */
export const operatorSession = {
  token: (): string | null => sessionStorage.getItem(OPERATOR_KEY),
  begin: (token: string): void => sessionStorage.setItem(OPERATOR_KEY, token),
  /** Forgets it and asks for another login. */
  end(): void {
    sessionStorage.removeItem(OPERATOR_KEY);
    leavePage('/ops/login');
  },
};
