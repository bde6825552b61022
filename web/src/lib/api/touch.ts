import type { DomainName } from '@qinghe/contract/domains.ts';
import type { QueryClient } from '@tanstack/react-query';

/** What the overview on the home page and in the sidebar counts. */
const counted: readonly DomainName[] = ['jobs', 'resumes', 'talks'];

/** Makes everything of these domains stale, and the overview where it counts them. */
export function touch(client: QueryClient, domains: Iterable<DomainName>): void {
  const all = new Set(domains);
  if (counted.some((domain) => all.has(domain))) all.add('home');
  for (const domain of all) void client.invalidateQueries({ queryKey: [domain] });
}
