import type { VisitorState } from '@qinghe/contract/talks/sign-up.ts';
import { listVisitors } from '@qinghe/contract/talks/visitors.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { apiPages } from '../../../lib/api-query.ts';

export const useVisitors = (talk_uuid: string, state: VisitorState | undefined) =>
  useInfiniteQuery(apiPages(listVisitors, { talk_uuid, state, limit: 50 }));
