import {
  type CvFileState,
  type CvImport,
  finishCvImport,
  getCvImport,
  listCvFiles,
  listCvImports,
  listIntakeJobs,
  retryCvImport,
  startCvImport,
} from '@qinghe/contract/intake/cv-imports.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { apiPages, apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

const POLL_MS = 3000;

/** Whether the server is at an import still; it tells of every step, and is asked in case a word was lost. */
export const isAtWork = ({ state, counts }: CvImport): boolean =>
  state === 'unpacking' || counts.reading + counts.waiting > 0;

export const useIntakeJobs = () => useQuery(apiQuery(listIntakeJobs, {}));

export const useCvImports = () => useQuery(apiQuery(listCvImports, {}));

export const useCvImport = (uuid: string) =>
  useQuery({
    ...apiQuery(getCvImport, { uuid }),
    enabled: uuid !== '',
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? POLL_MS : false),
  });

/** `undefined`: in every state. */
export const useCvFiles = (uuid: string, state: CvFileState | undefined) =>
  useInfiniteQuery({ ...apiPages(listCvFiles, { uuid, state, limit: 50 }), placeholderData: keepPreviousData });

export const useStartCvImport = () => useAction(startCvImport, { silent: true });

export const useFinishCvImport = () => useAction(finishCvImport);

export const useRetryCvImport = () => useAction(retryCvImport);
