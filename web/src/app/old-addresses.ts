/**
 * Rewrites an address of the old application, which kept its path behind `#/`, to today's:
 * `#/resume/new` → `/resume/new`, `#/resume-email/abc` → `/resume-email?auth=abc`. Null for anything else.
 */
export function rewriteOldAddress(hash: string): string | null {
  if (!hash.startsWith('#/') && !hash.startsWith('#!/')) return null;
  const address = hash.slice(hash.indexOf('/')).replace(/^[/\\]+/, '/');
  const view = /^\/(resume-email|talent-email)\/(?:.*\/)?([^/?#]+)\/?(?:\?|$)/.exec(address);
  return view ? `/${view[1]}?auth=${view[2]}` : address;
}
