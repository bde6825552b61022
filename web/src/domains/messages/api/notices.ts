import { getNotice, listNotices } from '@qinghe/contract/messages/notices.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { apiPages, apiQuery } from '../../../lib/api/api-query.ts';

export const useNotices = () => useInfiniteQuery(apiPages(listNotices, { limit: 20 }, { silent: true }));

/** The newest, for the home page. */
export const useNewestNotices = (limit: number) =>
  useQuery(apiQuery(listNotices, { limit }, { silent: true })).data?.items;

/** One notice; nothing is asked for without a uuid. */
export const useNotice = (uuid: string) =>
  useQuery({ ...apiQuery(getNotice, { uuid }, { silent: true }), enabled: uuid !== '' });
