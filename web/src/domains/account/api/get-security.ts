import { getSecurity } from '@qinghe/contract/account/security.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';

export const useSecurity = () => useQuery(apiQuery(getSecurity, {}));
