import { listCommonWords } from '@qinghe/contract/settings/common-words.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';

export const useCommonWords = () => useQuery(apiQuery(listCommonWords, {}, { silent: true }));
