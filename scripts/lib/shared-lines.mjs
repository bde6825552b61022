/**
 * How many of several things need each part.
 * @param {Set<string>[]} needed
 */
export function countUsers(needed) {
  /** @type {Map<string, number>} */
  const users = new Map();
  for (const parts of needed) for (const part of parts) users.set(part, (users.get(part) ?? 0) + 1);
  return users;
}

/**
 * The lines of all parts that one thing needs; of what n things need an n-th counts.
 * @param {Set<string>} parts
 * @param {Map<string, number>} users
 * @param {(part: string) => number} linesOf
 */
export function shareOf(parts, users, linesOf) {
  return [...parts].reduce((sum, part) => sum + linesOf(part) / (users.get(part) ?? 1), 0);
}
