import type { DomainName } from '@qinghe/contract/domains.ts';

/** What is known of an application's CV, before its text is read and after. No event of a domain makes it stale. */
export const cvFactsKey = (uuid: string, read: boolean) => ['files' satisfies DomainName, 'facts', uuid, read] as const;
