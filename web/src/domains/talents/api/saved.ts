import {
  alertTalentSearch,
  listTalentSearches,
  lookAtTalentSearch,
  removeTalentSearch,
  saveTalentSearch,
} from '@qinghe/contract/talents/saved.ts';
import { similarTalents } from '@qinghe/contract/talents/similar.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { type ActionOptions, useAction } from '../../../lib/api/use-action.ts';

export const useTalentSearches = () => useQuery(apiQuery(listTalentSearches, {})).data?.items ?? [];

export const useSaveTalentSearch = (options: ActionOptions<typeof saveTalentSearch> = {}) =>
  useAction(saveTalentSearch, options).attempt;
export const useAlertTalentSearch = (options: ActionOptions<typeof alertTalentSearch> = {}) =>
  useAction(alertTalentSearch, options);
export const useRemoveTalentSearch = (options: ActionOptions<typeof removeTalentSearch> = {}) =>
  useAction(removeTalentSearch, options);
/** The count of the open tab stays while it is looked at. */
export const useLookAtTalentSearch = () => useAction(lookAtTalentSearch, { silent: true, touches: [] });

/** People like one, by what is rare about that person, without the words that were taken out. */
export const useSimilarTalents = (uuid: string, without: readonly string[]) =>
  useQuery({
    ...apiQuery(
      similarTalents,
      { uuid, ...(without.length > 0 ? { without: without.join(',') } : {}) },
      { silent: true },
    ),
    placeholderData: keepPreviousData,
  });
