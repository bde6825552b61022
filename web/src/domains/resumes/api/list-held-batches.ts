import { listHeldBatches } from '@qinghe/contract/resumes/bulk.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

/** Decisions on many that can still be recalled; looked at again when their time is over. */
export const useHeldBatches = () =>
  useQuery({
    queryKey: ['resumes', 'held'],
    queryFn: ({ signal }) => call(listHeldBatches, {}, { signal, background: true }),
    select: (data) => data.items,
  });
