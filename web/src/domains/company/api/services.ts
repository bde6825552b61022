import { getServices } from '@qinghe/contract/company/services.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';

export const useServices = () => useQuery(apiQuery(getServices, {}));
