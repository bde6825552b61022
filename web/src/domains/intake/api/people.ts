import { addCandidate, completeCvFile, dropCvFile, getCvFile } from '@qinghe/contract/intake/people.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

const POLL_MS = 1000;

/** A CV of an import with what it says of its person, asked for again while it is read. */
export const useCvFile = (uuid: string | undefined) =>
  useQuery({
    ...apiQuery(getCvFile, { uuid: uuid ?? '' }),
    enabled: uuid !== undefined,
    refetchInterval: ({ state }) => (state.data?.is_reading ? POLL_MS : false),
  });

/** Their failures stand in the form. */
export const useAddCandidate = () => useAction(addCandidate, { silent: true, touches: ['intake', 'resumes', 'jobs'] });

export const useCompleteCvFile = () =>
  useAction(completeCvFile, { silent: true, touches: ['intake', 'resumes', 'jobs'] });

export const useDropCvFile = (onDone: () => void) => useAction(dropCvFile, { onDone });
