import { newUuid } from '../api/new-key.ts';
import { DEVICE_KEY } from '../storage/storage-keys.ts';
import { store } from '../storage/store.ts';

/** What this browser is called beside the other phones of a company; made when it is asked for first. */
export function deviceUuid(): string {
  const known = localStorage.getItem(DEVICE_KEY);
  if (known) return known;
  const made = newUuid();
  // A phone that is full is another one after each reload.
  store(localStorage, DEVICE_KEY, made);
  return made;
}
