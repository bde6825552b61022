import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { listTalents } from '@qinghe/contract/talents/list.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { apiPages } from '../../../lib/api/api-query.ts';

export const useTalents = (filters: Omit<InputOf<typeof listTalents>, 'cursor' | 'limit'>) =>
  useInfiniteQuery({ ...apiPages(listTalents, { ...filters, limit: 30 }), placeholderData: keepPreviousData });
