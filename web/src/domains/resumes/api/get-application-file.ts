import { getApplicationFile } from '@qinghe/contract/resumes/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

/** Bytes of a CV, by its file: a file never changes, so what was read once is kept. */
export const useApplicationFile = (uuid: string, fileUuid: string) =>
  useQuery({
    queryKey: ['resume-files', fileUuid],
    queryFn: async ({ signal }) => {
      const { url, name, type } = await call(getApplicationFile, { uuid }, { signal, silent: true, background: true });
      const response = await fetch(url, { signal });
      if (!response.ok) throw new Error(`file answered ${response.status}`);
      return { name, type, bytes: await response.arrayBuffer() };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
