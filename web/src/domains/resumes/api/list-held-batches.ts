import { listHeldBatches } from '@qinghe/contract/resumes/decide-many.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';

/** Decisions on many that can still be recalled; looked at again when their time is over. */
export const useHeldBatches = () => useQuery({ ...apiQuery(listHeldBatches, {}), select: (data) => data.items });
