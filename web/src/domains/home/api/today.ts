import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { businessToday } from '@qinghe/contract/home/today.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { hasKnownAccess } from '../../../lib/session/known-access.ts';

export type Today = OutputOf<typeof businessToday>;

/** What is to do, what comes next, and the week. Some of it lies in other domains, so it is asked anew whenever somebody comes here. */
export const useToday = () => useQuery({ ...apiQuery(businessToday, {}, { staleTime: 0 }), enabled: hasKnownAccess() });
