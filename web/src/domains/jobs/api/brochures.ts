import {
  assignJobs,
  type BrochureDetail,
  changeBrochure,
  createBrochure,
  deleteBrochure,
  getBrochure,
  listBrochures,
  setBrochureOnline,
} from '@qinghe/contract/jobs/brochures.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { type ActionOptions, useAction } from '../../../lib/api/use-action.ts';

const brochuresQuery = apiQuery(listBrochures, {});

export const useBrochures = () => useQuery(brochuresQuery);

export const useBrochure = (uuid: string) => useQuery(apiQuery(getBrochure, { uuid }, { silent: true }));

/** Saves a brochure, a new one or one that is there. The form says what failed. */
export const useSaveBrochure = (uuid: string | undefined) => {
  const create = useAction(createBrochure, { silent: true }).attempt;
  const change = useAction(changeBrochure, { silent: true }).attempt;
  return (values: Parameters<typeof create>[0] & { version: number }): Promise<BrochureDetail> => {
    const { version, ...texts } = values;
    return uuid === undefined ? create(texts) : change({ ...texts, uuid, version });
  };
};

/** Puts a brochure online or takes it offline; the page says what keeps it from it. */
export const useSetBrochureOnline = () => useAction(setBrochureOnline, { silent: true }).attempt;

export const useDeleteBrochure = (options: Pick<ActionOptions<typeof deleteBrochure>, 'onDone'>) =>
  useAction(deleteBrochure, { successToast: true, ...options });

/** Says which jobs belong to a brochure. The form says what failed. */
export const useAssignJobs = () => useAction(assignJobs, { silent: true }).attempt;
