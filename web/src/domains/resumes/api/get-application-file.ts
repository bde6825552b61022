import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import { type CvSpan, getApplicationFile, noteFileOpened } from '@qinghe/contract/resumes/desk.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ignoreShown } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import type { Domain } from '../../../lib/query-keys.ts';

export interface ApplicationFile {
  name: string;
  type: string;
  bytes: ArrayBuffer;
  /** What the spans' offsets point into; empty while the file is not read. */
  text: string;
  spans: CvSpan[];
  /** It was prefetched: `noteFileOpened` says when it is shown. */
  ahead: boolean;
}

type Cv = NonNullable<ApplicationDetail['cv']>;

/**
 * Bytes of a CV, by its file: a file never changes, so it is cached. Once it has been read its words are asked for, and the
 * same bytes are used again, so that nothing is drawn anew. `ahead`: a prefetch, which the audit log tells apart.
 */
export const useApplicationFile = (
  uuid: string,
  cv: Pick<Cv, 'file_uuid' | 'reading'> | null | undefined,
  { ahead = false }: { ahead?: boolean } = {},
) => {
  const fileUuid = cv?.file_uuid ?? '';
  const read = cv?.reading !== 'waiting';
  return useQuery({
    enabled: cv != null,
    queryKey: keyOf(fileUuid, read),
    queryFn: async ({ signal, client }): Promise<ApplicationFile> => {
      const { url, name, type, text, spans } = await call(
        getApplicationFile,
        { uuid, ahead: String(ahead) },
        { signal, background: true },
      );
      const unread = client.getQueryData<ApplicationFile>(keyOf(fileUuid, false));
      return { name, type, text, spans, ahead, bytes: unread?.bytes ?? (await fetchBytes(url, signal)) };
    },
    placeholderData: keepPreviousData,
    meta: { silent: true },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
};

/** Tells the audit log that a file is looked at now. What could not be told is no reason to disturb the reader. */
export const tellOpened = (uuid: string): void => {
  call(noteFileOpened, { uuid }, { background: true }).catch(ignoreShown);
};

const keyOf = (fileUuid: string, read: boolean) => ['files' satisfies Domain, fileUuid, read] as const;

async function fetchBytes(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`file answered ${response.status}`);
  return response.arrayBuffer();
}
