import type { DomainName } from '@qinghe/contract/domains.ts';
import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import { getApplicationFile, noteFileOpened } from '@qinghe/contract/resumes/desk.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ignoreShown } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { cvFactsKey } from './cv-facts-key.ts';

/** What is known of a CV before its bytes have come. */
export interface CvFacts extends OutputOf<typeof getApplicationFile> {
  /** It was prefetched: `noteFileOpened` says when it is shown. */
  ahead: boolean;
}

export interface ApplicationFile extends CvFacts {
  bytes: ArrayBuffer;
}

type Cv = Pick<NonNullable<ApplicationDetail['cv']>, 'file_uuid' | 'reading'>;

/**
 * A CV by its file: a file never changes, so it is cached. Once it has been read its words are asked for, and the same
 * bytes are used again, so that nothing is drawn anew. `ahead`: a prefetch, which the audit log tells apart.
 */
export const useCvFacts = (uuid: string, cv: Cv | null | undefined, { ahead = false }: { ahead?: boolean } = {}) =>
  useQuery({
    enabled: cv != null,
    queryKey: cvFactsKey(uuid, cv?.reading !== 'waiting'),
    queryFn: async ({ signal }): Promise<CvFacts> => ({ ...(await ask(uuid, ahead, signal)), ahead }),
    placeholderData: keepPreviousData,
    ...keptForAWhile,
  });

interface Wanted {
  facts: CvFacts | undefined;
  /** When they came: their address works for five minutes. */
  since: number;
  wanted: boolean;
}

const ADDRESS_LIFE = 240_000;

/** The file itself, once its facts are known and it is `wanted`: what is seen first comes before it. */
export function useCvFile(uuid: string, cv: Cv, { facts, since, wanted }: Wanted) {
  const query = useQuery({
    enabled: facts !== undefined && wanted,
    queryKey: ['files' satisfies DomainName, cv.file_uuid, 'bytes'],
    queryFn: async ({ signal }) => {
      const known = Date.now() - since < ADDRESS_LIFE ? facts : undefined;
      const { url } = known ?? (await ask(uuid, facts?.ahead ?? false, signal));
      return fetchBytes(url, signal);
    },
    ...keptForAWhile,
  });
  const { data: bytes, error, refetch } = query;
  const file = useMemo((): ApplicationFile | undefined => facts && bytes && { ...facts, bytes }, [facts, bytes]);
  return { file, error, refetch };
}

const keptForAWhile = { meta: { silent: true }, staleTime: Number.POSITIVE_INFINITY, gcTime: 60_000 };

const ask = (uuid: string, ahead: boolean, signal: AbortSignal) =>
  call(getApplicationFile, { uuid, ahead: String(ahead) }, { signal, background: true });

/** Tells the audit log that a file is looked at now. What could not be told is no reason to disturb the reader. */
export const tellOpened = (uuid: string): void => {
  call(noteFileOpened, { uuid }, { background: true }).catch(ignoreShown);
};

/** What lies at a signed address. @throws Error where it is not there any more */
export async function fetchBytes(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`file answered ${response.status}`);
  return response.arrayBuffer();
}
