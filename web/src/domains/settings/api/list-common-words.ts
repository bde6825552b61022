import { listCommonWords } from '@qinghe/contract/settings/common-words.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

export const useCommonWords = () =>
  useQuery({
    queryKey: ['settings', 'common-words'],
    queryFn: ({ signal }) => call(listCommonWords, {}, { signal, background: true, silent: true }),
  });
