import type { QueryClient } from '@tanstack/react-query';
import type { Domain } from './query-keys.ts';

/** What the overview on the home page and in the sidebar counts. */
const counted: readonly Domain[] = ['jobs', 'resumes'];

/** Makes everything of these domains stale, and the overview where it counts them. */
export function touch(client: QueryClient, domains: Iterable<Domain>): void {
  const all = new Set(domains);
  if (counted.some((domain) => all.has(domain))) all.add('home');
  for (const domain of all) void client.invalidateQueries({ queryKey: [domain] });
}
