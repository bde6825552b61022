import { LOOK_LASTS, type Look } from '@qinghe/contract/resumes/looks.ts';

/** Who looks at what, as the socket says: by application, then by account, until when. */
const looks = new Map<string, Map<string, { name: string; until: number }>>();
const watchers = new Set<(look: Look) => void>();

/** Hears of each look until the returned function is called. */
export function watchLooks(watcher: (look: Look) => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** What the socket brought. */
export function hearLook(look: Look): void {
  const at = looks.get(look.application_uuid) ?? new Map();
  if (look.looking) at.set(look.account_uuid, { name: look.name, until: Date.now() + LOOK_LASTS * 1000 });
  else at.delete(look.account_uuid);
  if (at.size > 0) looks.set(look.application_uuid, at);
  else looks.delete(look.application_uuid);
  for (const watcher of watchers) watcher(look);
}

/** Names of those who look at an application now, but for one account: one's own. */
export const lookersAt = (application: string, self: string | undefined): string[] =>
  [...(looks.get(application) ?? [])]
    .filter(([account, { until }]) => account !== self && until > Date.now())
    .map(([, { name }]) => name);
