/*
 * PostgreSQL holds neither zeros nor halves of signs, in text (22021) nor in jsonb (22P02, 22P05), and refuses the whole
 * statement for one. What people send is refused by name at one door; what a file or a service says is mended.
 */

const UNSTORABLE = /\0|\p{Cs}/gu;

/** Text with a blank for each unit that no column holds: places in it stay where they are. */
export const storableText = (text: string): string => text.replace(UNSTORABLE, ' ');

/** JSON for a column, whose texts are storable. */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? storableText(part) : part));

/** Where in an input the first text stands that no column holds, as a path; undefined where there is none. */
export function findUnstorable(value: unknown, path: readonly (string | number)[] = []): string | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path.join('.') : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const parts = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, part] of parts) {
    const found =
      typeof key === 'string' && findUnstorable(key) !== undefined
        ? path.join('.')
        : findUnstorable(part, [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
}
