/**
 * Stores a text in the browser, where that has room. Gives false where it has none: the page goes on as it is, and the next
 * one does without.
 */
export function store(where: Pick<Storage, 'setItem'>, key: string, text: string): boolean {
  try {
    where.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
