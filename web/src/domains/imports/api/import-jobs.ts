import { exportJobs } from '@qinghe/contract/imports/export.ts';
import {
  createImported,
  exportProblems,
  getImport,
  importTemplate,
  retryImport,
  startImport,
} from '@qinghe/contract/imports/import.ts';
import { listImportValues, mapColumns, mapWords, mendCell } from '@qinghe/contract/imports/mend.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { call } from '../../../lib/api/call.ts';
import { type ActionOptions, useAction } from '../../../lib/api/use-action.ts';
import { download } from '../../../lib/browser/save-file.ts';

const POLL_MS = 1000;

/** Hands a file of jobs in; the form says what is wrong with it. */
export const sendJobs = (kind: JobKind, file: File) => call(startImport, { kind }, { file });

/** An import, asked for again while the server is at it. */
export const useImport = (uuid: string) =>
  useQuery({
    ...apiQuery(getImport, { uuid }),
    enabled: uuid !== '',
    refetchInterval: ({ state }) =>
      state.data?.state === 'checking' || state.data?.state === 'creating' ? POLL_MS : false,
  });

export const useCreateImported = () => useAction(createImported, { touches: ['imports', 'jobs'] });

export const useRetryImport = () => useAction(retryImport, { touches: ['imports'] });

/** What columns may be and hold; it changes with a release at most. */
export const useImportValues = (kind: JobKind) =>
  useQuery(apiQuery(listImportValues, { kind }, { staleTime: Number.POSITIVE_INFINITY }));

export const useMapColumns = () => useAction(mapColumns, { touches: ['imports'] });

export const useMapWords = () => useAction(mapWords, { touches: ['imports'] });

export const useMendCell = ({ onStale }: Pick<ActionOptions<typeof mendCell>, 'onStale'>) =>
  useAction(mendCell, { touches: ['imports'], ...(onStale && { onStale }) });

const onDone = ({ url }: { url: string }) => download(url);

export const useImportTemplate = () => useAction(importTemplate, { touches: [], onDone });

export const useExportProblems = () => useAction(exportProblems, { touches: [], onDone });

export const useExportJobs = () => useAction(exportJobs, { touches: [], onDone });
