import type { InputOf } from '@qinghe/contract/endpoint.ts';
import type { listApplications } from '@qinghe/contract/resumes/endpoints.ts';

export type ListInput = Omit<InputOf<typeof listApplications>, 'cursor' | 'limit'>;

const PAGE_SIZE = 50;

/** One page of a list, the first one without a cursor. */
export const pageOf = (input: ListInput, cursor?: string): InputOf<typeof listApplications> => ({
  ...input,
  cursor,
  limit: PAGE_SIZE,
});
