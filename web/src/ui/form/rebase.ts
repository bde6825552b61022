/**
 * What a person typed (`mine`), on what stands there `now`: fields that are as they were `seen` follow. Where both sides
 * changed the same field, the version that was seen stays, so that the server asks whose words stand.
 */
export function rebase<Values extends object>(seen: Values, now: Values, mine: Values): Values {
  const clashes: string[] = [];
  const values = merge(seen, now, mine, clashes) as Values;
  return clashes.length > 0 && 'version' in mine ? { ...values, version: mine.version } : values;
}

type Group = Record<string, unknown>;

function merge(seen: unknown, now: unknown, mine: unknown, clashes: string[], name = ''): unknown {
  if (isSame(mine, seen)) return now;
  if (isGroup(seen) && isGroup(now) && isGroup(mine)) {
    const names = new Set([...Object.keys(now), ...Object.keys(mine)]);
    return Object.fromEntries([...names].map((one) => [one, merge(seen[one], now[one], mine[one], clashes, one)]));
  }
  if (!isSame(now, seen) && !isSame(now, mine)) clashes.push(name);
  return mine;
}

/** Whether two values of a form say the same. */
export const isSame = (a: unknown, b: unknown): boolean =>
  a instanceof File || b instanceof File ? a === b : JSON.stringify(a) === JSON.stringify(b);

/**
 * Whether what was to be saved stands there: it was saved, and the response lost. The version that was seen is not what was
 * to be saved.
 */
export function isStanding(sent: unknown, current: unknown): boolean {
  if (!isGroup(sent) || !isGroup(current)) return false;
  const names = Object.keys(sent).filter((name) => name !== 'version');
  // That something is called the same says nothing of it.
  return (
    names.some((name) => name !== 'uuid') && names.every((name) => name in current && isSame(sent[name], current[name]))
  );
}

const isGroup = (value: unknown): value is Group => Object.prototype.toString.call(value) === '[object Object]';
