import type { DomainName } from '@qinghe/contract/domains.ts';
import type { QueryClient } from '@tanstack/react-query';

/** What the overviews count: of the home page and the sidebar, and of the company's room. */
const counted: readonly DomainName[] = ['jobs', 'resumes', 'talks', 'company', 'platform'];

/**
 * Makes everything of these domains stale, the overviews where they count them, and with jobs the room that is left for
 * others. What of it is on the screen is read again.
 * @returns what is over once that is read, or failed
 */
export function touch(client: QueryClient, domains: Iterable<DomainName>): Promise<unknown> {
  const all = new Set(domains);
  if (counted.some((domain) => all.has(domain))) all.add('home');
  if (all.has('jobs')) all.add('rights');
  return Promise.all([...all].map((domain) => client.invalidateQueries({ queryKey: [domain] })));
}
