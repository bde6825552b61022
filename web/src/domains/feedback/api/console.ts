import type { InputOf } from '@qinghe/contract/endpoint.ts';
import {
  answerFeedback,
  closeFeedback,
  type HandledFeedback,
  listHandledFeedback,
  openFeedback,
} from '@qinghe/contract/feedback/console.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { apiPages } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const useHandledFeedback = (filter: InputOf<typeof listHandledFeedback>) =>
  useInfiniteQuery(apiPages(listHandledFeedback, { ...filter, limit: 50 }));
export const useOpenFeedback = (onDone: (feedback: HandledFeedback) => void) => useAction(openFeedback, { onDone }).run;
/** The form says what failed. */
export const useAnswerFeedback = () => useAction(answerFeedback, { silent: true }).attempt;
export const useCloseFeedback = (onDone: () => void) => useAction(closeFeedback, { onDone });
