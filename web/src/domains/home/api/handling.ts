import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { companyHandling } from '@qinghe/contract/home/handling.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { hasKnownAccess } from '../../../lib/session/known-access.ts';

export const useHandling = (days: InputOf<typeof companyHandling>['days']) =>
  useQuery({ ...apiQuery(companyHandling, { days }), enabled: hasKnownAccess(), placeholderData: keepPreviousData });
