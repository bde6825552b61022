/*
 * Notes that were begun and not sent, by application: going to the next person and back loses no word. They are kept in
 * memory only, since what is written about people has no place in a browser's store.
 */
const unsent = new Map<string, string>();

export const unsentOf = (uuid: string): string => unsent.get(uuid) ?? '';

export function keepUnsent(uuid: string, text: string): void {
  if (text === '') unsent.delete(uuid);
  else unsent.set(uuid, text);
}
