import type { DomainName } from '@qinghe/contract/domains.ts';
import type { DocumentKind } from '@qinghe/contract/jobs/deliver-setting.ts';
import { getApplicationDocument } from '@qinghe/contract/resumes/desk.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { fetchBytes } from './get-application-file.ts';

/** What was handed in beside the CV, whole. It is asked for when somebody looks at it: the audit log says so. */
export const useApplicationDocument = (uuid: string, kind: DocumentKind, { wanted }: { wanted: boolean }) =>
  useQuery({
    enabled: wanted,
    queryKey: ['files' satisfies DomainName, uuid, kind],
    queryFn: async ({ signal }) => {
      const { url, name, type } = await call(getApplicationDocument, { uuid, kind }, { signal, background: true });
      // Nobody has read it: there are no words to be found or pointed at.
      return { bytes: await fetchBytes(url, signal), name, type, text: '', spans: [] };
    },
    meta: { silent: true },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
