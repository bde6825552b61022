import { type CvSpan, getApplicationFile } from '@qinghe/contract/resumes/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

export interface ApplicationFile {
  name: string;
  type: string;
  bytes: ArrayBuffer;
  /** What the spans' offsets point into; empty while the file is not read. */
  text: string;
  spans: CvSpan[];
}

/** Bytes of a CV, by its file: a file never changes, so what was fetched once is kept, and once more when it has been read. */
export const useApplicationFile = (uuid: string, fileUuid: string, read: boolean) =>
  useQuery({
    queryKey: ['resume-files', fileUuid, read],
    queryFn: async ({ signal }): Promise<ApplicationFile> => {
      const { url, name, type, text, spans } = await call(
        getApplicationFile,
        { uuid },
        { signal, silent: true, background: true },
      );
      const response = await fetch(url, { signal });
      if (!response.ok) throw new Error(`file answered ${response.status}`);
      return { name, type, text, spans, bytes: await response.arrayBuffer() };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
