import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { selectApplications } from '@qinghe/contract/resumes/bulk.ts';
import { call } from '../../../lib/call.ts';
import type { ListInput } from './list-input.ts';

/** Everyone in a list, as far as one decision may reach. */
export const selectAll = (input: ListInput): Promise<OutputOf<typeof selectApplications>> =>
  call(selectApplications, input);
