import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { listOperatorAudit, listOperators } from '@qinghe/contract/ops/audit.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { apiPages, apiQuery } from '../../../lib/api/api-query.ts';

export type OperatorAuditFilters = Omit<InputOf<typeof listOperatorAudit>, 'cursor' | 'limit'>;

export const useOperatorAudit = (filters: OperatorAuditFilters) =>
  useInfiniteQuery(apiPages(listOperatorAudit, { ...filters, limit: 50 }));

export const useOperators = () => useQuery(apiQuery(listOperators, {}));
