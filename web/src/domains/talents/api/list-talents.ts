import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { listTalents } from '@qinghe/contract/talents/list.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { apiPages } from '../../../lib/api/api-query.ts';

/** What a page of talents asks for. */
export type TalentsInput = Omit<InputOf<typeof listTalents>, 'cursor'>;

export const useTalents = (input: TalentsInput) =>
  useInfiniteQuery({ ...apiPages(listTalents, input), placeholderData: keepPreviousData });
