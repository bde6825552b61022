import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { createTalkSeries } from '@qinghe/contract/talks/series.ts';
import {
  cancelTalk,
  changeTalk,
  createTalk,
  deleteTalk,
  getTalk,
  listTalks,
  publishTalk,
  type Talk,
} from '@qinghe/contract/talks/talks.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export type TalkListInput = InputOf<typeof listTalks>;

export const useTalks = (input: TalkListInput) =>
  useQuery({ ...apiQuery(listTalks, input), placeholderData: keepPreviousData });

export const useTalk = (uuid: string) => useQuery(apiQuery(getTalk, { uuid }, { silent: true }));

/** Saves a talk, a new one or one that is there. The form says what failed. */
export const useSaveTalk = (uuid: string | undefined) => {
  const create = useAction(createTalk, { silent: true }).attempt;
  const change = useAction(changeTalk, { silent: true }).attempt;
  return (values: Parameters<typeof create>[0] & { version: number }): Promise<Talk> => {
    const { version, ...texts } = values;
    return uuid === undefined ? create(texts) : change({ ...texts, uuid, version });
  };
};

/** Plans talks with one text. The form says what failed. */
export const usePlanSeries = () => useAction(createTalkSeries, { silent: true }).attempt;

/** What can be done with a talk in a list. */
export const useTalkActions = () => ({
  publish: useAction(publishTalk, { successToast: true }),
  remove: useAction(deleteTalk, { successToast: true }),
});

/** Calls a talk off. The form says what failed. */
export const useCancelTalk = () => useAction(cancelTalk, { silent: true }).attempt;
