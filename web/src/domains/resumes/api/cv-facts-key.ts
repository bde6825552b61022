import type { Domain } from '../../../lib/api/query-keys.ts';

/** What is known of an application's CV, before its text is read and after. No event of a domain makes it stale. */
export const cvFactsKey = (uuid: string, read: boolean) => ['files' satisfies Domain, 'facts', uuid, read] as const;
