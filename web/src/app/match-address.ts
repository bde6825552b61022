/**
 * The parameters of a path of the route table that an address fits, or null. `/resume/:stage` fits `/resume/new`; a path
 * with `*` fits nothing here: where it leads is the router's business.
 */
export function matchAddress(path: string, address: string): Record<string, string> | null {
  const wanted = path.split('/');
  const given = address.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':') && value !== '') params[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return params;
}
