import { LET_IN_KEY } from '../storage/storage-keys.ts';
import { store } from '../storage/store.ts';

/*
 * Whether the guard has let the person in to the desk: whoever has steps to take first, or was suspended, calls nothing of
 * it, since a refusal would end the session.
 */
export const hasKnownAccess = (): boolean => localStorage.getItem(LET_IN_KEY) !== null;

export function rememberAccess(letIn: boolean): void {
  if (letIn) store(localStorage, LET_IN_KEY, '1');
  else localStorage.removeItem(LET_IN_KEY);
}
