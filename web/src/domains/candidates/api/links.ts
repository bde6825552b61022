import { listLinks, makeLink, revokeLink } from '@qinghe/contract/candidates/links.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { apiPages } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

/** One's own links, for a master all of the company. */
export const useLinks = () => useInfiniteQuery(apiPages(listLinks, {}));

/** The form says what failed. */
export const useMakeLink = () => useAction(makeLink, { silent: true }).attempt;

export const useRevokeLink = () => useAction(revokeLink);
